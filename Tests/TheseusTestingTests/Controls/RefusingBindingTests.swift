import Testing
import TheseusTesting

@MainActor @Suite("R80 a control shows what its binding returns, not what was written")
struct RefusingBindingTests {
  private struct Controls: View {
    @State private var text = ""
    @State private var number = 1
    @State private var written: [String] = []

    private func refusing<Value>(_ value: Value, _ name: String) -> Binding<Value> {
      Binding(get: { value }, set: { _ in written.append(name) })
    }

    var body: some View {
      VStack {
        Toggle("toggle", isOn: refusing(false, "toggle"))
        Picker("picker", selection: refusing("a", "picker")) {
          ForEach(["a", "b"], id: \.self) { Text($0) }
        }
        Slider(value: refusing(2.0, "slider"), in: 0...10, step: 1) { Text("slider") }
        DisclosureGroup("group", isExpanded: refusing(false, "group")) { Text("inside") }
        Stepper(
          "stepper",
          value: Binding {
            number
          } set: {
            number = min($0, 2)
          })
        TextField(
          "field",
          text: Binding {
            text
          } set: {
            text = String($0.uppercased().prefix(4))
          })
        Text(verbatim: "\(number) \(text)")
        Text(written.joined(separator: " "))
      }
    }
  }

  @Test("a refused write changes nothing")
  func refused() throws {
    let host = TestHost(rows: 40) { Controls() }
    try host.find(.toggle, "toggle").toggle()
    try host.find(.picker, "picker").select("b")
    try host.find(.slider, "slider").increment()
    try host.find(.disclosure, "group").tap()
    #expect(try host.find(.toggle, "toggle").value == "off")
    #expect(try host.find(.picker, "picker").value == "a")
    #expect(try host.find(.slider, "slider").value == "2")
    #expect(host.findAll(.text, "inside").isEmpty)
    _ = try host.find(.text, "toggle picker slider group")
  }

  @Test("a field shows the text that its binding made of what was typed")
  func transformed() throws {
    let host = TestHost(rows: 40) { Controls() }
    let field = try host.find(.textField, "field")
    try field.type("abcdef")
    #expect(field.value == "ABCD")
    host.press(.delete)
    host.type("z")
    #expect(field.value == "ABCZ")
    _ = try host.find(.text, "1 ABCZ")
  }

  @Test("a stepper stops where its binding does")
  func limited() throws {
    let host = TestHost(rows: 40) { Controls() }
    for _ in 0..<3 { try host.find(.stepper, "stepper").increment() }
    _ = try host.find(.text, "2 ")
  }

  private struct Filtered: View {
    @State private var text = ""
    var body: some View {
      TextField("field", text: $text)
        .onChange(of: text) { text = String(text.filter(\.isNumber).prefix(3)) }
    }
  }

  @Test("a field follows the text that `onChange` makes of it")
  func filtered() throws {
    let host = TestHost { Filtered() }
    let field = try host.find(.textField, "field")
    try field.type("1a2b3c45")
    #expect(field.value == "123")
    #expect(host.trace.issues.isEmpty)
  }

  private struct Tabs: View {
    @State private var tab = 0
    @State private var isAdding = false
    var body: some View {
      TabView(
        selection: Binding {
          tab
        } set: {
          if $0 == 2 { isAdding = true } else { tab = $0 }
        }
      ) {
        Tab("Zero", systemImage: "star", value: 0) { Text("page 0") }
        Tab("One", systemImage: "star", value: 1) { Text("page 1") }
        Tab("Add", systemImage: "plus", value: 2) { Text("page 2") }
      }
      .sheet(isPresented: $isAdding) { Text("sheet") }
    }
  }

  @Test("a tab that presents something is not selected")
  func presentingTab() throws {
    let host = TestHost { Tabs() }
    try host.find(.tab, "One").tap()
    try host.find(.tab, "Add").tap()
    #expect(host.findAll(.text).map(\.label) == ["page 1", "sheet"])
    host.press(.escape)
    #expect(host.findAll(.text).map(\.label) == ["page 1"])
  }

  private struct Stack: View {
    @State private var path = [1]
    @State private var isLocked = true
    var body: some View {
      NavigationStack(
        path: Binding {
          path
        } set: {
          if !isLocked || $0.count > path.count { path = $0 }
        }
      ) {
        Text("root")
          .navigationDestination(for: Int.self) { number in
            Page(number: number)
            Button("unlock") { isLocked = false }
          }
      }
    }
  }

  private struct Page: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Text("page \(number)")
      Button("pop") { dismiss() }
    }
  }

  @Test("a page whose stack refuses to pop it stays")
  func lockedPage() throws {
    let host = TestHost { Stack() }
    try host.find(.button, "pop").tap()
    _ = try host.find(.text, "page 1")
    try host.find(.button, "unlock").tap()
    try host.find(.button, "pop").tap()
    _ = try host.find(.text, "root")
    #expect(host.findAll(.text, "page 1").isEmpty)
  }
}
