import Observation
import TheseusTesting
import TheseusViews
import Testing

private struct NoteKey: FocusedValueKey {
  typealias Value = Binding<String>
}

private struct NameKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var note: Binding<String>? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }

  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

@Observable private final class Document {
  var title: String
  init(_ title: String) { self.title = title }
}

@MainActor @Suite("focused values: what the focused view provides to the rest of the app")
struct FocusedValueTests {
  private struct Status: View {
    @FocusedValue(\.name) private var name
    @FocusedBinding(\.note) private var note
    var body: some View {
      VStack(alignment: .leading) {
        Text("name \(name ?? "none"), note \(note ?? "none")")
        Button("shout") { note = note?.uppercased() }.keyboardShortcut(
          "s", modifiers: [.control, .option])
      }
    }
  }

  private struct Field: View {
    let name: String
    @State private var text: String
    init(_ name: String, _ text: String) {
      self.name = name
      _text = State(initialValue: text)
    }
    var body: some View {
      TextField(name, text: $text).focusedValue(\.name, name).focusedValue(\.note, $text)
    }
  }

  private struct Page: View {
    var body: some View {
      VStack(alignment: .leading) {
        Status()
        VStack(alignment: .leading) {
          Field("first", "one")
          Field("second", "two")
          Button("plain") {}
        }
        .focusedValue(\.name, "page")
        Button("outside") {}
      }
    }
  }

  @Test("the innermost view around focus provides; outside of all there is none")
  func follows() throws {
    let host = TestHost(columns: 50, rows: 10) { Page() }
    try host.find(.textField, "first").focus()
    #expect(host.screen.contains("name first, note one"))
    try host.find(.textField, "second").focus()
    #expect(host.screen.contains("name second, note two"))
    try host.find(.button, "plain").focus()
    #expect(host.screen.contains("name page, note none"))
    try host.find(.button, "outside").focus()
    #expect(host.screen.contains("name none, note none"))
  }

  @Test("a focused binding can be written, and shows the typed text")
  func binding() throws {
    let host = TestHost(columns: 50, rows: 10) { Page() }
    try host.find(.textField, "first").focus()
    host.type("!")
    #expect(host.screen.contains("note one!"))
    host.press("s", modifiers: [.control, .option])
    #expect(host.screen.contains("note ONE!"))
  }

  private struct Switching: View {
    @State private var isShown = true
    @State private var count = 0
    var body: some View {
      VStack(alignment: .leading) {
        Status()
        if isShown { Text("told").focusedSceneValue(\.name, "scene \(count)") }
        Button("count") { count += 1 }
        Button("hide") { isShown = false }
      }
    }
  }

  @Test("a scene's value is provided wherever focus is, follows its state and ends with its view")
  func scene() throws {
    let host = TestHost(columns: 50, rows: 10) { Switching() }
    #expect(host.screen.contains("name scene 0"))
    try host.find(.button, "count").tap()
    #expect(host.screen.contains("name scene 1"))
    try host.find(.button, "hide").tap()
    #expect(host.screen.contains("name none"))
  }

  private struct Title: View {
    @FocusedValue(Document.self) private var document
    var body: some View { Text("title \(document?.title ?? "none")") }
  }

  @Test("an object is provided by its type, and observed")
  func object() throws {
    let document = Document("draft")
    let host = TestHost(columns: 50, rows: 10) {
      VStack {
        Title()
        Button("rename") { document.title = "final" }.focusedValue(document)
        Button("other") {}
      }
    }
    try host.find(.button, "rename").tap()
    #expect(host.screen.contains("title final"))
    try host.find(.button, "other").focus()
    #expect(host.screen.contains("title none"))
  }

  @Test("focus that moves inside one provider is no change of the environment")
  func sameProvider() throws {
    let host = TestHost(columns: 50, rows: 300) {
      VStack {
        ForEach(0..<200, id: \.self) { Text("row \($0)").lineSpacing(1) }
        Title()
        Status()
        HStack {
          Button("one") {}
          Button("two") {}
        }.focusedValue(\.name, "pair")
      }
    }
    try host.find(.button, "one").focus()
    #expect(host.screen.contains("name pair"))
    let before = host.runtime.graph.statistics.evaluations
    try host.find(.button, "two").focus()
    #expect(host.screen.contains("name pair"))
    #expect(host.runtime.graph.statistics.evaluations - before < 100)
    let during = host.runtime.graph.statistics.evaluations
    try host.find(.button, "shout").focus()
    #expect(host.screen.contains("name none"))
    // The limit is about this: another provider is a change that every environment passes on.
    #expect(host.runtime.graph.statistics.evaluations - during > 100)
    try host.find(.button, "two").focus()
    #expect(host.screen.contains("name pair"))
  }
}
