/// The position of a node in the tree: its lifetime and its path.
@MainActor
public struct TreePosition {
  /// The lifetime of what is mounted there.
  let scope: Scope
  /// The nearest enclosing named position.
  let enclosing: IdentityPath
  /// Index in the enclosing builder block; negative where there is none.
  let index: Int32
  /// Id of the enclosing row, when no named position has taken it.
  let identifier: ElementIdentifier?
}
