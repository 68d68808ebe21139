import Foundation
import Testing

@testable import JournalModel

@Suite("kill -9 loses nothing that was entered")
struct KillLosesNothingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "Every task whose call had returned is there, in order, and the file is sound",
    arguments: [1, 20, 150])
  func edits(count: Int) throws {
    let said = try Child("add", folder.file()).killed(afterLines: count)
    #expect(said.count >= count)
    let journal = try JournalDatabase(path: folder.file())
    let titles = try journal.titles(on: .day(Day(Date())))
    #expect(titles.starts(with: said))
    // One more may have been written whose call had not returned.
    #expect(titles.count <= said.count + 1)
  }

  @Test("a half-typed task is saved within a second")
  func draft() throws {
    let said = try Child("type", folder.file()).killed(afterLines: 1, pause: 1)
    #expect(said == ["typed"])
    #expect(
      try JournalDatabase(path: folder.file()).draft(of: JournalStore.draftField)
        == "Write to Ada about the engine")
  }
}
