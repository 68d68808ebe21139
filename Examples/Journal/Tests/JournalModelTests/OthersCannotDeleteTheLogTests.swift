import Foundation
import GRDB
import Testing

@testable import JournalModel

@Suite("Another program that closes the journal does not delete the log of this one")
struct OthersCannotDeleteTheLogTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var log: JournalFile.Identity? { JournalFile.Identity(path: folder.file() + "-wal") }

  private func visitByAnother() throws {
    let child = try Child("visit", folder.file())
    child.process.waitUntilExit()
    try #require(child.process.terminationStatus == 0)
  }

  @Test("also after a second page was opened here, and after one was closed")
  func twice() throws {
    let one = try JournalDatabase(path: folder.file())
    try one.add("One")
    let before = try #require(log)
    let two = try JournalDatabase(path: folder.file())
    try visitByAnother()
    #expect(log == before)
    try two.add("Two")
    try two.close()
    try JournalDatabase(path: folder.file()).close()
    try visitByAnother()
    #expect(log == before)
    try one.add("Three")
    let new = try JournalDatabase(path: folder.file())
    #expect(try new.titles(on: .day(monday)) == ["One", "Two", "Three"])
  }

  @Test("a deleted log is noticed: what would be written to it is not shown as saved")
  func deleted() throws {
    let journal = try JournalDatabase(path: folder.file())
    try journal.add("Kept")
    try FileManager.default.removeItem(atPath: folder.file() + "-wal")
    #expect(cause { try journal.add("Lost") } == .removed)
    try journal.saveCopy(to: folder.file("copy.sqlite"))
    #expect(
      try JournalDatabase(path: folder.file("copy.sqlite")).titles(on: .day(monday)) == ["Kept"])
  }

  @Test("a file that is open here is still examined: another program's database is refused")
  func foreign() throws {
    let other = try DatabaseQueue(path: folder.file())
    try other.write { try $0.execute(sql: "CREATE TABLE song (title TEXT)") }
    let open = try #require(OpenFile(folder.file()))
    #expect(cause { _ = try JournalDatabase(path: folder.file()) } == .foreign)
    withExtendedLifetime(open) {}
    try other.close()
  }
}
