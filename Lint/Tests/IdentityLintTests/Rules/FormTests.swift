import IdentityLint
import Testing

/// The same fault, and the same sound code, behind helper functions, computed properties, implicit
/// members, method references, extensions in other files, aliases and local closures.
@Suite("A fault is found whatever form its cause has")
struct FormTests {
  struct Case: CustomStringConvertible, Sendable {
    /// The rule that reports it; nil for sound code.
    var rule: String?
    let code: String
    /// A second file of the project.
    var other = ""
    var form: String
    var description: String { "\(rule ?? "sound"): \(form)" }
  }

  @Test("and sound code in the same form is not reported", arguments: Self.cases)
  func reported(_ one: Case) {
    let units = [("A.swift", one.code), ("B.swift", one.other)].map {
      SourceUnit(path: $0, text: "import SwiftUI\n\($1)\n")
    }
    let rules = LintRules.all.filter { $0.description.isOnByDefault }
    let found = Set(Linter(rules: rules).findings(in: units).map(\.rule))
    #expect(found == Set([one.rule].compactMap(\.self)))
  }

  // MARK: New ids

  /// A page with a field whose `.id` is the given expression.
  private static func id(
    rule: String? = "unstable_id", _ id: String, _ members: String = "", beside: String = "",
    other: String = ""
  ) -> Case {
    Case(
      rule: rule,
      code: """
        struct Page: View {
          @State private var count = 0
          \(members)
          var body: some View {
            Stepper("Count", value: $count)
            Field().id(\(id))
          }
        }
        struct Field: View {
          @State private var text = ""
          var body: some View { TextField("Name", text: $text) }
        }
        \(beside)
        """, other: other, form: [id, members, beside, other].joined(separator: " "))
  }

  private static let ids = [
    id("token()", "func token() -> UUID { UUID() }"),
    id("token()", "private func token() -> UUID { .init() }"),
    id("self.token", "var token: UUID { .init() }"),
    id("token()", "func token() -> String { \"field-\\(UUID().uuidString)\" }"),
    id("token", "var token: UUID { next() }\n  func next() -> UUID { let id = UUID(); return id }"),
    id("token", other: "extension Page { var token: UUID { UUID() } }"),
    id("token()", other: "extension Page { func token() -> UUID { UUID() } }"),
    id("freshToken()", other: "func freshToken() -> UUID { UUID() }"),
    id("Tokens.make()", beside: "enum Tokens { static func make() -> UUID { UUID() } }"),
    id("Tokens.next", beside: "enum Tokens { static var next: UUID { UUID() } }"),
    id("Token()", beside: "typealias Token = UUID"),
    id("number", "var number: Int { .random(in: 0..<10) }"),
    // Stored once.
    id(
      rule: nil, "token",
      "private let token = UUID()".replacing("private let", with: "@State private var")),
    id(rule: nil, "Tokens.first", beside: "enum Tokens { static let first = UUID() }"),
    id(rule: nil, "Tokens.first", beside: "enum Tokens { static let first: UUID = .init() }"),
    id(rule: nil, "token()", "func token() -> Int { 1 }"),
    id(
      rule: nil, "token()",
      """
      @State private var known: UUID?
        func token() -> UUID { if let known { return known } else { return UUID() } }
      """),
    id(
      rule: nil, "Token(count)",
      beside: "struct Token: Hashable { let n: Int; init(_ n: Int) { self.n = n } }"),
  ]

  // MARK: New elements

  /// A page of rows over the given data.
  private static func rows(
    rule: String? = "unstable_id", _ data: String, _ members: String = "", local: String = "",
    beside: String = "", other: String = ""
  ) -> Case {
    Case(
      rule: rule,
      code: """
        struct Page: View {
          @State private var names = ["a", "b"]
          \(members)
          var body: some View {
            \(local)
            ForEach(\(data)) { Row(name: $0.name) }
            Button("More") { names.append("\\(names.count)") }
          }
        }
        struct Item: Identifiable {
          let id = UUID()
          let name: String
          init(name: String) { self.name = name }
        }
        struct Row: View {
          let name: String
          @State private var isOpen = false
          var body: some View { Toggle(name, isOn: $isOpen) }
        }
        \(beside)
        """, other: other,
      form: [data, members, local, beside, other].joined(separator: " "))
  }

