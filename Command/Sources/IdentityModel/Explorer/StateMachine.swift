/// A specification a checker can explore: initial states and, for each state, every next one. The
/// order of both must be repeatable.
public protocol StateMachine: Sendable {
  associatedtype State: Hashable, Sendable
  /// The action's name and parameters.
  associatedtype Action: CustomStringConvertible, Sendable

  func initialStates() -> [State]
  func successors(of state: State) -> [(action: Action, state: State)]
}

/// One step of a behavior; `from` and `action` are nil at its first state.
public struct Step<Machine: StateMachine> {
  public let from: Machine.State?
  public let action: Machine.Action?
  public let to: Machine.State

  public init(from: Machine.State?, action: Machine.Action?, to: Machine.State) {
    self.from = from
    self.action = action
    self.to = to
  }
}

/// A property of every step: an invariant reads `to`, an action property reads all three.
/// Initial states are steps too.
public struct StepProperty<Machine: StateMachine>: Sendable {
  public let name: String
  public let holds: @Sendable (Step<Machine>) -> Bool

  public init(_ name: String, holds: @escaping @Sendable (Step<Machine>) -> Bool) {
    self.name = name
    self.holds = holds
  }

  /// A property of states alone.
  public static func invariant(_ name: String, _ holds: @escaping @Sendable (Machine.State) -> Bool)
    -> StepProperty
  {
    StepProperty(name) { holds($0.to) }
  }

  /// A property of steps that have a state before them.
  public static func action(
    _ name: String,
    _ holds: @escaping @Sendable (Machine.State, Machine.Action, Machine.State) -> Bool
  )
    -> StepProperty
  {
    StepProperty(name) { step in
      guard let from = step.from, let action = step.action else { return true }
      return holds(from, action, step.to)
    }
  }
}
