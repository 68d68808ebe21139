extension Trace {
  /// The trace as a Graphviz graph: one box for each state, its tree inside, the cells at their
  /// nodes.
  public var dot: String {
    var lines = [
      "digraph trace {", "  compound=true;", "  node [shape=box, fontname=\"monospace\"];",
    ]
    for (index, state) in states.enumerated() {
      lines.append("  subgraph cluster\(index) {")
      lines.append("    label=\"\(index + 1). \(state.action ?? "step")\";")
      Trace.draw(state.tree, state, [], "s\(index)", &lines)
      lines.append("  }")
      if index > 0 {
        lines.append(
          "  s\(index - 1) -> s\(index) [ltail=cluster\(index - 1), lhead=cluster\(index)];")
      }
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private static func draw(
    _ tree: Tree, _ state: State, _ position: Position, _ name: String, _ lines: inout [String]
  ) {
    let tag = tree.kind == .modified ? tree.modifierTag : tree.typeTag
    var label = tag == .none ? tree.kind.rawValue : tag.name
    if tree.branch != .none { label += " \(tree.branch.rawValue)" }
    if tree.kind == .explicitID { label += " \(tree.explicitID)" }
    if tree.kind == .foreach { label += " \(tree.rowIDs)" }
    if let value = state.cells[position] { label += " = \(value)" }
    let safe = label.split(separator: "\"", omittingEmptySubsequences: false).joined(
      separator: "\\\"")
    lines.append("    \(name) [label=\"\(safe)\"];")
    for (index, child) in tree.children.enumerated() {
      let childName = "\(name)_\(index + 1)"
      draw(child, state, position + [index + 1], childName, &lines)
      lines.append("    \(name) -> \(childName);")
    }
  }
}
