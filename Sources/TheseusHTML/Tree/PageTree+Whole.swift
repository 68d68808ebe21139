import Foundation
import TheseusViews

/// The tree for a client that has none, or that was away.
extension PageTree {
  /// The whole tree as it is now, for a client that gets all of it. Nodes are made only once: later
  /// calls bring them up to date.
  func whole() -> PageNode {
    guard let root else { return build() }
    movements = Movements()
    var unneeded = JSONWriter()
    writeChanges(&unneeded) { _ in }
    for node in sent.values {
      if node.field != nil { renewField(node) }
      node.offset = node.element.scroller?.offset
    }
    revisions = revisions.filter { nodes[$0.key] != nil }
    hasNewStructure = true
    return root
  }

  /// The nodes of the whole tree, by their keys.
  func wholeByKey() -> [String: PageNode] {
    _ = whole()
    return Dictionary(
      sent.values.map { (NodeKey.text(of: $0.key), $0) },
      uniquingKeysWith: { $0.id < $1.id ? $0 : $1 })
  }

  /// The client gets the text of a field with the whole tree. Where its edit has no answer, it
  /// keeps that until the answer comes.
  private func renewField(_ node: PageNode) {
    guard let present = FieldValue.known(of: node.element, window) else { return }
    node.attributes.set(.value, present.text)
    node.field?.forgetWritten()
    guard node.field?.isUnanswered == false else { return }
    node.field?.text = present.text
    node.field?.typed = present.text
    node.field?.selection = present.selection
  }

  /// Everything is drawn again by the next update.
  func noteAll() { for node in sent.values { note(node.element, .content) } }

  /// Whether the client had a node with this id when the app slept, whose element does not exist
  /// now: it may be a row that is not created yet.
  func isMissing(_ id: Int) -> Bool {
    missing.contains(id) || inherited.values.contains { $0.id == id }
  }
}
