import JournalModel
import Observation

/// The journal that is open, or the reason why it is not.
@MainActor @Observable
final class JournalSession {
  private(set) var store: JournalStore?
  private(set) var problem: JournalError?

  private let path: String
  private let makingFolder: Bool

  init(path: String, makingFolder: Bool) {
    self.path = path
    self.makingFolder = makingFolder
    open()
  }

  func open() {
    do {
      store = JournalStore(try JournalDatabase(path: path, makingFolder: makingFolder))
      problem = nil
    } catch {
      problem =
        error as? JournalError
        ?? JournalError(file: path, cause: .failed(error.localizedDescription))
    }
  }
}
