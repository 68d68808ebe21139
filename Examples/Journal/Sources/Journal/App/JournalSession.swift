import Foundation
import JournalModel
import Observation

/// The journal that is open, or the reason why it is not.
@MainActor @Observable
final class JournalSession {
  private(set) var store: JournalStore?
  private(set) var problem: JournalError?
  /// The copy that the session has moved to, until the user has seen it.
  var copied: String?

  private var path: String
  private let makingFolder: Bool
  private let keepsDraft: Bool
  private let now: @MainActor () -> Date

  /// - Parameters:
  ///   - keepsDraft: whether the journal's file keeps the half-typed entry.
  ///   - now: the present time, for tests.
  init(
    path: String, makingFolder: Bool, keepsDraft: Bool = true,
    now: @escaping @MainActor () -> Date = Date.init
  ) {
    self.path = path
    self.makingFolder = makingFolder
    self.keepsDraft = keepsDraft
    self.now = now
    open()
  }

  /// A session of another user on the same journal, with a page, a draft and an undo history of its
  /// own.
  func another() -> JournalSession {
    JournalSession(path: path, makingFolder: makingFolder, sharing: store, now: now)
  }

  /// - Parameter shared: the store of the user whose connections it shares. Without one, or when
  ///   its file was removed, the session opens the journal itself.
  private init(
    path: String, makingFolder: Bool, sharing shared: JournalStore?,
    now: @escaping @MainActor () -> Date
  ) {
    self.path = path
    self.makingFolder = makingFolder
    self.keepsDraft = false
    self.now = now
    store = try? shared?.another()
    if store == nil { open() }
  }

  func open() {
    do {
      store = JournalStore(
        try JournalDatabase(path: path, makingFolder: makingFolder), keepsDraft: keepsDraft,
        now: now)
      problem = nil
    } catch {
      problem =
        error as? JournalError
        ?? JournalError(file: path, cause: .failed(error.localizedDescription))
    }
  }

  /// Saves a copy of the journal, whose file was removed, and continues in the copy.
  func saveCopy() {
    guard let old = store, let copy = old.saveCopy() else { return }
    path = copy
    open()
    guard let store, store !== old else {
      old.problem = problem
      return
    }
    store.timeZone = old.timeZone
    store.draft = old.draft
    store.shownDay = old.shownDay
    copied = copy
  }
}
