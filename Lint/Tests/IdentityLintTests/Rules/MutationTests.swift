import IdentityLint
import Testing

/// A correct view and the change that breaks its identity: with it the rule must fire, without it
/// not.
struct Mutation: CustomStringConvertible, Sendable {
  let rule: String
  let correct: String
  /// Occurs once in the correct text; `broken` takes its place.
  let whole: String
  let broken: String
  /// Whether an info is enough, of a rule that warns of other kinds.
  var isInfo = false

  var description: String { "\(rule): \(whole) → \(broken)" }

  func breakIdentity(_ text: String) -> String {
    text.replacing(whole, with: broken, maxReplacements: 1)
  }
  func mend(_ text: String) -> String { text.replacing(broken, with: whole, maxReplacements: 1) }
}

@Suite("Mutations")
struct MutationTests {
  @Test("that break identity are found, and not reported when undone", arguments: Mutation.all)
  func mutation(_ mutation: Mutation) throws {
    let rule = try #require(LintRules.all.first { $0.description.identifier == mutation.rule })
    func findings(_ text: String) -> [Finding] {
      let all = Linter(rules: [rule]).findings(in: [SourceUnit(path: "View.swift", text: text)])
      return mutation.isInfo ? all : all.complete
    }
    let broken = mutation.breakIdentity(mutation.correct)
    #expect(broken != mutation.correct, "the mutation changes nothing")
    #expect(
      findings(mutation.correct).isEmpty,
      "reported before it was broken: \(findings(mutation.correct).map(\.message))")
    #expect(!findings(broken).isEmpty, "not reported when it was broken")
    let mended = mutation.mend(broken)
    #expect(mended == mutation.correct)
    #expect(findings(mended).isEmpty)
  }

  @Test("exist for every rule")
  func everyRule() {
    #expect(Set(Mutation.all.map(\.rule)) == Set(LintRules.all.map { $0.description.identifier }))
  }
}

extension Mutation {
  static func view(_ members: String, body: String, beside: String = "") -> String {
    """
    import SwiftUI
    struct Row: View {
      let title: String
      @State private var isOpen = false
      var body: some View { Button(title) { isOpen.toggle() } }
    }
    struct Element: Hashable { var title = "" }
    final class Model: ObservableObject { @Published var title = "" }
    \(beside)
    struct Page: View {
      \(members)
      var body: some View {
        \(body)
      }
    }
    """
  }

  private static let dimmed = """
    struct Dim: ViewModifier {
      @State private var isDim = false
      func body(content: Content) -> some View {
        Group { content.opacity(isDim ? 0.5 : 1) }.onTapGesture { isDim.toggle() }
      }
    }
    """

  static let all =
    ofSharedValues + ofLifetimes + ofForms + ofSubscriptions + ofSurroundings + ofWaiting
    + ofAppearances + ofPages + others

