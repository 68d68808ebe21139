import Foundation
import Testing

@testable import JournalModel

@Suite("typed text neither overwrites another instance's nor disappears")
struct TypedTextMeetsOtherChangesTests {
  let folder: TemporaryFolder
  let journal: JournalDatabase
  let other: JournalDatabase

  init() throws {
    folder = try TemporaryFolder()
    journal = try JournalDatabase(path: folder.file())
    other = try JournalDatabase(path: folder.file())
  }

  @Test("details and a title that another instance has changed are refused")
  func changed() throws {
    try journal.add("Run")
    let id = try journal.entry(titled: "Run").id
    try other.apply(.setDetails("slowly", of: id, from: ""))
    try other.apply(.rename(id, to: "Walk", from: "Run"))
    #expect(
      cause { try journal.apply(.setDetails("x", of: id, from: "")) }
        == .refused("Another window has changed the details of “Walk” since."))
    #expect(
      cause { try journal.apply(.rename(id, to: "Jog", from: "Run")) }
        == .refused("Another window has changed the title to “Walk” since."))
    #expect(try journal.entry(id)?.details == "slowly")
    try journal.apply(.setDetails("slowly x", of: id, from: "slowly"))
    try journal.apply(.rename(id, to: "Jog", from: "Walk"))
    #expect(try other.entry(id)?.title == "Jog")
  }

  @Test("of a deleted entry, both are refused")
  func deleted() throws {
    try journal.add("Run")
    let id = try journal.entry(titled: "Run").id
    try other.apply(.delete([id]))
    let refusal = JournalError.Cause.refused("The entry has been deleted in another window.")
    #expect(cause { try journal.apply(.setDetails("x", of: id)) } == refusal)
    #expect(cause { try journal.apply(.rename(id, to: "Jog")) } == refusal)
    #expect(journal.undoName == "Add Task")
  }
}
