import Conformance
import IdentityModel

/// Asks the runtime the questions of the findings: programs mounted by the conformance harness, and
/// views in a headless host for what happens around an identity.
///
/// Each machine is played once, whatever the question is.
@MainActor
public final class RuntimeAnswers {
  /// The runtime's answer to one question.
  public struct Answer: Sendable {
    public let verdict: RuntimeVerdict
    /// When the views differ from the machine, a description: a fault, even when the verdict is the
    /// same.
    public let difference: String?
    /// The number of compared steps.
    public let steps: Int
  }

  private var played: [AnyHashable: Any] = [:]

  public init() {}

  /// Throws when the runtime cannot do what a question requires.
  public func answer(_ finding: Finding) async throws -> Answer {
    if finding.question != nil {
      return Answer(verdict: try finding.askRuntime(), difference: nil, steps: 0)
    }
    switch finding.machineQuestion {
    case let asked as MachineQuestion<IdentityModel.Focus>:
      // The runtime always lets requests wait for their field (R82).
      guard asked.machine.honorsAfterUpdate else { return .notAsked }
      return try await answer(asked) { machine in
        try await MachineWalk.observe(machine) { _ in FocusSubject() }
      }
    case let asked as MachineQuestion<IdentityModel.Presentation>:
      return try await answer(asked) { machine in
        try await MachineWalk.observe(machine) { _ in PresentationSubject() }
      }
    case let asked as MachineQuestion<IdentityModel.LazyRows>:
      return try await answer(asked) { machine in
        try await MachineWalk.observe(machine) { _ in LazyRowsSubject(machine) }
      }
    case let asked as MachineQuestion<LayoutIdentity>:
      // No layout of the runtime's is a step of a path (R15).
      guard !asked.machine.participates, !asked.machine.byPlacement else { return .notAsked }
      return try await answer(asked) { machine in
        try await MachineWalk.observe(machine) { try LayoutSubject(machine, $0) }
      }
    case let asked as MachineQuestion<IdentityModel.RemovalTransition>:
      return try await answer(asked) { machine in
        try await MachineWalk.observe(machine) { _ in RemovalSubject(machine) }
      }
    case let asked as MachineQuestion<IdentityModel.Keying>:
      return try await answer(asked) { machine in
        try await MachineWalk.observe(machine) { try KeyingSubject(machine, $0) }
      }
    case let asked as MachineQuestion<IdentityModel.Restoration>:
      // Only views of the first update and of what it loads claim saved cells (R33).
      guard asked.machine.claims == .loading else { return .notAsked }
      return try await answer(asked) { machine in
        try await MachineWalk.observe(machine) { RestorationSubject(machine, $0) }
      }
    case let asked as MachineQuestion<ObservationEdges>:
      // The runtime cancels (R51).
      guard asked.machine.cancelsOnEnd else { return .notAsked }
      return try await answer(asked) { _ in MachineObservations(steps: ObservationSubject().steps())
      }
    case let asked as MachineQuestion<IdentityModel.BindingRead>:
      return try await answer(asked) { machine in
        MachineObservations(steps: BindingReadSubject(machine).steps())
      }
    case let asked as MachineQuestion<CellSerials>:
      return try await answer(asked) { machine in
        MachineObservations(steps: try SerialWalk.steps(of: machine))
      }
    default: return .notAsked
    }
  }

  private func answer<Machine: StateMachine & Hashable>(
    _ asked: MachineQuestion<Machine>,
    play: @MainActor (Machine) async throws -> MachineObservations<Machine>
  ) async throws -> Answer {
    let known = played[asked.machine] as? MachineObservations<Machine>
    let seen = if let known { known } else { try await play(asked.machine) }
    played[asked.machine] = seen
    let holds = seen.steps.allSatisfy { asked.property.holds($0) }
    return Answer(
      verdict: holds ? .holds : .violated, difference: seen.difference, steps: seen.steps.count)
  }
}

extension RuntimeAnswers.Answer {
  static let notAsked = RuntimeAnswers.Answer(verdict: .notAsked, difference: nil, steps: 0)
}
