import Foundation
import GRDB
import Testing

@testable import JournalModel

@MainActor
@Suite("two instances on one file agree, and a lock blocks neither")
struct TwoInstancesAgreeTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Takes the lock for writing, as another program may.
  private func lock() throws -> DatabaseQueue {
    let other = try stranger()
    try other.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    return other
  }

  private func stranger() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    return try DatabaseQueue(path: folder.file(), configuration: configuration)
  }

  private func unlock(_ other: DatabaseQueue) throws {
    try other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
  }

  @Test("changes of one instance appear in the other")
  func agree() async throws {
    let one = JournalStore(try JournalDatabase(path: folder.file()))
    let two = JournalStore(try JournalDatabase(path: folder.file()))
    one.edit(.addCategory("Work", color: .blue))
    one.edit(.addEntry("From one", to: .day(monday)))
    #expect(
      try await eventually {
        two.entries(on: .day(monday)).map(\.title) == ["From one"] && two.categories.count == 1
      })
    two.edit(.addEntry("From two", to: .day(monday)))
    #expect(
      try await eventually {
        one.entries(on: .day(monday)).map(\.title) == ["From one", "From two"]
      })
    #expect(one.undoName == "Add Task")
    one.undo()
    #expect(one.entries(on: .day(monday)).map(\.title) == ["From two"])
    #expect(try await eventually { two.entries(on: .day(monday)).map(\.title) == ["From two"] })
    #expect(one.problem == nil && two.problem == nil)
  }

  @Test("an edit that meets a lock returns soon, is not shown, and runs in order after the lock")
  func waiting() async throws {
    let store = JournalStore(try JournalDatabase(path: folder.file()))
    store.edit(.addEntry("Before", to: .day(monday)))
    let other = try lock()

    let clock = ContinuousClock()
    let taken = clock.measure {
      store.draft = "First"
      store.addDraft(to: .day(monday))
      for number in 0..<50 { store.edit(.addEntry("\(number)", to: .day(monday))) }
      store.undo()
    }
    #expect(taken < .seconds(0.5))
    #expect(store.isWaiting)
    #expect(store.entries(on: .day(monday)).map(\.title) == ["Before"])
    #expect(store.draft == "First")

    try unlock(other)
    #expect(try await eventually { !store.isWaiting })
    #expect(
      store.entries(on: .day(monday)).map(\.title) == ["Before", "First"]
        + (0..<49).map(String.init))
    #expect(store.draft == "")
    #expect(store.problem == nil)
  }

  @Test("edits that wait are written before the app ends, in order and once")
  func atTheEnd() async throws {
    let journal = try JournalDatabase(path: folder.file())
    let store = JournalStore(journal)
    let other = try lock()
    for title in ["A", "B", "C"] { store.edit(.addEntry(title, to: .day(monday))) }
    #expect(store.isWaiting)
    let releasing = Task.detached {
      try await Task.sleep(for: .milliseconds(200))
      try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    }
    // The program ends when this returns.
    #expect(store.writeWaiting(for: .seconds(60)).isEmpty)
    #expect(try journal.titles(on: .day(monday)) == ["A", "B", "C"])
    try await releasing.value
    #expect(try await eventually { !store.isWaiting })
    #expect(store.entries(on: .day(monday)).map(\.title) == ["A", "B", "C"])
    #expect(store.problem == nil)
  }

  @Test("while the lock stays, the app ends without what waits, and learns what that is")
  func stillLocked() throws {
    let store = JournalStore(try JournalDatabase(path: folder.file()))
    let other = try lock()
    store.edit(.addEntry("A", to: .day(monday)))
    store.undo()
    #expect(store.writeWaiting(for: .zero) == ["Add Task", "Undo"])
    #expect(store.isWaiting)
    try unlock(other)
  }

  @Test("a draft that meets a lock is marked as unsaved until the lock is released")
  func draft() async throws {
    let journal = try JournalDatabase(path: folder.file())
    let store = JournalStore(journal)
    let other = try lock()
    store.draft = "Half"
    store.saveDraft()
    #expect(store.isDraftUnsaved)
    try unlock(other)
    #expect(try await eventually { !store.isDraftUnsaved })
    #expect(try journal.draft(of: JournalStore.draftField) == "Half")
  }

  @Test("A journal that is locked when it is opened says so, and opens later")
  func opening() throws {
    try JournalDatabase(path: folder.file()).close()
    let other = try stranger()
    try other.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
    }
    #expect(cause { _ = try JournalDatabase(path: folder.file()) } == .locked)
    try other.close()
    #expect(throws: Never.self) { try JournalDatabase(path: folder.file()) }
  }

  @Test("two instances that open a new file at the same time both open it")
  func race() async throws {
    for round in 0..<10 {
      let path = folder.file("race-\(round).sqlite")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<3 {
          group.addTask {
            let journal = try JournalDatabase(path: path)
            try await journal.applyWaiting(.edit(.addEntry("\(number)", to: .day(monday))))
          }
        }
        try await group.waitForAll()
      }
      #expect(try Set(JournalDatabase(path: path).titles(on: .day(monday))) == ["0", "1", "2"])
    }
  }

  @Test("also when one or both have opened the file through a symbolic link")
  func links() async throws {
    let real = folder.file("real/journal.sqlite")
    try JournalDatabase(path: real, makingFolder: true).close()
    try FileManager.default.createSymbolicLink(
      atPath: folder.file(), withDestinationPath: "real/journal.sqlite")
    let one = JournalStore(try JournalDatabase(path: folder.file()))
    let two = JournalStore(try JournalDatabase(path: real))
    two.edit(.addEntry("From the file", to: .day(monday)))
    #expect(
      try await eventually { one.entries(on: .day(monday)).map(\.title) == ["From the file"] })
    one.edit(.addEntry("From the link", to: .day(monday)))
    #expect(try await eventually { two.entries(on: .day(monday)).count == 2 })
    #expect(one.problem == nil && two.problem == nil)
  }

  @Test("the folder of a file that is not there yet is watched")
  func missingFile() async throws {
    let path = folder.file("later")
    nonisolated(unsafe) var told = false
    let watcher = FileWatcher([path]) { Task { @MainActor in told = true } }
    #expect(watcher != nil)
    try Data("x".utf8).write(to: URL(fileURLWithPath: path))
    #expect(try await eventually { told })
    withExtendedLifetime(watcher) {}
    let nothing = FileWatcher([folder.file("no/folder/file")]) {}
    #expect(nothing == nil)
  }

  @Test("with the folder removed too, the copy is in the home folder")
  func removedFolder() async throws {
    let path = folder.file("gone/journal.sqlite")
    let store = JournalStore(try JournalDatabase(path: path, makingFolder: true))
    store.edit(.addEntry("Kept", to: .day(monday)))
    try FileManager.default.moveItem(atPath: folder.file("gone"), toPath: folder.file("moved"))
    let copy = try #require(store.saveCopy(home: folder.path))
    #expect(copy == folder.file("journal-copy.sqlite"))
    #expect(try JournalDatabase(path: copy).titles(on: .day(monday)) == ["Kept"])
    // Without a place for a copy, the reason is the folder, and not a permission.
    #expect(store.saveCopy(home: folder.file("nowhere")) == nil)
    #expect(store.problem?.cause == .noFolder)
  }

  @Test("an export has each entry's category while another instance adds both")
  func exported() async throws {
    let writer = try JournalDatabase(path: folder.file())
    let reader = try JournalDatabase(path: folder.file())
    let writing = Task.detached {
      for number in 0..<150 {
        let category = TaskCategory(name: "Category \(number)", color: .red)
        try await writer.applyWaiting(
          .edit(
            .addEntry("\(number)", to: .day(monday), category: category.id, creating: category)))
      }
    }
    var count = 0
    while count < 150 {
      let entries = try reader.document().entries
      #expect(entries.allSatisfy { $0.category != nil })
      count = entries.count
      await Task.yield()
    }
    try await writing.value
  }

  @Test("a file removed while open is reported, and nothing entered afterward is shown as saved")
  func removed() async throws {
    let store = JournalStore(try JournalDatabase(path: folder.file()))
    store.edit(.addEntry("Kept", to: .day(monday)))
    try FileManager.default.removeItem(atPath: folder.file())
    #expect(try await eventually { store.problem?.cause == .removed })
    store.draft = "Lost"
    store.addDraft(to: .day(monday))
    #expect(store.problem?.cause == .removed)
    #expect(store.draft == "Lost")
    #expect(store.entries(on: .day(monday)).map(\.title) == ["Kept"])
    let copy = try #require(store.saveCopy())
    #expect(try JournalDatabase(path: copy).titles(on: .day(monday)) == ["Kept"])
  }
}
