import IdentityLint
import Testing

/// Objects and copies of values, made or read in another way than in the rules' examples.
@Suite("A model or a copy is found whatever form its cause has")
struct ModelFormTests {
  @Test("and sound code in the same form is not reported", arguments: Self.cases)
  func reported(_ one: FormTests.Case) { FormTests().reported(one) }

  // MARK: Objects that are made again

  private static func model(
    _ rule: String?, _ property: String, _ child: String = "Child()", in parent: String = "",
    beside: String = "", other: String = ""
  ) -> FormTests.Case {
    FormTests.Case(
      rule: rule,
      code: """
        final class Model: ObservableObject {
          @Published var text = ""
          func edit() { text = "b" }
        }
        struct Parent: View {
          @State private var count = 0
          \(parent)
          var body: some View {
            \(child)
            Button("\\(count)") { count += 1 }
          }
        }
        struct Child: View {
          \(property)
          var body: some View { Button(model.text) { model.edit() } }
        }
        \(beside)
        """, other: other, form: [property, child, parent, beside, other].joined(separator: " "))
  }

  private static let passed = "@ObservedObject var model: Model"
  private static let models = [
    model(
      "inline_observed_object", "@ObservedObject var model: Model\n  init() { model = .init() }"),
    model(
      "inline_observed_object",
      "@ObservedObject var model: Model\n  init() { _model = .init(wrappedValue: .init()) }"),
    model(
      "inline_observed_object", "@ObservedObject var model = Model.make()",
      other: "extension Model { static func make() -> Model { Model() } }"),
    model(
      "inline_observed_object", "@ObservedObject var model: Model = .make()",
      other: "extension Model { static func make() -> Model { .init() } }"),
    model(
      "inline_observed_object", "@ObservedObject var model = makeModel()",
      other: "func makeModel() -> Model { Model() }"),
    model("inline_observed_object", passed, "Child(model: .init())"),
    model(
      "inline_observed_object", passed, "Child(model: fresh)", in: "var fresh: Model { .init() }"),
    model(
      "inline_observed_object", passed, "content",
      other: "extension Parent { var content: some View { Child(model: .init()) } }"),
    model("unkept_model", "private let model: Model = .init()"),
    model(
      "unkept_model", "private let model = Model.make()",
      other: "extension Model { static func make() -> Model { Model() } }"),
    // The same object each time.
    model(
      nil, "@Binding var model: Model", "Child(model: .init(get: { kept }, set: { _ in }))",
      in: "@StateObject private var kept = Model()"),
    model(
      nil, "@ObservedObject var model: Model = .shared",
      other: "extension Model { static let shared = Model() }"),
    model(
      nil, "@ObservedObject var model = Model.current()",
      beside: "let only = Model()",
      other: "extension Model { static func current() -> Model { only } }"),
    model(
      nil, passed, "Child(model: kept)", in: "@StateObject private var kept: Model = .init()"),
    model(
      nil, "@StateObject private var model: Model = .make()",
      other: "extension Model { static func make() -> Model { .init() } }"),
  ]

  // MARK: State that does not follow

  private static func count(rule: String? = "state_from_parent", _ child: String, _ call: String)
    -> FormTests.Case
  {
    FormTests.Case(
      rule: rule,
      code: """
        struct Parent: View {
          @State private var count = 0
          var body: some View {
            \(call)
            Button("More") { count += 1 }
          }
        }
        struct Child: View {
          @State private var number: Int
          \(child)
          var body: some View { Text("\\(number)") }
        }
        typealias Number = Child
        """, form: child + call)
  }

  private static let states = [
    count("init(count: Int) { _number = .init(wrappedValue: count) }", "Number(count: count)"),
    count(
      """
      init(count: Int) { self.init(start: count) }
        init(start: Int) { _number = State(initialValue: start) }
      """, "Child(count: count)"),
    count(
      """
      init(count: Int) { _number = State(initialValue: Self.clamped(count)) }
        static func clamped(_ count: Int) -> Int { max(0, count) }
      """, "Child(count: count)"),
    count(
      rule: nil, "init(count: Int) { _number = .init(wrappedValue: count) }",
      "Number(count: count).id(count)"),
    count(
      rule: nil, "init(count: Int) { _number = .init(wrappedValue: count) }", "Number(count: 3)"),
  ]

  private static func copy(
    rule: String? = "stale_copy", _ modifier: String, _ members: String = "", local: String = "",
    other: String = ""
  ) -> FormTests.Case {
    FormTests.Case(
      rule: rule,
      code: """
        struct Parent: View {
          @State private var name = ""
          var body: some View {
            TextField("Name", text: $name)
            Child(name: name)
          }
        }
        struct Child: View {
          let name: String
          @State private var shown = ""
          \(members)
          var body: some View {
            \(local)
            Text(shown)\(modifier)
          }
        }
        """, other: other, form: [modifier, members, local, other].joined(separator: " "))
  }

  private static let copies = [
    copy(".onAppear { shown = title }", "var title: String { name.uppercased() }"),
    copy(
      ".onAppear(perform: load)",
      other: "extension Child { func load() { shown = name.uppercased() } }"),
    copy(".onAppear(perform: load)", local: "let load = { shown = name.uppercased() }"),
    copy(
      ".onAppear { load() }",
      "func load() { show(name) }\n  func show(_ text: String) { shown = text }"),
    copy(
      rule: nil, ".onAppear { shown = title }.onChange(of: name) { shown = title }",
      "var title: String { name.uppercased() }"),
    copy(
      rule: nil, ".onAppear { shown = title }",
      "var title: String { greeting.uppercased() }\n  let greeting = \"Hi\""),
  ]

  static let cases = models + states + copies
}
