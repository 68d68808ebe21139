import Synchronization

/// The data that a long-running process, such as an editor's server, keeps between runs: all
/// records, including those of unsaved texts, with decoded facts.
public final class LintMemory: Sendable {
  private let state = Mutex<[String: FileRecord]?>(nil)

  public init() {}

  /// By path relative to the project's folder; nil before the first run.
  var records: [String: FileRecord]? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
