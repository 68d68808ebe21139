import IdentityModel

/// A machine of the specification, played by real views in a headless host.
@MainActor
protocol MachineSubject {
  associatedtype Machine: StateMachine where Machine.Action == NamedAction

  /// Does on the runtime what leads the machine from one state to the next.
  mutating func take(_ action: String, from: Machine.State, to: Machine.State) throws

  /// The machine's state as the views show it.
  ///
  /// - Parameter expected: the machine's state, for the parts of a state that are no more than the
  ///   history of what was done: which item was asked for, how long ago a row left. All else is
  ///   read off the views.
  mutating func observe(_ expected: Machine.State) throws -> Machine.State

  /// Whether the runtime has refused to follow the machine and reported it. From then on it behaves
  /// differently.
  var isOver: Bool { get }

  func end()
}

extension MachineSubject {
  var isOver: Bool { false }
}

/// Something that cannot be done on the runtime, in words.
struct SubjectError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
