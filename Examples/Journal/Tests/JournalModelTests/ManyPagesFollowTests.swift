import Foundation
import Testing

@testable import JournalModel

@MainActor @Suite("changes appear on every page of a server, however many there are")
struct ManyPagesFollowTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("the stores of one journal share a watcher, which ends with the last of them")
  func shared() async throws {
    let journal = try JournalDatabase(path: folder.file())
    weak var watcher: SharedWatcher?
    do {
      let file = JournalFile.destination(of: folder.file())
      let one = SharedWatcher.of(file)
      watcher = one
      #expect(SharedWatcher.of(file) === one)
      let store = JournalStore(journal)
      nonisolated(unsafe) var isTold = false
      one.observe {
        isTold = true
        return true
      }
      store.edit(.addEntry("A", to: .day(monday)))
      #expect(try await eventually { isTold })
      // Another file of the same name has a watcher of its own.
      try journal.close()
      for ending in ["", "-wal", "-shm"] {
        try? FileManager.default.moveItem(
          atPath: folder.file() + ending, toPath: folder.file("old.sqlite") + ending)
      }
      let new = try JournalDatabase(path: folder.file())
      #expect(SharedWatcher.of(file) !== one)
      try new.close()
    }
    #expect(try await eventually { watcher == nil })
  }

  @Test("more stores than Linux allows watchers for a user all follow another instance")
  func many() async throws {
    let other = try JournalDatabase(path: folder.file())
    let journal = try JournalDatabase(path: folder.file())
    let stores = (0..<140).map { _ in JournalStore(journal) }
    try other.add("Shared")
    #expect(
      try await eventually {
        stores.allSatisfy { $0.entries(on: .day(monday)).map(\.title) == ["Shared"] }
      })
  }

  @Test("users of one open file share its connections, and see each other's edits and others'")
  func sharedConnections() async throws {
    let journal = try JournalDatabase(path: folder.file())
    let one = JournalStore(journal, keepsDraft: false)
    let two = try one.another()
    #expect(try journal.another().connection === journal.connection)
    one.edit(.addEntry("One", to: .day(monday)))
    #expect(
      try await eventually { two.entries(on: .day(monday)).map(\.title) == ["One"] })
    two.edit(.addEntry("Two", to: .day(monday)))
    #expect(
      try await eventually { one.entries(on: .day(monday)).map(\.title) == ["One", "Two"] })
    try JournalDatabase(path: folder.file()).add("Three")
    #expect(
      try await eventually {
        [one, two].allSatisfy { $0.entries(on: .day(monday)).count == 3 }
      })
  }

  @Test("a write is foreign to every database but the one that made it")
  func foreign() async throws {
    let one = try JournalDatabase(path: folder.file())
    let two = try one.another()
    let other = try JournalDatabase(path: folder.file())
    for writer in [one, two, other] {
      var before: [Int] = []
      for database in [one, two, other] { before.append(try await database.foreignVersion()) }
      try writer.add("A")
      for (index, database) in [one, two, other].enumerated() {
        let isForeign = try await database.foreignVersion() != before[index]
        #expect(isForeign == (database !== writer))
      }
    }
  }

  @Test("users of one open file undo only what they did, and not what others have changed since")
  func undo() throws {
    let one = try JournalDatabase(path: folder.file())
    let two = try one.another()
    try one.add("One")
    try two.add("Two")
    try one.apply(.undo)
    #expect(try two.titles(on: .day(monday)) == ["Two"])
    #expect(one.undoName == nil && two.undoName == "Add Task")
    try one.apply(.redo)
    try two.apply(.delete([two.entry(titled: "One").id]))
    #expect(
      cause { try one.apply(.undo) }
        == .refused(
          "“Add Task” cannot be undone. It has been changed by another window since."))
    try two.apply(.undo)
    #expect(Set(try one.titles(on: .day(monday))) == ["One", "Two"])
  }

  @Test("a file that was removed is not shared")
  func removed() throws {
    let journal = try JournalDatabase(path: folder.file())
    let store = JournalStore(journal, keepsDraft: false)
    try FileManager.default.removeItem(atPath: folder.file())
    #expect(cause { _ = try journal.another() } == .removed)
    #expect(cause { _ = try store.another() } == .removed)
  }
}
