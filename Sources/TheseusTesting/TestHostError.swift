/// Why a test host could not perform an action.
public enum TestHostError: Error, CustomStringConvertible, Equatable {
  /// Nothing matched; `tree` is the whole semantics tree at that time.
  case notFound(wanted: String, tree: String)
  /// Work continued beyond the given time; `pending` describes it.
  case didNotSettle(pending: String)
  /// The element is disabled, its identity has ended, or it cannot do this.
  case notActionable(String)

  public var description: String {
    switch self {
    case .notFound(let wanted, let tree): "found no \(wanted) in:\n\(tree)"
    case .didNotSettle(let pending): "the host did not settle: \(pending)"
    case .notActionable(let reason): reason
    }
  }
}
