/// A state of a program as SwiftUI source, with the cells as comments, for the reader of a
/// counterexample.
public struct SwiftUISource {
  private let cells: [Position: Int]

  /// The lines of `tree`, a value of `program`. Arms and payloads that are not live are elided.
  public static func lines(program: Program, tree: Tree, cells: [Position: Int]) -> [String] {
    SwiftUISource(cells: cells).lines(program, tree, [])
  }

  private func lines(_ program: Program, _ tree: Tree, _ position: Position) -> [String] {
    let children = tree.children.enumerated().map { index, child in
      lines(tree.program(ofChild: index, in: program), child, position + [index + 1])
    }
    switch tree.kind {
    case .structural:
      let state = cells[position].map { "  // @State = \($0)" } ?? ""
      return children.isEmpty
        ? ["\(tree.typeTag)()\(state)"] : block("\(tree.typeTag) {\(state)", children.joined(), "}")
    case .group:
      return block("Group {", children.joined(), "}")
    case .cond:
      let other = ["…"]
      let (then, otherwise) = tree.branch == .yes ? (children[0], other) : (other, children[0])
      return block(
        "if flag {\(tree.branch == .yes ? "  // true" : "")", then,
        "} else {\(tree.branch == .no ? "  // false" : "")")
        + otherwise.map { "  " + $0 } + ["}"]
    case .optional:
      return block(
        "if let value {  // \(tree.branch == .yes ? "some" : "nil")", children.first ?? ["…"], "}")
    case .foreach:
      let rows = zip(tree.rowIDs, children).map { id, row in
        row.isEmpty
          ? []
          : [row[0] + (row[0].contains("//") ? ", row \(id)" : "  // row \(id)")] + row.dropFirst()
      }
      return block("ForEach(\(tree.rowIDs), id: \\.self) { id in", rows.joined(), "}")
    case .explicitID:
      return modify(children[0], ".id(\(tree.explicitID))")
    case .modified:
      return modify(children[0], ".modifier(\(tree.modifierTag)())")
    case .anyView:
      return block("AnyView {", children.joined(), "}")
    }
  }

  private func block<Lines: Sequence<String>>(_ open: String, _ inner: Lines, _ close: String)
    -> [String]
  {
    [open] + inner.map { "  " + $0 } + [close]
  }

  /// Appends a modifier to a view's last line, before its comment.
  private func modify(_ view: [String], _ modifier: String) -> [String] {
    guard let last = view.last else { return [] }
    let parts = last.split(separator: "  //", maxSplits: 1)
    let isStatement = view[0].hasPrefix("if ") || view[0].hasPrefix("ForEach")
    if isStatement { return block("Group {", view, "}\(modifier)") }
    let comment = parts.count > 1 ? "  //" + parts[1] : ""
    return view.dropLast() + [parts[0] + modifier + comment]
  }
}

extension Trace {
  /// The trace as text and source: one part for each state, with the action and what is then shown.
  public var narrative: [String] {
    zip(1..., states).flatMap { number, state -> [String] in
      let source = SwiftUISource.lines(program: state.program, tree: state.tree, cells: state.cells)
        .map { "     " + $0 }
      let events = state.log.entries.isEmpty ? [] : ["     events: \(state.log)"]
      return ["  \(number). \(state.action ?? "step")"] + source + events
    }
  }
}
