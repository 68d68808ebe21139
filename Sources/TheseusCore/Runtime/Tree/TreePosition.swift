/// Where a node of the tree stands: its lifetime and what names it.
@MainActor
public struct TreePosition {
  /// The lifetime that what is mounted there belongs to.
  let scope: Scope
  /// The nearest enclosing named place.
  let enclosing: IdentityPath
  /// Index in the enclosing builder block; negative where there is none.
  let index: Int32
  /// Id of the enclosing row, where no named place has taken it.
  let identifier: ElementIdentifier?
}
