import Foundation
import Testing

@testable import JournalModel

@Suite("undo keeps what another instance did, and goes on with earlier edits")
struct UndoKeepsOthersChangesTests {
  let folder: TemporaryFolder
  let journal: JournalDatabase
  let other: JournalDatabase

  init() throws {
    folder = try TemporaryFolder()
    journal = try JournalDatabase(path: folder.file())
    other = try JournalDatabase(path: folder.file())
  }

  private func refusal(_ name: String, _ what: String = "undone") -> JournalError.Cause {
    .refused("“\(name)” cannot be \(what). It has been changed by another window since.")
  }

  @Test("an entry whose category was deleted does not come back, and the step is dropped")
  func missingCategory() throws {
    try journal.apply(.addCategory("Errands", color: .red))
    let category = try #require(try journal.categories().first)
    try journal.apply(.addEntry("Post", to: .day(monday), category: category.id))
    try journal.apply(.delete([journal.entry(titled: "Post").id]))
    try other.apply(.deleteCategory(category.id))
    #expect(cause { try journal.apply(.undo) } == refusal("Delete"))
    #expect(journal.undoName == "Add Task")
    #expect(try journal.entries(on: .day(monday)).isEmpty)
    // The next edits still work, and those before can still be undone or are refused in turn.
    try journal.add("Another")
    try journal.apply(.undo)
    #expect(cause { try journal.apply(.undo) } == refusal("Add Task"))
    #expect(cause { try journal.apply(.undo) } == refusal("Add Category"))
    #expect(journal.undoName == nil)
  }

  @Test("a name that was taken meanwhile refuses undo and redo")
  func takenName() throws {
    try journal.apply(.addCategory("Work", color: .blue))
    try journal.apply(.deleteCategory(#require(try journal.categories().first).id))
    try other.apply(.addCategory("work", color: .red))
    #expect(cause { try journal.apply(.undo) } == refusal("Delete Category"))
    #expect(journal.undoName == "Add Category")

    try journal.apply(.addBundle("Party"))
    try journal.apply(.undo)
    try other.apply(.addBundle("Party"))
    #expect(cause { try journal.apply(.redo) } == refusal("Add Bundle", "done again"))
    #expect(journal.redoName == nil)
  }

  @Test("typing that another instance's edit interrupts is undone up to that edit")
  func interruptedTyping() throws {
    try journal.add("Run")
    let id = try journal.entry(titled: "Run").id
    try journal.apply(.setDetails("d", of: id))
    try other.apply(.setStatus(.done, of: [id]))
    try journal.apply(.setDetails("de", of: id))
    try journal.apply(.undo)
    #expect(try journal.entry(id)?.details == "d")
    #expect(try journal.entry(id)?.status == .done)
    #expect(cause { try journal.apply(.undo) } == refusal("Edit Details"))
    #expect(try journal.entry(id)?.status == .done)
  }

  @Test("a letter that was typed and deleted again is no step")
  func nothingTyped() throws {
    try journal.add("Run")
    let id = try journal.entry(titled: "Run").id
    for text in ["d", ""] { try journal.apply(.setDetails(text, of: id)) }
    #expect(journal.undoName == "Add Task")
    try journal.apply(.undo)
    #expect(try journal.entry(id) == nil)
  }
}
