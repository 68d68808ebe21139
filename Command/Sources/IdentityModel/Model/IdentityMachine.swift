/// The specification as a state machine: `Init`, `Render` to any value tree, `MutateState` of any
/// cell.
///
/// Plain values throughout, so that it can be read next to `SwiftUIIdentity.tla`. `IdentityChecker`
/// explores the same space in packed form.
public struct IdentityMachine: StateMachine, Hashable {
  public enum Action: CustomStringConvertible, Hashable, Sendable {
    case render(Tree)
    case mutateState(Position, Int)

    /// The action's name in traces.
    public var name: String {
      switch self {
      case .render: "Render"
      case .mutateState: "MutateState"
      }
    }

    public var description: String {
      switch self {
      case .render: name
      case .mutateState(let position, let value): "\(name)(\(position), \(value))"
      }
    }
  }

  public let programs: [Program]
  public let rules: IdentityRules
  private let values: [Program: [Tree]]

  public init(programs: [Program], bounds: Bounds, rules: IdentityRules = IdentityRules()) {
    self.programs = programs
    self.rules = rules
    values = Dictionary(
      programs.map { ($0, $0.values(in: bounds)) }, uniquingKeysWith: { first, _ in first })
  }

  public func trees(of program: Program) -> [Tree] { values[program] ?? [] }

  public func initialStates() -> [IdentityState] {
    programs.flatMap { program in
      trees(of: program).map { IdentityState.initial(program: program, tree: $0) }
    }
  }

  public func successors(of state: IdentityState) -> [(action: Action, state: IdentityState)] {
    let writes = state.tree.cellPositions.map { position in
      let value = 1 - (state.cells[position] ?? 0)
      return (
        action: Action.mutateState(position, value), state: state.mutating(position, to: value)
      )
    }
    let renders = trees(of: state.program).map {
      (action: Action.render($0), state: state.rendering($0, rules: rules).state)
    }
    return writes + renders
  }

  /// The log of a step of this machine.
  public func log(of step: Step<IdentityMachine>) -> LifecycleLog {
    guard let from = step.from else { return LifecycleLog(firstRender: step.to.tree) }
    guard case .render(let tree) = step.action else { return LifecycleLog() }
    return LifecycleLog(
      render: from.tree, to: tree, from.tree.reconcile(with: tree, of: from.program, rules: rules))
  }
}
