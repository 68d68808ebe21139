import TheseusViews

/// The order in which a page is read.
///
/// A browser reads nodes in the order of the document, which is that of the views.
/// `accessibilitySortPriority` gives the elements of a container another order. The container's
/// node then owns their nodes (`aria-owns`), in the order of the semantics tree. In the document
/// they stay where they are: a later node covers an earlier one that it overlaps, and Tab follows
/// the document.
extension PageTree {
  /// Brings the lists of owned nodes up to date with the semantics tree and with the nodes.
  ///
  /// A list names ids, so a node that was inserted or replaced changes it too. Each container whose
  /// order priorities change is read again; a window without such containers costs nothing.
  func followReading(_ writer: inout JSONWriter) {
    let elements = window.reorderedElements
    guard !elements.isEmpty || !owners.isEmpty else { return }
    let former = owners
    owners = elements.compactMap { nodes[$0.id] }.sorted { $0.id < $1.id }
    let present = Set(owners.map(\.id))
    for node in former where sent[node.id] === node && !present.contains(node.id) {
      own([], node, &writer)
    }
    for node in owners { own(readNodes(in: node.element), node, &writer) }
  }

  private func own(_ owned: [PageNode], _ node: PageNode, _ writer: inout JSONWriter) {
    let value = owned.isEmpty ? nil : AttributeValue.numbers(owned.map { Double($0.id) })
    let old = node.attributes
    guard value != old[.owns] else { return }
    node.attributes[.owns] = value
    writer.list {
      $0.string("=")
      $0.int(node.id)
      $0.changes(from: old, to: node.attributes)
    }
  }

  /// The nodes of the elements that are read directly below an element. Those inside stand for an
  /// element without a node.
  private func readNodes(in element: ViewElement) -> [PageNode] {
    element.readElements.flatMap { child in
      nodes[child.id].map { [$0] } ?? readNodes(in: child)
    }
  }
}
