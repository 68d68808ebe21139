import IdentityModel

/// A machine of the specification, played by real views in a headless host.
@MainActor
protocol MachineSubject {
  associatedtype Machine: StateMachine where Machine.Action == NamedAction

  /// Performs on the runtime the action that leads the machine from one state to the next.
  mutating func take(_ action: String, from: Machine.State, to: Machine.State) async throws

  /// The machine's state as the views show it.
  ///
  /// - Parameter expected: the machine's state, for the parts of a state that only record the
  ///   history: which item was requested, how long ago a row left. Everything else is read from the
  ///   views.
  mutating func observe(_ expected: Machine.State) throws -> Machine.State

  /// Whether the runtime has refused to follow the machine and reported it. From then on it behaves
  /// differently.
  var isOver: Bool { get }

  func end()
}

extension MachineSubject {
  var isOver: Bool { false }
}

/// An action that is impossible on the runtime, with the reason.
struct SubjectError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
