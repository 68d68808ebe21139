import TheseusTesting
import TheseusViews

/// A copy of a window's semantics tree, as a host keeps one: patched by the changes that are
/// reported.
@MainActor
final class SemanticsCopy {
  private var tree: SemanticsNode?
  private var problems: [String] = []

  func follow(_ host: TestHost) {
    tree = host.window.observeSemantics { [unowned self] changes in
      for change in changes where !(tree?.apply(change) ?? false) {
        problems.append("the semantics tree has no place for \(change)")
      }
    }
  }

  /// A copy that was patched equals the tree of the moment.
  func differences(from host: TestHost) -> [String] {
    defer { problems = [] }
    let fresh = host.window.semantics
    guard let tree, tree != fresh else { return problems }
    let (mine, its) = (lines(of: tree, 0), lines(of: fresh, 0))
    let first = zip(mine, its).first { $0 != $1 } ?? (mine.last ?? "", its.last ?? "")
    return problems + [
      "the patched semantics tree (\(mine.count)) says \(first.0), "
        + "a fresh one (\(its.count)) \(first.1)"
    ]
  }

  private func lines(of node: SemanticsNode, _ depth: Int) -> [String] {
    let state = node.state
    let indent = String(repeating: " ", count: depth)
    let own =
      "\(indent)\(node.id) \(state.semantics) \(state.isFocused) \(state.isCovered)"
    return [own] + node.children.flatMap { lines(of: $0, depth + 1) }
  }
}
