/// The counts of a check, comparable with TLC's, and their cost.
public struct CheckTotals: Hashable, Sendable {
  public var programs = 0
  public var trees = 0
  /// Distinct states.
  public var distinct = 0
  /// Initial states, and for each state its renders and its writes.
  public var generated = 0
  /// States on the longest of the shortest paths from an initial state.
  public var depth = 0
  /// The value of `distinct` by the closed form: every valuation of the cells of every tree is
  /// reachable.
  public var closedForm = 0
  /// The states really visited: fewer than `distinct` under symmetry.
  public var visited = 0
  /// Transitions really computed and checked.
  public var computed = 0
  /// Programs in which a cell was lost, or never lost, contrary to the static reading.
  public var staticMisreadings = 0

  public init() {}

  /// The contribution of one program that represents `weight` programs.
  init(_ tally: ProgramSearch.Tally, weight: Int) {
    programs = weight
    trees = weight * tally.trees
    distinct = weight * tally.distinct
    generated = weight * tally.generated
    depth = tally.depth
    closedForm = weight * tally.closedForm
    visited = tally.visited
    computed = tally.computed
  }

  mutating func add(_ other: CheckTotals) {
    programs += other.programs
    trees += other.trees
    distinct += other.distinct
    generated += other.generated
    depth = max(depth, other.depth)
    closedForm += other.closedForm
    visited += other.visited
    computed += other.computed
    staticMisreadings += other.staticMisreadings
  }
}
