import AttributeGraph

/// The rows of one `ForEach` in a lazy container: known by number, created on demand (R70).
@MainActor
public class LazyRows {
  /// The number of rows.
  public var count: Int { 0 }
  /// Grows whenever existing rows have moved or were removed, or the count has changed.
  public internal(set) var structureVersion = 0
  /// The id of a row, made or not.
  public func elementID(at index: Int) -> AnyHashable { AnyHashable(index) }
  /// The row's number, or nil where no row has the id.
  public func index(of id: AnyHashable) -> Int? { nil }
  /// The row's number if the row exists; costs a lookup.
  public func indexOfMade(_ id: AnyHashable) -> Int? { nil }
  /// The row, made now if it was not, with the elements it emits at present.
  public func realize(_ index: Int, _ context: borrowing RuleContext) throws(GraphError)
    -> [ElementNode]
  { [] }
  /// All rows outside of `range` are away from the screen; the profile decides what they keep
  /// (R71).
  public func keepNear(_ range: Range<Int>) {}
  /// Among the rows near the screen, those in `range` are visible (R67).
  public func show(_ range: Range<Int>) {}
  /// The actions that the rows' `ForEach` offers for moving and deleting.
  public var actions = RowActions()
}

/// The actions of `onMove` and `onDelete` on a `ForEach`.
public struct RowActions {
  /// Offsets of the rows to move, and where to.
  public var move: (([Int], Int) -> Void)?
  /// Offsets of the rows to delete.
  public var delete: (([Int]) -> Void)?
  /// Whether `move` does something at present; nil when it always does.
  public var canMove: (() -> Bool)?
  /// Whether `delete` does something at present; nil when it always does.
  public var canDelete: (() -> Bool)?
  public init() {}

  public var allowsMoves: Bool { move != nil && canMove?() ?? true }
  public var allowsDeletions: Bool { delete != nil && canDelete?() ?? true }
}

/// Row actions behind one reference, nil when there are none.
package final class SharedRowActions {
  let actions: RowActions
  package init(_ actions: RowActions) { self.actions = actions }
}
