import Synchronization

/// The progress of a run, for another thread to show.
public final class LintProgress: Sendable {
  public enum Phase: Int, Sendable {
    case finding, reading, linting, done
  }

  private let phaseNumber = Atomic(0)
  private let doneCount = Atomic(0)
  private let totalCount = Atomic(0)

  public init() {}

  public var phase: Phase { Phase(rawValue: phaseNumber.load(ordering: .relaxed)) ?? .done }
  public var done: Int { doneCount.load(ordering: .relaxed) }
  public var total: Int { totalCount.load(ordering: .relaxed) }

  func begin(_ phase: Phase, total: Int) {
    doneCount.store(0, ordering: .relaxed)
    totalCount.store(total, ordering: .relaxed)
    phaseNumber.store(phase.rawValue, ordering: .relaxed)
  }

  func advance() { doneCount.add(1, ordering: .relaxed) }
}
