import Foundation
import TheseusViews

/// A node of the page, with what the client knows of it.
@MainActor
final class PageNode {
  /// Small, unique on the page, never used again.
  let id: Int
  let element: ViewElement
  /// Names the element in each run of the app.
  lazy var key = NodeKey.hash(of: element)
  unowned(unsafe) var parent: PageNode?
  // Exclusivity is unchecked for what each changed element touches: Benchmarks/NOTES.md.
  @exclusivity(unchecked) var children: [PageNode] = []
  @exclusivity(unchecked) var tag: NodeTag
  /// In the coordinates of the parent's content.
  @exclusivity(unchecked) var box: CGRect
  @exclusivity(unchecked) var attributes: NodeAttributes
  @exclusivity(unchecked) var drawing: NodeDrawing
  /// The content of a field as the client shows it.
  @exclusivity(unchecked) var field: KnownField?
  /// Where the client has scrolled to; nil for a node that does not scroll.
  @exclusivity(unchecked) var offset: CGPoint?
  /// The shortcut of the element.
  @exclusivity(unchecked) var shortcut: KeyboardShortcut?
  /// Whether the client has the node.
  @exclusivity(unchecked) var isSent = false

  init(
    _ id: Int, _ element: ViewElement, _ tag: NodeTag, _ attributes: NodeAttributes,
    _ drawing: NodeDrawing, box: CGRect
  ) {
    self.id = id
    self.element = element
    self.tag = tag
    self.attributes = attributes
    self.drawing = drawing
    self.box = box
  }
}

/// The text that a client shows in a field.
struct KnownField: Equatable {
  var text: String
  /// In UTF-8 offsets.
  var selection: Range<Int>
  /// The client's last edit that the server has seen.
  var revision = 0
  /// Whether that edit has not been answered.
  var isUnanswered = false
  /// The text that the client shows until it has read one of `written`.
  var typed: String
  /// The texts that the client was sent and may not have read yet, the oldest first.
  private(set) var written: [WrittenText] = []

  struct WrittenText: Equatable {
    /// Grows with each text of the page.
    var number: Int
    var text: String
  }

  init(
    text: String, selection: Range<Int>, revision: Int = 0, isUnanswered: Bool = false
  ) {
    self.text = text
    self.selection = selection
    self.revision = revision
    self.isUnanswered = isUnanswered
    typed = text
  }

  /// The text that was edited by a client which has read the text with a number.
  func base(_ number: Int) -> String { written.last { $0.number <= number }?.text ?? typed }

  /// The field after an edit by a client which has read the text with a number; nil: all of them.
  func edited(
    _ text: String, _ selection: Range<Int>, revision: Int, after number: Int?
  ) -> KnownField {
    var field = KnownField(
      text: text, selection: selection, revision: revision, isUnanswered: true)
    if let number { field.written = written.filter { $0.number > number } }
    return field
  }

  mutating func noteWritten(_ number: Int) {
    written.append(WrittenText(number: number, text: text))
    // An app that writes all the time, such as a clock, is read in time.
    if written.count > 8 { written.removeFirst() }
  }

  mutating func forgetWritten() { written = [] }
}

extension JSONWriter {
  /// A node with everything inside it.
  ///
  /// - Parameters:
  ///   - isNew: leaves out what the client has already.
  ///   - first: other attributes than the node's own, from which it moves to those.
  @MainActor
  mutating func node(
    _ node: PageNode, isNew: Bool = false, first: (PageNode) -> NodeAttributes? = { _ in nil }
  ) {
    list { writer in
      writer.int(node.id)
      writer.string(NodeKey.text(of: node.key))
      writer.string(node.tag.rawValue)
      writer.rect(node.box)
      writer.attributes(first(node) ?? node.attributes)
      writer.list { $0.values(node.drawing.pieces) }
      writer.list { writer in
        for child in node.children where !isNew || !child.isSent {
          writer.node(child, isNew: isNew, first: first)
        }
      }
      if !node.drawing.overPieces.isEmpty {
        writer.list { $0.values(node.drawing.overPieces) }
      }
    }
  }
}
