import Foundation
import GRDB

extension JournalDatabase {
  /// Makes `edit`. When this returns, it is on the disk.
  /// - Throws: ``JournalError``; the journal is then as it was.
  public func apply(_ edit: JournalEdit) throws { try apply(.edit(edit)) }

  /// Performs an action. When this returns, it is on the disk. Undo and redo do nothing when there
  /// is nothing to undo or redo.
  /// - Throws: ``JournalError``; the journal is then as it was.
  public func apply(_ action: JournalAction) throws {
    do {
      try checkFileIsThere()
      try pool.writeWithoutTransaction { try perform(action, in: $0) }
    } catch {
      throw JournalError(file: path, error)
    }
  }

  /// Performs an action as soon as no other program locks the file, however long that takes,
  /// without blocking a thread.
  /// - Throws: ``JournalError``, but never `locked`; `CancellationError` when the task is
  ///   canceled.
  public func applyWaiting(_ action: JournalAction) async throws {
    try await applyWaiting(action, once: nil)
  }

  /// - Parameter request: an action that was performed with the same one is not performed again.
  func applyWaiting(_ action: JournalAction, once request: UUID?) async throws {
    while true {
      do {
        try checkFileIsThere()
        return try await pool.writeWithoutTransaction { [self] db in
          try perform(action, once: request, in: db)
        }
      } catch let cancellation as CancellationError {
        throw cancellation
      } catch {
        let reason = JournalError(file: path, error)
        guard reason.cause == .locked else { throw reason }
        try await Task.sleep(for: .milliseconds(100))
      }
    }
  }

  /// Performs an action that waits, unless that has happened. When this returns, it is on the disk.
  /// - Parameter request: the same for each attempt.
  /// - Throws: ``JournalError``; `locked` after ``patience``.
  func apply(_ action: JournalAction, once request: UUID) throws {
    do {
      try checkFileIsThere()
      try pool.writeWithoutTransaction { try perform(action, once: request, in: $0) }
    } catch {
      throw JournalError(file: path, error)
    }
  }

  /// The caller knows that a request was performed.
  func forget(_ request: UUID) { _ = performed.withLock { $0.remove(request) } }

  /// Writes follow one another, so no other attempt comes between.
  private func perform(_ action: JournalAction, once request: UUID?, in db: Database) throws {
    if let request, performed.withLock({ $0.contains(request) }) { return }
    try perform(action, in: db)
    if let request { _ = performed.withLock { $0.insert(request) } }
  }

  /// The name of the edit that undo would take back.
  public var undoName: String? { history.withLock { $0.undoable.last?.name } }

  /// The name of the edit that redo would make again.
  public var redoName: String? { history.withLock { $0.redoable.last?.name } }

  private func perform(_ action: JournalAction, in db: Database) throws {
    if action.isLogged { try ChangeLog.prepare(in: db) }
    switch action {
    case .edit(let edit):
      let changes = try transaction(in: db) {
        try edit.change(db)
        return try ChangeLog.take(from: db)
      }
      let group = EditHistory.Group(
        name: edit.name, coalescing: edit.coalescing, changes: changes, date: Date())
      history.withLock { $0.add(group) }

    case .undo:
      guard let group = history.withLock({ $0.undoable.last }) else { return }
      do {
        try remake(group.changes.inverse, in: db)
      } catch let refusal as EditRefused {
        history.withLock { $0.dropUndo() }
        throw EditRefused(reason: "“\(group.name)” cannot be undone. \(refusal.reason)")
      }
      history.withLock { $0.undone(group) }

    case .redo:
      guard let group = history.withLock({ $0.redoable.last }) else { return }
      do {
        try remake(group.changes, in: db)
      } catch let refusal as EditRefused {
        history.withLock { $0.dropRedo() }
        throw EditRefused(reason: "“\(group.name)” cannot be done again. \(refusal.reason)")
      }
      history.withLock { $0.redone(group) }

    case .keepDraft(let text, let field):
      try transaction(in: db) { try JournalEdit.keepDraft(text, field: field, in: db) }
    }
  }

  /// Makes changes that were made before, or their inverse.
  private func remake(_ changes: ChangeSet, in db: Database) throws {
    do {
      try transaction(in: db) { try ChangeLog.make(changes, in: db) }
    } catch let error as DatabaseError
      where error.resultCode.primaryResultCode == .SQLITE_CONSTRAINT
    {
      // Another instance has deleted a row that these refer to, or has taken a name.
      throw ChangeLog.changedElsewhere
    }
  }

  /// Immediate, so that another program's lock is met before anything was read.
  private func transaction<Value>(in db: Database, _ body: () throws -> Value) throws -> Value {
    var value: Value?
    try db.inTransaction(.immediate) {
      value = try body()
      return .commit
    }
    connection.writes.add(1, ordering: .relaxed)
    ownWrites.add(1, ordering: .relaxed)
    guard let value else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
    return value
  }
}
