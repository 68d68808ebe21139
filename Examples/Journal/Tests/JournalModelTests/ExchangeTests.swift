import Foundation
import Testing

@testable import JournalModel

@Suite("a journal exported as JSON is imported equal")
struct ExchangeTests {
  let folder: TemporaryFolder
  let journal: JournalDatabase

  init() throws {
    folder = try TemporaryFolder()
    journal = try JournalDatabase(path: folder.file())
  }

  private func document(_ json: String) throws -> JournalDocument {
    try JournalDocument(reading: Data(json.utf8), file: "x.json")
  }

  @Test("Exported, imported into a new journal and exported again, it is the same file")
  func roundTrip() throws {
    try journal.apply(.importing(.sample(today: tuesday)))
    try journal.apply(.migrateUnfinished(to: tuesday))
    let odd = "Ünïcödé 👩‍👩‍👧‍👦 \\ \" / <b>"
    try journal.apply(.addEntry(odd, kind: .note, to: .future(monday.inMonth)))
    let file = try journal.document().encoded()

    let other = try JournalDatabase(path: folder.file("other.sqlite"))
    try other.apply(.importing(JournalDocument(reading: file, file: "x.json")))
    #expect(try other.document().encoded() == file)

    // A second import changes nothing: ids and names are known.
    try other.apply(.importing(JournalDocument(reading: file, file: "x.json")))
    #expect(try other.document().encoded() == file)
  }

  @Test("missing fields have defaults; names ignore case")
  func defaults() throws {
    try journal.apply(.addCategory("work", color: .red))
    try journal.apply(
      .importing(
        document(
          """
          {"format": "theseus-journal", "version": 1, "unknown": 1,
           "categories": [{"name": "Work", "color": "blue"}],
           "entries": [{"page": "2026-11-16", "title": "A", "category": "WORK"}, {"page": \
          "2026-12", "title": "B", "kind": "note", "status": "done"}]}
          """)))
    #expect(try journal.categories().map(\.name) == ["work"])
    #expect(try journal.categories().map(\.color) == [.blue])
    let entry = try journal.entry(titled: "A")
    #expect(entry.isUnfinished)
    #expect(entry.categoryID == (try journal.categories().first?.id))
    #expect(try journal.entry(titled: "B").status == .open)
  }

  @Test(
    "A mistake is named by line and field",
    arguments: [
      ("", "Line 1: the file is empty."),
      ("{\n  \"format\": \"other\"\n}", "Line 2: format: “other” is not “theseus-journal”."),
      ("{\n\"version\": 1}", "Line 1: “format” is missing."),
      (
        "{\"format\": \"theseus-journal\",\n\"version\": 2}",
        "Line 2: version: version 2 is not one that this program knows, which is 1."
      ),
      (
        "{\"format\": \"theseus-journal\",\n\"version\": \"1\"}",
        "Line 2: version: this should be a whole number."
      ),
      ("[1]", "Line 1: this should be an object."),
      (
        entries("{\"page\": \"2026-11-31\", \"title\": \"A\"}"),
        """
        Line 6: entries[1].page: “2026-11-31” is neither a day such as 2026-11-21 nor a month such \
        as 2026-11.
        """
      ),
      (entries("{\"page\": \"2026-11\"}"), "Line 6: entries[1]: “title” is missing."),
      (
        entries("{\"page\": \"2026-11\", \"title\": \" \\t\"}"),
        "Line 6: entries[1].title: it is empty."
      ),
      (
        entries("{\"page\": \"2026-11\",\n \"title\": 7}"),
        "Line 7: entries[1].title: this should be text."
      ),
      (
        entries("{\"page\": \"2026-11\",\n\"title\": \"A\",\n\"status\": \"finished\"}"),
        "Line 8: entries[1].status: “finished” is none of open, done, abandoned, migrated."
      ),
      (
        entries("{\"page\": \"2026-11\", \"title\": \"A\", \"category\": \"Home\"}"),
        "Line 6: entries[1].category: there is no category named “Home” in the file."
      ),
      (
        entries("{\"page\": \"2026-11\", \"title\": \"A\", \"created\": \"yesterday\"}"),
        "Line 6: entries[1].created: “yesterday” is not a time such as 2026-11-21T08:00:00Z."
      ),
      (
        entries(
          """
          {"page": "2026-11", "title": "A", "id": "1C6F6C0E-6C65-4F0C-8B53-5A2F8A9C3E11"}
          """
        ),
        "Line 6: entries[1].id: another entry has the same id."
      ),
      (
        entries(
          """
          {"page": "2026-11", "title": "A", "migratedTo": "00000000-6C65-4F0C-8B53-5A2F8A9C3E11"}
          """
        ),
        "Line 6: entries[1].migratedTo: no entry of the file has this id."
      ),
    ])
  func malformed(json: String, words: String) throws {
    #expect(cause { _ = try document(json) } == .malformed(words))
  }