  private static let others: [Mutation] = [
    Mutation(
      rule: "conditional_modifier",
      correct: view("", body: "Row(title: \"a\").modifier(Dim())", beside: dimmed),
      whole: "content.opacity(isDim ? 0.5 : 1)",
      broken: "if isDim { content.opacity(0.5) } else { content }"),
    Mutation(
      rule: "conditional_modifier",
      correct: view(
        "@State private var isWide = false",
        body: "Row(title: \"a\").wide(isWide).onTapGesture { isWide.toggle() }",
        beside:
          """
          extension View { @ViewBuilder func wide(_ isWide: Bool) -> some View { padding(isWide ? \
          20 : 0) } }
          """
      ),
      whole: "padding(isWide ? 20 : 0)", broken: "if isWide { padding(20) } else { self }"),
    Mutation(
      rule: "self_id",
      correct: view(
        "@State private var names = [\"a\"]",
        body:
          "ForEach(names.indices, id: \\.self) { index in TextField(\"\", text: $names[index]) }"),
      whole:
        "ForEach(names.indices, id: \\.self) { index in TextField(\"\", text: $names[index]) }",
      broken: "ForEach($names, id: \\.self) { $name in TextField(\"\", text: $name) }"),
    Mutation(
      rule: "self_id",
      correct: view(
        "@State private var elements: [Element] = []",
        body:
          """
          ForEach(elements, id: \\.title) { Row(title: $0.title) }.onTapGesture { \
          elements[0].title = "b" }
          """
      ),
      whole: "id: \\.title", broken: "id: \\.self"),
    Mutation(
      rule: "index_id",
      correct: view(
        "@State private var elements: [Element] = []",
        body:
          """
          ForEach(elements, id: \\.title) { Row(title: $0.title) }.onTapGesture { \
          elements.removeFirst() }
          """
      ),
      whole: "ForEach(elements, id: \\.title) { Row(title: $0.title) }",
      broken: "ForEach(elements.indices, id: \\.self) { Row(title: elements[$0].title) }"),
    Mutation(
      rule: "unstable_id",
      correct: view(
        "@State private var id = UUID()", body: "ScrollView { Row(title: \"a\") }.id(id)"),
      whole: ".id(id)",
      broken: ".id(UUID())"),
    Mutation(
      rule: "hash_id",
      correct: view(
        "let elements: [Element]",
        body: """
          ForEach(elements, id: \\.title) { Row(title: $0.title) }
          """),
      whole: "id: \\.title",
      broken: "id: \\.hashValue"),
    Mutation(
      rule: "any_view", correct: view("", body: "Row(title: \"a\")"),
      whole: "    Row(title: \"a\")",
      broken: "    AnyView(Row(title: \"a\"))"),
    Mutation(
      rule: "erased_branches",
      correct: view(
        """
        @State private var isWide = false\n  var part: AnyView { isWide ? AnyView(Row(title: "a")) \
        : AnyView(Row(title: "b")) }
        """,
        body: "part.onTapGesture { isWide.toggle() }"),
      whole: "AnyView(Row(title: \"a\"))", broken: "AnyView(Row(title: \"a\").padding())"),
    Mutation(
      rule: "double_read",
      correct: view(
        "@State private var name: String?",
        body: """
          if let name { List(0..<3) { _ in Text(name) } }
          """),
      whole: "if let name { List(0..<3) { _ in Text(name) } }",
      broken: "if name != nil { List(0..<3) { _ in Text(name!) } }"),
    Mutation(
      rule: "same_root_arms",
      correct: view("@State private var isOn = false", body: "Row(title: isOn ? \"a\" : \"b\")"),
      whole: "Row(title: isOn ? \"a\" : \"b\")",
      broken: "if isOn { Row(title: \"a\") } else { Row(title: \"b\") }"),
    Mutation(
      rule: "state_from_parent",
      correct: view(
        "@State private var count = 0",
        body: "Child(text: \"\\(count)\").onTapGesture { count += 1 }",
        beside: "struct Child: View { let text: String; var body: some View { Text(text) } }"),
      whole: "let text: String; var body", broken: "@State var text: String; var body"),
    Mutation(
      rule: "public_state",
      correct: view("@State private var count = 0", body: "Text(\"\\(count)\")"),
      whole: "@State private var count",
      broken: "@State var count"),
    Mutation(
      rule: "state_default_and_init",
      correct: view(
        "@State private var count: Int\n  init() { count = 1 }",
        body: "Text(\"\\(count)\")"),
      whole: "count: Int\n",
      broken: "count: Int = 0\n"),
    Mutation(
      rule: "mirrored_state",
      correct: view(
        "@State private var one = 0\n  @State private var two = 0",
        body:
          """
          Stepper("One", value: $one).onChange(of: one) { print(one) }.onTapGesture { two = 1 }
          """),
      whole: "{ print(one) }", broken: "{ two = one }"),
    Mutation(
      rule: "inline_observed_object",
      correct: view(
        "@State private var isOn = false", body: "Child(); Toggle(\"On\", isOn: $isOn)",
        beside:
          """
          struct Child: View { @StateObject private var model = Model(); var body: some View { \
          Button(model.title) { model.title = "b" } } }
          """
      ),
      whole: "@StateObject private", broken: "@ObservedObject private"),
    Mutation(
      rule: "state_object_from_parameter",
      correct: view(
        "@State private var id = 0", body: "Stepper(\"Id\", value: $id); Child(id: id)",
        beside: """
          final class Loader: ObservableObject { init(id: Int) {} }
          struct Child: View {
            @StateObject private var loader: Loader
            init(id: Int) { _loader = StateObject(wrappedValue: Loader(id: 0)) }
            var body: some View { Text("") }
          }
          """),
      whole: "Loader(id: 0)", broken: "Loader(id: id)"),
    Mutation(
      rule: "dismiss_clears_payload",
      correct: view(
        """
        @State private var element: Element?\n  @State private var isShown = false\n  @State \
        private var text = ""
        """,
        body: """
          Button("Rename") { isShown = true }.alert("Rename", isPresented: $isShown) {
            TextField("Title", text: $text)
            Button("Save") { if let element { print(element.title) } }
          }
          """),
      whole: "isPresented: $isShown",
      broken: "isPresented: Binding(get: { element != nil }, set: { if !$0 { element = nil } })"),
    Mutation(
      rule: "nonisolated_binding_index",
      correct: view(
        "@State private var names = [\"a\"]\n  func edit(_ name: Binding<String>) {}",
        body: """
          ForEach(names.indices, id: \\.self) { index in Text(names[index]).onTapGesture { \
          edit($names[0]) } }
          Button("Remove") { names.remove(at: 0) }
          """),
      whole: "$names[0]", broken: "$names[index]"),
    Mutation(
      rule: "task_in_on_appear",
      correct: view("func load() async {}", body: "Row(title: \"a\").task { await load() }"),
      whole: ".task { await load() }",
      broken: ".onAppear { Task { await load() } }"),
    Mutation(
      rule: "state_in_lazy_child",
      correct: view(
        "@State private var note = \"\"", body: "List { Note(note: $note) }",
        beside:
          """
          struct Note: View { @Binding var note: String; var body: some View { TextField("Note", \
          text: $note) } }
          """
      ),
      whole: "@Binding var note: String;", broken: "@State private var note: String = \"\";"),
    Mutation(
      rule: "view_in_branches",
      correct: view(
        "@State private var isOn = false",
        body: """
          Button("On") { isOn.toggle() }
          Row(title: "a").opacity(isOn ? 1 : 0.5)
          """),
      whole: "Row(title: \"a\").opacity(isOn ? 1 : 0.5)",
      broken: "if isOn { Row(title: \"a\") } else { Row(title: \"a\").opacity(0.5) }"),
    Mutation(
      rule: "content_id",
      correct: view(
        "@State private var lamps: [Lamp] = []",
        body: """
          ForEach(lamps) { Row(title: $0.name) }.onTapGesture { lamps[0].name = "b" }
          """,
        beside: "struct Lamp: Identifiable { let id = UUID(); var name = \"\" }"),
      whole: "let id = UUID();", broken: "var id: String { name };"),
    Mutation(
      rule: "partial_equality",
      correct: view(
        "@State private var title = \"\"",
        body: "TextField(\"Title\", text: $title); Child(id: 1, title: title)",
        beside: """
          struct Child: View, Equatable {
            let id: Int
            let title: String
            static func == (a: Child, b: Child) -> Bool { a.id == b.id && a.title == b.title }
            var body: some View { Text(title) }
          }
          """),
      whole: "a.title == b.title", broken: "a.id <= b.id"),
    Mutation(
      rule: "stale_copy",
      correct: view(
        "@State private var page = 1",
        body: "Stepper(\"Page\", value: $page); Child(page: page)",
        beside: """
          struct Child: View {
            let page: Int
            @State private var text = ""
            var body: some View { Text(text).task(id: page) { text = "\\(page)" } }
          }
          """),
      whole: ".task(id: page)", broken: ".task"),
    Mutation(
      rule: "unobserved_object",
      correct: view(
        "@StateObject private var model = Model()",
        body: "Button(model.title) { model.title = \"b\" }"),
      whole: "@StateObject private var model", broken: "@State private var model"),
    Mutation(
      rule: "restarted_timer",
      correct: view(
        """
        @State private var timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()
          @State private var page = 1
          @State private var offset = 0.0
        """,
        body: "Slider(value: $offset).onReceive(timer) { _ in page += 1 }"),
      whole: ".onReceive(timer)",
      broken: ".onReceive(Timer.publish(every: 4, on: .main, in: .common).autoconnect())"),
    Mutation(
      rule: "overwritten_edits",
      correct: view(
        "let saved: String\n  @State private var text = \"\"",
        body: """
          TextField("Note", text: $text)
          NavigationLink("Files") { Text("Files") }.onAppear { if text.isEmpty { text = saved } }
          """),
      whole: "if text.isEmpty { text = saved }", broken: "text = saved"),
    Mutation(
      rule: "shared_static_state",
      correct: view(
        "", body: "Button(\"Log in\") { Session.user = \"Ada\" }",
        beside: "enum Session { @TaskLocal static var user = \"\" }"),
      whole: "@TaskLocal static", broken: "static"),
    Mutation(
      rule: "unkept_model",
      correct: view(
        "@State private var page = 1",
        body: "Stepper(\"Page\", value: $page); Child()",
        beside: """
          struct Child: View {
            @State private var model = Model()
            var body: some View { Button(model.title) { model.title = "b" } }
          }
          """),
      whole: "@State private var model", broken: "private let model"),
    Mutation(
      rule: "sheet_reads_nil",
      correct: view(
        "@State private var title: String?\n  @State private var isShown = false",
        body: """
          Button("Show") { title = "a"; isShown = true }.disabled(isShown)
            .sheet(isPresented: $isShown) { Text(title ?? "") }
          """),
      whole: ".disabled(isShown)", broken: ".disabled(false)"),
  ]
}
