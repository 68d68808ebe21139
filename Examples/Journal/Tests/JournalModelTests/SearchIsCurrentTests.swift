import Foundation
import Testing

@testable import JournalModel

@MainActor
@Suite("a search that a later one replaces has no results")
struct SearchIsCurrentTests {
  @Test("a canceled search has no answer and reports nothing")
  func canceled() async throws {
    let folder = try TemporaryFolder()
    let store = JournalStore(try JournalDatabase(path: folder.file()))
    store.edit(.addEntry("Tea", to: .day(monday)))
    let search = Task { await store.search("t") }
    search.cancel()
    #expect(await search.value == nil)
    #expect(await store.search("te")?.map(\.title) == ["Tea"])
    #expect(await store.search("  ") == [])
    #expect(store.problem == nil)
  }
}
