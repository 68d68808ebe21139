/// A breadth-first search of a whole state graph, holding full states: nothing is missed by a
/// collision, and every counterexample is as short as can be.
///
/// It counts as TLC does: `generated` includes the initial states and every successor, equal ones
/// too. For the identity model itself `IdentityChecker` does the same over packed states, a
/// thousand times faster.
public struct Exploration<Machine: StateMachine> {
  public struct Violation {
    public let property: String
    /// From an initial state to the offending step's end.
    public let trace: [Step<Machine>]
  }

  public private(set) var distinct = 0
  public private(set) var generated = 0
  /// States on the longest of the shortest paths from an initial state: TLC's "depth of the
  /// complete state graph search".
  public private(set) var depth = 0
  /// The first violation of each violated property.
  public private(set) var violations: [Violation] = []
  /// False where `maxStates`, the last open property's violation or `isCancelled` stopped the
  /// search.
  public private(set) var isComplete = true

  private var states: [Machine.State] = []
  private var parents: [(index: Int, action: Machine.Action)?] = []
  private var indices: [Machine.State: Int] = [:]
  private var open: [StepProperty<Machine>]

  /// Searches all of `machine`, up to `maxStates` states.
  ///
  /// With `stopsAtViolation` it ends when each of `properties` is violated: their counterexamples
  /// are those of the whole search, its counts are not. `isCancelled` is polled; true ends the
  /// search with the results so far.
  public init(
    of machine: Machine, properties: [StepProperty<Machine>] = [], maxStates: Int = 2_000_000,
    stopsAtViolation: Bool = false,
    isCancelled: () -> Bool = { false }
  ) {
    open = properties
    var frontier: Range<Int>
    for state in machine.initialStates() {
      generated += 1
      insert(state, from: nil)
      check(Step(from: nil, action: nil, to: state), parent: nil)
    }
    frontier = 0..<states.count
    while !frontier.isEmpty && isComplete {
      depth += 1
      for index in frontier {
        let state = states[index]
        for (action, next) in machine.successors(of: state) {
          generated += 1
          insert(next, from: (index, action))
          check(Step(from: state, action: action, to: next), parent: index)
          if (stopsAtViolation && open.isEmpty) || (generated & 0xFF == 0 && isCancelled()) {
            isComplete = false
            break
          }
        }
        if states.count > maxStates || isCancelled() { isComplete = false }
        if !isComplete { break }
      }
      frontier = frontier.upperBound..<states.count
    }
    distinct = states.count
    indices = [:]
  }

  public func violation(of property: String) -> Violation? {
    violations.first { $0.property == property }
  }

  private mutating func insert(
    _ state: Machine.State, from parent: (index: Int, action: Machine.Action)?
  ) {
    if indices[state] != nil { return }
    indices[state] = states.count
    states.append(state)
    parents.append(parent)
  }

  private mutating func check(_ step: Step<Machine>, parent: Int?) {
    guard !open.isEmpty else { return }
    let broken = open.filter { !$0.holds(step) }
    guard !broken.isEmpty else { return }
    let trace = (parent.map(path(to:)) ?? []) + [step]
    for property in broken {
      violations.append(Violation(property: property.name, trace: trace))
      open.removeAll { $0.name == property.name }
    }
  }

  private func path(to index: Int) -> [Step<Machine>] {
    var steps: [Step<Machine>] = []
    var current = index
    while let parent = parents[current] {
      steps.append(Step(from: states[parent.index], action: parent.action, to: states[current]))
      current = parent.index
    }
    steps.append(Step(from: nil, action: nil, to: states[current]))
    return steps.reversed()
  }
}
