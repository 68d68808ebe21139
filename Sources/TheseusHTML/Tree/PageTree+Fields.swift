import Foundation
import TheseusViews

/// Writing what the browser changes by itself too: the texts of fields, and scroll positions.
extension PageTree {
  /// Writes those of these nodes' fields and scroll positions that differ from what the client
  /// shows.
  func writeFields(_ nodes: [PageNode], _ writer: inout JSONWriter) {
    for node in nodes where self.node(node.id) === node {
      if node.field != nil { writeField(node, &writer) }
      if let scroll = node.element.scroller, scroll.offset != node.offset {
        node.offset = scroll.offset
        writer.list {
          $0.string("s")
          $0.int(node.id)
          $0.number(scroll.offset.x)
          $0.number(scroll.offset.y)
        }
      }
    }
  }

  private func writeField(_ node: PageNode, _ writer: inout JSONWriter) {
    guard let present = FieldValue.known(of: node.element, window), var known = node.field else {
      return
    }
    let isSame = known.text == present.text && known.selection == present.selection
    let wasUnanswered = known.isUnanswered
    known.isUnanswered = false
    known.text = present.text
    known.selection = present.selection
    if !isSame {
      lastText += 1
      known.noteWritten(lastText)
    }
    node.field = known
    if isSame {
      guard wasUnanswered else { return }
      return writer.list {
        $0.string("k")
        $0.int(node.id)
        $0.int(known.revision)
      }
    }
    let selection = FieldValue.utf16(present.selection, in: present.text)
    writer.list {
      $0.string("v")
      $0.int(node.id)
      $0.string(present.text)
      $0.int(selection.lowerBound)
      $0.int(selection.upperBound)
      $0.int(known.revision)
      $0.int(lastText)
    }
  }
}
