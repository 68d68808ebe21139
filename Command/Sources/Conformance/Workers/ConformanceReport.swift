/// The outcome of a conformance run.
public struct ConformanceReport: Sendable {
  /// Why a run ended before it had walked everything.
  public enum Stop: Hashable, Sendable, CustomStringConvertible {
    case interrupted
    /// A program needs more memory than a worker may use, or cannot be turned into views.
    case failed(String)
    /// The runtime stopped the process: a trap is a disagreement too.
    case crashed(program: String, reason: String)
    case disagreed

    public var description: String {
      switch self {
      case .interrupted: "interrupted"
      case .failed(let reason): reason
      case .crashed(let program, let reason): "the runtime stopped \(reason) in \(program)"
      case .disagreed: "the runtime and the model differ"
      }
    }
  }

  /// A difference: its description, and a trace when a short one shows it.
  public struct Found: Sendable, Hashable {
    public let unit: Int
    public let narrative: [String]
    public let itf: String?
  }

  public let options: ConformanceOptions
  public let tally: ConformanceTally
  public let stop: Stop?
  public let found: Found?
  public let units: (all: Int, done: Int)
  /// Processor time of the workers, in microseconds.
  public let workerMicroseconds: Int
  /// The peak memory of one worker, in bytes.
  public let peakWorkerBytes: Int

  public var isComplete: Bool { stop == nil && units.done == units.all }
}
