import AttributeGraph

/// The rows of one `ForEach` in a lazy container: known by number, made when asked for (R70).
@MainActor
public class LazyRows {
  /// How many there are now.
  public var count: Int { 0 }
  /// Grows whenever rows that were made have moved or gone, or the count has changed.
  public internal(set) var structureVersion = 0
  /// The id of a row, made or not.
  public func elementID(at index: Int) -> AnyHashable { AnyHashable(index) }
  /// The row's number, or nil where no row has the id.
  public func index(of id: AnyHashable) -> Int? { nil }
  /// The row's number where it is made; costs a look-up.
  public func indexOfMade(_ id: AnyHashable) -> Int? { nil }
  /// The row, made now if it was not, with the elements it emits at present.
  public func realize(_ index: Int, _ context: borrowing RuleContext) throws(GraphError)
    -> [ElementNode]
  { [] }
  /// All rows but those in `range` are away from the screen; what becomes of them is the profile's
  /// to say (R71).
  public func keepNear(_ range: Range<Int>) {}
  /// Of the rows near the screen those in `range` are seen, the others are not (R67).
  public func show(_ range: Range<Int>) {}
  /// Where the rows' `ForEach` says that they can be moved or deleted.
  public var actions = RowActions()
}

/// What `onMove` and `onDelete` attach to a `ForEach`.
public struct RowActions {
  /// Offsets of the rows to move, and where to.
  public var move: (([Int], Int) -> Void)?
  /// Offsets of the rows to delete.
  public var delete: (([Int]) -> Void)?
  public init() {}
}

/// Row actions that take one word where there are none.
package final class SharedRowActions {
  let actions: RowActions
  package init(_ actions: RowActions) { self.actions = actions }
}
