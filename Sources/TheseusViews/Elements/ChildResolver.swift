import AttributeGraph
import TheseusCore

/// An element that chooses its children itself, at each layout.
@MainActor
public protocol ChildResolver: ViewElement {
  /// The present children, among those that were mounted. Lazy containers create only those near
  /// the screen.
  func resolveChildren(_ list: ElementList, _ context: borrowing RuleContext)
    throws(GraphError) -> [ElementNode]
  /// Its rows, if it creates them near the screen.
  var scrollContent: (any ScrollContent)? { get }
}

extension ChildResolver {
  public var scrollContent: (any ScrollContent)? { nil }
}
