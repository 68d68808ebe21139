import Foundation
import Testing

@testable import JournalModel

@Suite("Tasks migrate, are ordered and found")
struct TasksMigrateTests {
  let folder: TemporaryFolder
  let journal: JournalDatabase

  init() throws {
    folder = try TemporaryFolder()
    journal = try JournalDatabase(path: folder.file())
  }

  @Test("Unfinished tasks of past days continue today, in their order; all else stays")
  func migrateUnfinished() throws {
    let past = Page.day(monday.adding(days: -3))
    try journal.add("A", "B", "C", to: past)
    try journal.add("D", to: .day(monday))
    try journal.add("Today's", to: .day(tuesday))
    try journal.add("Some day", to: .future(monday.inMonth))
    try journal.apply(.addEntry("A note", kind: .note, to: past))
    try journal.apply(.setStatus(.abandoned, of: [journal.entry(titled: "B").id]))
    #expect(try journal.unfinishedCount(before: tuesday) == 3)

    try journal.apply(.migrateUnfinished(to: tuesday))
    #expect(try journal.unfinishedCount(before: tuesday) == 0)
    #expect(try journal.titles(on: .day(tuesday)) == ["Today's", "A", "C", "D"])
    #expect(
      try journal.entries(on: past).map(\.status) == [.migrated, .abandoned, .migrated, .open])
    let copy = try journal.entries(on: .day(tuesday))[1]
    #expect(try journal.entries(on: past)[0].migratedTo == copy.id)
    #expect(copy.status == .open)

    // Deleting the copy leaves no dangling reference to it.
    try journal.apply(.delete([copy.id]))
    #expect(try journal.entries(on: past)[0].migratedTo == nil)
  }

  @Test("A migrated or finished task does not migrate again")
  func migrateTwice() throws {
    try journal.add("A")
    let id = try journal.entry(titled: "A").id
    try journal.apply(.migrate([id], to: .future(monday.inMonth)))
    try journal.apply(.migrate([id], to: .day(tuesday)))
    #expect(try journal.titles(on: .day(tuesday)).isEmpty)
    #expect(try journal.futureMonths() == [monday.inMonth])
  }

  @Test("entries keep the order they are given, and new ones come last")
  func order() throws {
    try journal.add("A", "B", "C")
    let ids = try journal.entries(on: .day(monday)).map(\.id)
    try journal.apply(.reorder(.day(monday), [ids[2], ids[0]]))
    #expect(try journal.titles(on: .day(monday)) == ["C", "A", "B"])
    try journal.add("D")
    #expect(try journal.titles(on: .day(monday)) == ["C", "A", "B", "D"])
  }

  @Test(
    "search finds every word in titles and details, ignores case and accents, and knows no patterns"
  )
  func search() throws {
    try journal.add("Café für Zoë", "100% done_ness", "Straße")
    try journal.add("Tea", to: .day(tuesday))
    try journal.apply(.setDetails("in the CAFÉ", of: journal.entry(titled: "Tea").id))
    #expect(try journal.search("cafe").map(\.title) == ["Tea", "Café für Zoë"])
    #expect(try journal.search("ZOE caf").map(\.title) == ["Café für Zoë"])
    #expect(try journal.search("%").map(\.title) == ["100% done_ness"])
    #expect(try journal.search("100_").isEmpty)
    #expect(try journal.search("' OR 1=1 --").isEmpty)
    #expect(try journal.search("  ").isEmpty)
  }

  @Test("Days with entries are found from any day, future log pages are not days")
  func writtenDays() throws {
    try journal.add("A", to: .day(monday))
    try journal.add("B", to: .day(monday.adding(days: 40)))
    try journal.add("C", to: .future(monday.inMonth.adding(months: 1)))
    #expect(try journal.writtenDay(from: monday, forward: true) == monday.adding(days: 40))
    #expect(try journal.writtenDay(from: monday, forward: false) == nil)
    #expect(
      try journal.writtenDay(from: monday.adding(days: 99), forward: false)
        == monday.adding(days: 40))
  }

  @Test("Titles are one line of visible text; details keep their lines")
  func text() throws {
    try journal.add("  two\nlines\u{1B}[31m\u{0} here\t ")
    let entry = try journal.entries(on: .day(monday))[0]
    #expect(entry.title == "two lines[31m here")
    try journal.apply(.setDetails("a\r\nb\rc\u{7}", of: entry.id))
    #expect(try journal.entry(entry.id)?.details == "a\nb\nc")
  }

  @Test(
    "A line names a category after #, and a note with a dash",
    arguments: [
      ("Buy bread #home", "Buy bread", Entry.Kind.task, "Home"),
      ("#HOME Buy bread", "Buy bread", .task, "Home"),
      ("Buy #bread", "Buy #bread", .task, nil), ("- It rains", "It rains", .note, nil),
      ("-5 degrees", "-5 degrees", .task, nil),
      ("Plan #sidejob", "Plan", .task, "Side Job"), ("#home", "", .task, "Home"),
      ("#", "#", .task, nil),
    ] as [(String, String, Entry.Kind, String?)])
  func input(line: String, title: String, kind: Entry.Kind, category: String?) {
    let categories = [
      TaskCategory(name: "Home", color: .red), TaskCategory(name: "Side Job", color: .blue),
    ]
    let input = EntryInput(line, categories: categories)
    #expect(input.title == title)
    #expect(input.kind == kind)
    #expect(categories.first { $0.id == input.categoryID }?.name == category)
  }

  @Test(
    "an unknown category is reported, unless the line names another or it is not a name",
    arguments: [
      ("Buy bread #garden", "garden"), ("#garden #shed", "garden"), ("Fix #12", nil),
      ("Buy #home #garden", nil), ("a # b", nil), ("a #", nil), ("no#name", nil),
      ("#12 and #été", "été"),
    ] as [(String, String?)])
  func unknown(line: String, name: String?) {
    let home = TaskCategory(name: "Home", color: .red)
    #expect(EntryInput(line, categories: [home]).unknownCategory == name)
  }

  @Test("A new category and the entry that names it are one edit")
  func creating() throws {
    let folder = try TemporaryFolder()
    let journal = try JournalDatabase(path: folder.file())
    let garden = TaskCategory(name: "Garden", color: .green)
    try journal.apply(
      .edit(.addEntry("Rake", to: .day(monday), category: garden.id, creating: garden)))
    #expect(try journal.categories().map(\.name) == ["Garden"])
    #expect(try journal.entries(on: .day(monday)).map(\.categoryID) == [garden.id])
    try journal.apply(.undo)
    #expect(try journal.categories().isEmpty && journal.entries(on: .day(monday)).isEmpty)
  }
}
