import Foundation
import JournalModel
import Observation

/// The journal that is open, or the reason why it is not.
@MainActor @Observable
final class JournalSession {
  private(set) var store: JournalStore?
  private(set) var problem: JournalError?

  private let path: String
  private let makingFolder: Bool
  private let now: @MainActor () -> Date

  /// - Parameter now: the present time, for tests.
  init(path: String, makingFolder: Bool, now: @escaping @MainActor () -> Date = Date.init) {
    self.path = path
    self.makingFolder = makingFolder
    self.now = now
    open()
  }

  func open() {
    do {
      store = JournalStore(try JournalDatabase(path: path, makingFolder: makingFolder), now: now)
      problem = nil
    } catch {
      problem =
        error as? JournalError
        ?? JournalError(file: path, cause: .failed(error.localizedDescription))
    }
  }
}