  /// A file whose second entry, on line 6, is `second`; the text of the first could mislead a
  /// search for the location.
  private static func entries(_ second: String) -> String {
    """
    {"format": "theseus-journal", "version": 1,
     "categories": [{"name": "Work", "color": "blue"}],
     "entries": [
      {"page": "2026-11-21", "title": "\\"}],{[", "details": "entries[1]: {",
       "id": "1C6F6C0E-6C65-4F0C-8B53-5A2F8A9C3E11"},
      \(second)]}
    """
  }

  @Test(
    "Broken JSON is named by its line",
    arguments: [
      (
        "{\"format\": \"theseus-journal\",\n\"version\": 1,\n\"entries\": [}",
        "Line 3: this is not JSON: “}” is not the beginning of a value."
      ),
      ("{\n\n\"a", "Line 3: this is not JSON: a text is not closed."),
      ("nonsense", "Line 1: this is not JSON: “n” is not the beginning of a value."),
      (
        "{\"a\": 1", "Line 1: this is not JSON: “,” or “}” should be here, not the end of the file."
      ),
      (
        "{\"a\": 1,}",
        "Line 1: this is not JSON: the name of a field, in quotes, should be here, not “}”."
      ),
      (
        "{\"a\": [1, 2]\n\"b\": 2}",
        "Line 2: this is not JSON: “,” or “}” should be here, not “\"”."
      ),
      ("{\"a\" 1}", "Line 1: this is not JSON: “:” should be here, not “1”."),
      ("{} {}", "Line 1: this is not JSON: “{” follows the end."),
      ("{\"a\":\n01}", "Line 2: this is not JSON: “01” is not a number."),
      ("{\"a\": \"\\x\"}", "Line 1: this is not JSON: a text has an unknown escape after “\\”."),
    ])
  func syntax(json: String, words: String) throws {
    #expect(cause { _ = try document(json) } == .malformed(words))
  }

  @Test(
    "JSON is accepted exactly as Foundation does, except for extra commas",
    arguments: [21, 22] as [UInt64])
  func syntaxAgrees(seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    let valid = Array(
      "{\"a\": [1, -2.5e+3, true, false, null, \"x\\n\\u00e9\"], \"b\": {\"c\": {}, \"d\": []}}"
        .utf8)
    let letters = Array("{}[],:\"\\0-.etn \n".utf8)
    for _ in 0..<1000 {
      var bytes = valid
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(letters.randomElement(using: &random) ?? 0x20, at: place)
      default: bytes[place] = letters.randomElement(using: &random) ?? 0x20
      }
      let accepted =
        (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      let mistake = JSONSyntax.mistake(in: bytes)
      // Only Foundation accepts a comma before a bracket.
      let hasIdleComma = String(decoding: bytes, as: UTF8.self).contains(/,\s*[\]}]/)
      #expect(
        (mistake == nil) == (accepted && !hasIdleComma),
        "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test("invalid UTF-8 and endless nesting are mistakes, not crashes")
  func hostile() {
    #expect(throws: JournalError.self) {
      try JournalDocument(reading: Data([0xFF, 0xFE, 0x00, 0x80]), file: "x")
    }
    #expect(throws: JournalError.self) {
      try JournalDocument(reading: Data(String(repeating: "[", count: 1_000_000).utf8), file: "x")
    }
  }
}
