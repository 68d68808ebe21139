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
}
