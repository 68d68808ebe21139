import IdentityLint
import Testing

/// A fix is applied without review, so it is offered only where the result compiles and means the
/// same.
@Suite("A fix is offered only where it is safe")
struct SafeFixTests {
  struct Case: CustomStringConvertible, Sendable {
    let rule: String
    /// The aspect of the code that the fix depends on.
    let form: String
    let code: String
    /// A second file of the project.
    var other = ""
    /// The line of the fault after the fix; nil where no fix is offered.
    var fixed: String?
    var description: String { "\(rule): \(form)" }
  }

  @Test("and it is reported either way", arguments: Self.cases)
  func offered(_ one: Case) throws {
    let units = [("A.swift", one.code), ("B.swift", one.other)].map {
      SourceUnit(path: $0, text: "import SwiftUI\n\($1)\n")
    }
    let found = Linter(rules: LintRules.all).findings(in: units).filter {
      $0.rule == one.rule && $0.path == "A.swift"
    }
    let finding = try #require(found.first, "nothing is reported")
    guard let expected = one.fixed else {
      #expect(finding.fix == nil)
      return
    }
    let fix = try #require(finding.fix, "no fix is offered")
    var bytes = Array("import SwiftUI\n\(one.code)\n".utf8)
    for edit in fix.edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(
        edit.range.start.offset..<edit.range.end.offset, with: edit.replacement.utf8)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(expected), "\(text)")
  }

  // MARK: Rows

  private static func rows(_ rows: String, item: String = "let id: UUID") -> String {
    """
    struct Item: Identifiable, Hashable { \(item); var title: String }
    struct Items: View {
      @State private var items: [Item] = []
      @State private var chosen: Item?
      var body: some View {
        \(rows)
      }
    }
    """
  }

  private static let hash = """
    struct Item: Identifiable, Hashable {
      let id: UUID
      let title: String
      func hash(into hasher: inout Hasher) { hasher.combine(title) }
    }
    struct Items: View {
      let items: [Item]
      @State private var chosen: Int?
      var body: some View {
        ROWS
      }
    }
    struct Row: View {
      let item: Item
      @State private var isOpen = false
      var body: some View { Toggle(item.title, isOn: $isOpen) }
    }
    """

  private static let rowCases = [
    Case(
      rule: "self_id", form: "elements with a constant id",
      code: rows("ForEach($items, id: \\.self) { $item in TextField(\"\", text: $item.title) }"),
      fixed: "ForEach($items) { $item in"),
    Case(
      rule: "self_id", form: "a selection of elements",
      code: rows(
        """
        List($items, id: \\.self, selection: $chosen) { $item in
          TextField("", text: $item.title)
        }
        """)),
    Case(
      rule: "self_id", form: "a comment between",
      code: rows(
        """
        ForEach($items, /* the whole item */ id: \\.self) { $item in
          TextField("", text: $item.title)
        }
        """)),
    Case(
      rule: "self_id", form: "an id that is another one at each read",
      code: rows(
        "ForEach($items, id: \\.self) { $item in TextField(\"\", text: $item.title) }",
        item: "var id: UUID { UUID() }")),
    Case(
      rule: "self_id", form: "a row that is scrolled to",
      code: rows(
        """
        ScrollViewReader { proxy in
          ForEach($items, id: \\.self) { $item in TextField("", text: $item.title) }
          Button("Top") { proxy.scrollTo(items[0]) }
        }
        """)),
    Case(
      rule: "hash_id", form: "the hash of the whole element",
      code: hash.replacing("ROWS", with: "ForEach(items, id: \\.hashValue) { Row(item: $0) }"),
      fixed: "ForEach(items, id: \\.self)"),
    Case(
      rule: "hash_id", form: "the hash of an optional member",
      code: hash.replacing("let title: String", with: "let title: String; let next: String?")
        .replacing("ROWS", with: "ForEach(items, id: \\.next?.hashValue) { Row(item: $0) }")),
    Case(
      rule: "hash_id", form: "a selection of hash values",
      code: hash.replacing(
        "ROWS", with: "List(items, id: \\.hashValue, selection: $chosen) { Row(item: $0) }")),
    Case(
      rule: "hash_id", form: "an optional value",
      code: hash.replacing("ROWS", with: "Row(item: items[0]).id(items.first?.hashValue)")),
    Case(
      rule: "hash_id", form: "a plain value",
      code: hash.replacing("ROWS", with: "Row(item: items[0]).id(items[0].hashValue)"),
      fixed: ".id(items[0])"),
  ]

  // MARK: State

  private static func follower(_ members: String, body: String = "Text(\"\\(count)\")") -> Case {
    Case(
      rule: "state_from_parent", form: members,
      code: """
        struct Parent: View {
          @State private var count = 0
          var body: some View {
            Child(count: count)
            Button("More") { count += 1 }
          }
        }
        struct Child: View {
          \(members)
          var body: some View { \(body) }
        }
        """)
  }

  private static func with(_ one: Case, fixed: String) -> Case {
    var one = one
    one.fixed = fixed
    return one
  }

  private static let stateCases = [
    with(follower("@State var count: Int"), fixed: "  let count: Int\n"),
    with(follower("@State public var count: Int"), fixed: "  public let count: Int\n"),
    follower("@State // the first one\n  var count: Int"),
    follower("@State var count: Int?"),
    follower("@State var count: Int", body: "Text(\"\\(count)\").onTapGesture { count.grow() }"),
    Case(
      rule: "state_default_and_init", form: "each initializer begins with it",
      code: """
        struct Named: View {
          @State private var name: String = "nobody"
          let title: String
          init(name: String) { title = name; self.name = name }
          var body: some View { Text(name).help(title) }
        }
        """, fixed: "@State private var name: String\n"),
    Case(
      rule: "state_default_and_init", form: "an optional, which would be nil",
      code: """
        struct Named: View {
          @State private var name: String? = "nobody"
          init(name: String) { self.name = name }
          var body: some View { Text(name ?? "") }
        }
        """),
    Case(
      rule: "state_default_and_init", form: "only a loop sets it",
      code: """
        struct Named: View {
          @State private var name: String = "nobody"
          init(names: [String]) { for name in names { self.name = name } }
          var body: some View { Text(name) }
        }
        """),
    Case(
      rule: "state_default_and_init", form: "a method is called before",
      code: """
        struct Named: View {
          @State private var name: String = "nobody"
          init(name: String) { log(); self.name = name }
          func log() {}
          var body: some View { Text(name) }
        }
        """),
    Case(
      rule: "state_default_and_init", form: "a path that ends before",
      code: """
        struct Named: View {
          @State private var name: String = "nobody"
          init(name: String?) {
            guard let name else { return }
            self.name = name
          }
          var body: some View { Text(name) }
        }
        """),
    Case(
      rule: "state_default_and_init", form: "a comment between",
      code: """
        struct Named: View {
          @State private var name: String /* shown first */ = "nobody"
          init(name: String) { self.name = name }
          var body: some View { Text(name) }
        }
        """),
  ]

  // MARK: Access

  private static let counter = """
    struct Counter: View {
      @State var count = 0
      var body: some View { Button("\\(count)") { count += 1 } }
    }
    struct Screen: View { var body: some View { Counter() } }
    """

  private static let accessCases = [
    Case(
      rule: "public_state", form: "only the view uses it", code: counter,
      fixed: "@State private var count = 0"),
    Case(
      rule: "public_state", form: "an extension in another file", code: counter,
      other: "extension Counter { func reset() { count = 0 } }"),
    Case(
      rule: "public_state", form: "a protocol may require it",
      code: "protocol Counting { var count: Int { get } }\n"
        + counter.replacing("Counter: View", with: "Counter: View, Counting")),
    Case(
      rule: "public_state", form: "another type reads it",
      code: counter + "\nstruct Total { let counter: Counter; var count: Int { counter.count } }"),
    Case(
      rule: "public_state", form: "a test makes the view", code: counter,
      other: "func check() -> Bool { let counter = Counter(); return counter.count == 0 }"),
  ]

  // MARK: Objects

  private static func observed(_ property: String, more: String = "", parent: String = "Child()")
    -> Case
  {
    Case(
      rule: "inline_observed_object", form: property + more + parent,
      code: """
        final class Model: ObservableObject {
          @Published var text = ""
          func edit() { text = "b" }
        }
        struct Parent: View {
          @State private var count = 0
          var body: some View { \(parent); Button("\\(count)") { count += 1 } }
        }
        struct Child: View {
          \(property)
          \(more)
          var body: some View { Button(model.text) { model.edit() } }
        }
        """)
  }

  private static let objectCases = [
    with(
      observed("@ObservedObject var model = Model()"), fixed: "@StateObject var model = Model()"),
    observed(
      "@ObservedObject var model = Model()", more: "func renew() { model = Model() }"),
    observed(
      "@ObservedObject var model = Model()",
      more: "var wrapper: ObservedObject<Model> { _model }"),
    observed(
      "@ObservedObject var model = Model()", parent: "Child(); Child(model: Model())"),
  ]

  // MARK: Optionals

  private static func optional(_ body: String, type: String = "String") -> Case {
    Case(
      rule: "double_read", form: body,
      code: """
        struct Item { var name: String? }
        struct Page: View {
          @State private var text: \(type)?
          @State private var item = Item()
          var body: some View {
            VStack {
              \(body)
            }
            .onTapGesture { text = nil; item.name = nil }
          }
        }
        """)
  }

  private static let optionalCases = [
    with(
      optional("if text != nil { List { Text(text!) } }"),
      fixed: "if let text { List { Text(text) } }"),
    with(
      optional("if item.name != nil { List { Text(item.name!) } }"),
      fixed: "if let name = item.name { List { Text(name) } }"),
    optional("if text != nil, text!.count > 1 { List { Text(text!) } }"),
    optional("if item.name != nil { List(0..<2) { name in Text(item.name! + \"\\(name)\") } }"),
    optional("if text != nil { List { Text(text!).task { text!.grow() } } }"),
    optional("if text != nil { List(0..<2) { text in Text(\"\\(text)\") }; List { Text(text!) } }"),
    optional("if text /* shown */ != nil { List { Text(text!) } }"),
  ]

  static let cases = rowCases + stateCases + accessCases + objectCases + optionalCases
}
