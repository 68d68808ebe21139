import Foundation
import GRDB
import Testing

@testable import JournalModel

@Suite("Every edit is undone and redone, whole")
struct EditsAreUndoneTests {
  let folder: TemporaryFolder
  let journal: JournalDatabase

  init() throws {
    folder = try TemporaryFolder()
    journal = try JournalDatabase(path: folder.file())
    try journal.apply(.importing(.sample(today: tuesday)))
  }

  /// Every row, ids included.
  private func state(_ journal: JournalDatabase) throws -> [AnyHashable] {
    let entries = try journal.read {
      try Entry.fetchAll($0, sql: "SELECT * FROM entry ORDER BY id")
    }
    return [try journal.categories(), try journal.bundles(), entries]
  }

  private func expectUndone(_ edit: JournalEdit, sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    let before = try state(journal)
    try journal.apply(edit)
    let after = try state(journal)
    #expect(before != after, "it changed nothing", sourceLocation: sourceLocation)
    #expect(journal.undoName == edit.name, sourceLocation: sourceLocation)
    try journal.apply(.undo)
    #expect(try state(journal) == before, sourceLocation: sourceLocation)
    #expect(journal.redoName == edit.name, sourceLocation: sourceLocation)
    try journal.apply(.redo)
    #expect(try state(journal) == after, sourceLocation: sourceLocation)
    try journal.apply(.undo)
    #expect(try state(journal) == before, sourceLocation: sourceLocation)
  }

  @Test("Edits of entries")
  func entries() throws {
    let entry = try journal.entry(titled: "Review the draft")
    let ids = try journal.entries(on: entry.page).map(\.id)
    try expectUndone(.addEntry("New", to: .day(tuesday), category: entry.categoryID))
    try expectUndone(.setStatus(.done, of: ids))
    try expectUndone(.rename(entry.id, to: "Read it"))
    try expectUndone(.setDetails("quote ' \" \\ \n 🧵 \u{1F1E6}\u{1F1F9}", of: entry.id))
    try expectUndone(.setCategory(nil, of: ids))
    try expectUndone(.setKind(.note, of: ids))
    try expectUndone(.delete(ids))
    try expectUndone(.reorder(entry.page, ids.reversed()))
    try expectUndone(.migrate(ids, to: .future(tuesday.inMonth)))
    try expectUndone(.migrateUnfinished(to: tuesday))
  }

  @Test("edits of categories, with their effects on entries and bundles")
  func categories() throws {
    let home = try #require(try journal.categories().first { $0.name == "Home" })
    try expectUndone(.addCategory("Garden", color: .teal))
    try expectUndone(.renameCategory(home.id, to: "House"))
    try expectUndone(.recolorCategory(home.id, .pink))
    try expectUndone(.deleteCategory(home.id))
    try expectUndone(.reorderCategories(journal.categories().map(\.id).reversed()))
  }

  @Test("Edits of bundles")
  func bundles() throws {
    let bundle = try #require(try journal.bundles().first)
    try expectUndone(.addBundle("Release"))
    try expectUndone(.renameBundle(bundle.id, to: "Dawn"))
    try expectUndone(.deleteBundle(bundle.id))
    try expectUndone(.reorderBundles(journal.bundles().map(\.id).reversed()))
    try expectUndone(.addItem("Tea", to: bundle.id))
    try expectUndone(.renameItem(bundle.items[0].id, to: "Coffee"))
    try expectUndone(.setItemCategory(nil, of: bundle.items[0].id))
    try expectUndone(.deleteItems(bundle.items.map(\.id)))
    try expectUndone(.reorderItems(bundle.items.map(\.id).reversed()))
    try expectUndone(.applyBundle(bundle.id, to: .day(monday)))
    try expectUndone(.importing(.sample(today: monday)))
  }

  @Test("Random edits, all undone, all redone", arguments: [11, 12] as [UInt64])
  func random(seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    var states = [try state(journal)]
    while states.count < 120 {
      let edit = try randomEdit(&random)
      do { try journal.apply(edit) } catch let error as JournalError {
        guard case .refused = error.cause else { throw error }
      }
      let now = try state(journal)
      if now != states.last { states.append(now) }
    }
    for step in states.indices.dropLast().reversed() {
      try journal.apply(.undo)
      try #require(try state(journal) == states[step], "seed \(seed), undoing to \(step)")
    }
    for step in states.indices.dropFirst() {
      try journal.apply(.redo)
      try #require(try state(journal) == states[step], "seed \(seed), redoing to \(step)")
    }
  }