  private static let elements = [
    rows("items", "var items: [Item] { names.map { .init(name: $0) } }"),
    rows("items", local: "let items: [Item] = names.map { .init(name: $0) }"),
    rows("names.map(item)", "func item(_ name: String) -> Item { .init(name: name) }"),
    rows("names.map(make)", local: "let make = { (name: String) in Item(name: name) }"),
    rows(
      "names.map { make($0) }", local: "let make: (String) -> Item = { .init(name: $0) }"),
    rows("names.map { Entry(name: $0) }", beside: "typealias Entry = Item"),
    rows("items", other: "extension Page { var items: [Item] { names.map(Item.init) } }"),
    rows(
      "[Item]()", local: "Rows(items: names.map { Item(name: $0) })",
      beside: """
        struct Rows: View {
          let items: [Item]
          var body: some View { ForEach(items) { Row(name: $0.name) } }
        }
        """),
    rows(
      "[Item]()",
      "func list(_ items: [Item]) -> some View { ForEach(items) { Row(name: $0.name) } }",
      local: "list(names.map { .init(name: $0) })"),
    // Kept once, and made by an action.
    rows(rule: nil, "items", "@State private var items: [Item] = [\"a\"].map { .init(name: $0) }"),
    rows(
      rule: nil, "items",
      """
      @State private var items: [Item] = []
        func add() { items.append(.init(name: "c")) }
      """),
    rows(
      rule: nil, "people",
      "var people: [Person] { names.map { .init(name: $0) } }",
      beside: "struct Person: Identifiable { let name: String; var id: String { name } }"),
  ]

  private static func computedId(_ rule: String?, _ members: String) -> Case {
    Case(
      rule: rule, code: "struct Person: Identifiable { let name: String\n  \(members) }",
      form: members)
  }

  private static let computedIds = [
    computedId("unstable_id", "var id: UUID { .init() }"),
    computedId(
      "unstable_id", "var id: String { key() }\n  func key() -> String { UUID().uuidString }"),
    computedId(nil, "var id: String { key() }\n  func key() -> String { name.lowercased() }"),
  ]

  // MARK: Positions

  private static func positions(
    rule: String? = "index_id", _ loop: String, _ members: String = "", local: String = "",
    removal: String = "{ notes.removeFirst() }", other: String = ""
  ) -> Case {
    Case(
      rule: rule,
      code: """
        struct Page: View {
          @State private var notes = ["a", "b"]
          \(members)
          var body: some View {
            \(local)
            \(loop)
            Button("Remove") \(removal)
          }
        }
        struct Row: View {
          let text: String
          @State private var isOpen = false
          var body: some View { Toggle(text, isOn: $isOpen) }
        }
        """, other: other, form: [loop, members, local, other].joined(separator: " "))
  }

  private static let indices = [
    positions(
      "ForEach(positions, id: \\.self) { Row(text: notes[$0]) }",
      "var positions: Range<Int> { notes.indices }"),
    positions(
      "ForEach(positions(), id: \\.self) { Row(text: notes[$0]) }",
      "func positions() -> [Int] { Array(notes.indices) }"),
    positions(
      "ForEach(pairs, id: \\.offset) { Row(text: $0.element) }",
      local: "let pairs = Array(notes.enumerated())"),
    positions("ForEach(Array(notes.enumerated()), id: \\.offset.self) { Row(text: $0.element) }"),
    positions("ForEach(notes.startIndex..<notes.endIndex, id: \\.self) { Row(text: notes[$0]) }"),
    positions(
      "ForEach(notes.indices, id: \\.self, content: row)",
      "func row(_ index: Int) -> some View { Row(text: notes[index]) }"),
    positions(
      rule: nil, "ForEach(positions, id: \\.self) { Row(text: names[$0]) }",
      "let names = [\"a\", \"b\"]\n  var positions: Range<Int> { names.indices }"),
    positions(
      rule: nil, "ForEach(shown) { Row(text: $0.text) }",
      """
      var shown: [Note] { notes.map(Note.init) }
        struct Note: Identifiable { let text: String; var id: String { text } }
      """),
  ]

  // MARK: Edited values

  private static func editing(rule: String? = "self_id", _ loop: String, _ members: String = "")
    -> Case
  {
    Case(
      rule: rule,
      code: """
        struct Page: View {
          @State private var notes = ["a", "b"]
          \(members)
          var body: some View {
            \(loop)
          }
        }
        """, form: loop + members)
  }

  private static let edits = [
    editing("ForEach($notes, id: \\.self) { note in TextField(\"Note\", text: note) }"),
    editing("ForEach($notes, id: \\.self) { TextField(\"Note\", text: $0) }"),
    editing(
      "ForEach($notes, id: \\.self) { note in field(note) }",
      "func field(_ note: Binding<String>) -> some View { TextField(\"Note\", text: note) }"),
    editing(rule: nil, "ForEach($notes, id: \\.self) { note in Text(note.wrappedValue) }"),
  ]

  static let cases = ids + elements + computedIds + indices + edits
}
