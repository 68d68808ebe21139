/// The outcome of a check.
public struct CheckReport: Sendable {
  /// Why a check ended before it had seen the whole space.
  public enum Stop: Hashable, Sendable, CustomStringConvertible {
    case interrupted
    /// The packed form of this program does not fit.
    case tooLarge(Program, reason: String)

    public var description: String {
      switch self {
      case .interrupted: "interrupted"
      case .tooLarge(let program, let reason):
        "the program \(program.sketch) is too large: \(reason)"
      }
    }
  }

  public struct Verdict: Sendable {
    public let property: IdentityProperty
    /// The shortest counterexample, the first in the order of programs; nil when the property holds
    /// in everything that was searched.
    public let counterexample: Counterexample?
  }

  public struct Counterexample: Sendable {
    public let program: Program
    /// Its states, computed by the plain model, which confirms the packed search; nil when an
    /// interrupt stopped the plain model, or when it cannot hold so many states.
    public let trace: Trace?
    /// States of the shortest counterexample by the packed search; `trace` has as many.
    public let length: Int

    /// Whether the plain model found it too, as short as the packed search had it; nil where it did
    /// not get there.
    public var isConfirmed: Bool? { trace.map { $0.states.count == length } }
  }

  public let options: CheckOptions
  public let totals: CheckTotals
  public let verdicts: [Verdict]
  public let stop: Stop?
  /// Shapes of programs in the space, and how many were finished.
  public let shapes: (all: Int, done: Int)

  public var isComplete: Bool { stop == nil && shapes.done == shapes.all }
}