  private func randomEdit(_ random: inout SeededGenerator) throws -> JournalEdit {
    let pages: [Page] = [.day(monday), .day(tuesday), .future(monday.inMonth)]
    let page = pages.randomElement(using: &random) ?? pages[0]
    let ids = try journal.entries(on: page).map(\.id)
    let some = ids.filter { _ in Bool.random(using: &random) }
    let category = try journal.categories().randomElement(using: &random)?.id
    let bundle = try journal.bundles().randomElement(using: &random)?.id ?? UUID()
    return switch Int.random(in: 0..<12, using: &random) {
    case 0, 1:
      .addEntry("Entry \(Int.random(in: 0..<100, using: &random))", to: page, category: category)
    case 2: .setStatus(TaskStatus.allCases.randomElement(using: &random) ?? .done, of: some)
    case 3: .setKind(.note, of: some)
    case 4: .delete(some)
    case 5: .reorder(page, ids.shuffled(using: &random))
    case 6: .migrate(some, to: pages.randomElement(using: &random) ?? pages[0])
    case 7: .migrateUnfinished(to: tuesday)
    case 8: .addCategory("Category \(Int.random(in: 0..<5, using: &random))", color: .red)
    case 9: .deleteCategory(category ?? UUID())
    case 10: .applyBundle(bundle, to: page)
    default: .addItem("Item", to: bundle, category: category)
    }
  }

  @Test("typing is undone as one step; typing after a pause is another")
  func coalescing() throws {
    let entry = try journal.entry(titled: "Run 5 km")
    for text in ["s", "sl", "slo", "slow"] { try journal.apply(.setDetails(text, of: entry.id)) }
    try journal.apply(.undo)
    #expect(try journal.entry(entry.id)?.details == "")
    try journal.apply(.redo)
    #expect(try journal.entry(entry.id)?.details == "slow")
    try journal.apply(.setDetails("slowly", of: entry.id))
    try journal.apply(.undo)
    #expect(try journal.entry(entry.id)?.details == "slow")
  }

  @Test("a new edit discards undone edits")
  func redoEnds() throws {
    try journal.add("One")
    try journal.apply(.undo)
    try journal.add("Two")
    #expect(journal.redoName == nil)
    try journal.apply(.redo)
    #expect(try journal.titles(on: .day(monday)).contains("One") == false)
  }

  @Test("An edit that changed nothing, or was refused, is not in the history")
  func nothingChanged() throws {
    try journal.add("One")
    let one = try journal.entry(titled: "One")
    try journal.apply(.setStatus(.open, of: [one.id]))
    try journal.apply(.addEntry(" \n\t", to: .day(monday)))
    #expect(
      cause { try journal.apply(.rename(one.id, to: " ")) } == .refused("An entry needs a title."))
    #expect(
      cause { try journal.apply(.addCategory("wOrK", color: .red)) }
        == .refused("There is a category named “wOrK” already."))
    #expect(journal.undoName == "Add Task")
  }

  @Test("undo does not overwrite later changes of another instance")
  func changedElsewhere() throws {
    let other = try JournalDatabase(path: folder.file())
    try journal.apply(.addBundle("Party"))
    let party = try #require(try journal.bundles().last)
    try other.apply(.addItem("Balloons", to: party.id))
    // Deleting the bundle would delete the other's item with it.
    #expect(
      cause { try journal.apply(.undo) }
        == .refused("“Add Bundle” cannot be undone. It has been changed by another window since."))
    #expect(try journal.bundles().last?.items.map(\.title) == ["Balloons"])
    #expect(journal.undoName == "Import")

    let entry = try journal.entry(titled: "Run 5 km")
    try journal.apply(.setStatus(.done, of: [entry.id]))
    try other.apply(.rename(entry.id, to: "Run 6 km"))
    #expect(throws: JournalError.self) { try journal.apply(.undo) }
    #expect(try journal.entry(entry.id)?.status == .done)
    #expect(try journal.entry(entry.id)?.title == "Run 6 km")
  }
}
