import Synchronization

/// What a process that lints again and again, such as an editor's server, keeps between runs: all
/// records, of unsaved texts too, with their facts ready to use.
public final class LintMemory: Sendable {
  private let state = Mutex<[String: FileRecord]?>(nil)

  public init() {}

  /// By path relative to the project's folder; nil before the first run.
  var records: [String: FileRecord]? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
