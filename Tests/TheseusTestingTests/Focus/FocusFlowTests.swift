import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("focus moves as the app and its user say")
struct FocusFlowTests {
  private enum Field: Hashable { case name, mail, code }

  private struct SignUp: View {
    @State private var name = ""
    @State private var mail = ""
    @State private var code = ""
    @State private var needsCode = false
    @FocusState private var field: Field?
    var body: some View {
      VStack {
        Text("focus \(field.map { String(describing: $0) } ?? "none")")
        TextField("name", text: $name).focused($field, equals: .name)
          .onSubmit { field = .mail }
        TextField("mail", text: $mail).focused($field, equals: .mail)
          .onSubmit {
            if mail.contains("@") {
              needsCode = true
              field = .code
            } else {
              field = .name
            }
          }
        if needsCode {
          TextField("code", text: $code).focused($field, equals: .code)
        }
        Button("Hide") { needsCode = false }
        Button("None") { field = nil }
      }
      .defaultFocus($field, .mail)
    }
  }

  @Test("R82 submitting moves focus, also to a field that the same event creates")
  func submits() throws {
    let host = TestHost { SignUp() }
    try host.find(.textField, "name").focus()
    host.type("Ada")
    host.press(.return)
    #expect(host.focused?.label == "mail" && host.screen.contains("focus mail"))
    host.type("ada")
    host.press(.return)
    #expect(host.focused?.label == "name")
    host.press(.return)
    host.type("@x")
    host.press(.return)
    #expect(host.focused?.label == "code" && host.screen.contains("focus code"))
    host.type("12")
    #expect(try host.find(.textField, "code").value == "12")
  }

  @Test("R82 a focused field that is removed leaves no focus behind in the state")
  func removed() throws {
    let host = TestHost { SignUp() }
    try host.find(.textField, "mail").focus()
    host.type("@")
    host.press(.return)
    #expect(host.screen.contains("focus code"))
    try host.find(.button, "Hide").tap()
    #expect(!host.screen.contains("focus code"))
    try host.find(.textField, "name").focus()
    #expect(host.screen.contains("focus name"))
    try host.find(.button, "None").tap()
    #expect(host.screen.contains("focus none"))
  }

  @Test("R82 a request for a field that does not exist changes nothing and leaves nil")
  func missing() throws {
    struct Page: View {
      @FocusState private var field: Field?
      @State private var text = ""
      var body: some View {
        Text("focus \(field == nil ? "none" : "some")")
        TextField("name", text: $text).focused($field, equals: .name)
        Button("Code") { field = .code }
      }
    }
    let host = TestHost { Page() }
    try host.find(.textField).focus()
    #expect(host.screen.contains("focus some"))
    try host.find(.button, "Code").tap()
    #expect(host.screen.contains("focus none"))
  }

  @Test("a flag for each row: the row that is added is focused, Return adds the next")
  func rows() throws {
    struct Line: Identifiable { let id: Int; var text = "" }
    struct Todo: View {
      @State private var lines = [Line(id: 0)]
      @FocusState private var focused: Int?
      var body: some View {
        VStack {
          Text("focus \(focused ?? -1) of \(lines.count)")
          ForEach($lines) { $line in
            TextField("line \(line.id)", text: $line.text)
              .focused($focused, equals: line.id)
              .onSubmit {
                let next = Line(id: lines.count)
                lines.append(next)
                focused = next.id
              }
          }
        }
      }
    }
    let host = TestHost { Todo() }
    try host.find(.textField, "line 0").focus()
    for text in ["a", "b", "c"] {
      host.type(text)
      host.press(.return)
    }
    #expect(host.screen.contains("focus 3 of 4"))
    #expect(host.findAll(.textField).map(\.value) == ["a", "b", "c", ""])
  }

  @Test("R82 focus in a sheet does not change the page's state for good")
  func sheet() throws {
    struct Page: View {
      @FocusState private var isFocused: Bool
      @State private var text = ""
      @State private var isShown = false
      var body: some View {
        VStack {
          Text("page \(isFocused.description)")
          TextField("page field", text: $text).focused($isFocused)
            .onSubmit { isShown = true }
        }
        .sheet(isPresented: $isShown) { Sheet() }
      }
    }
    struct Sheet: View {
      @FocusState private var isFocused: Bool
      @State private var text = ""
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        TextField("sheet field", text: $text).focused($isFocused)
          .onAppear { isFocused = true }
          .onSubmit { dismiss() }
      }
    }
    let host = TestHost { Page() }
    try host.find(.textField, "page field").focus()
    host.press(.return)
    #expect(host.focused?.label == "sheet field")
    host.type("x")
    #expect(try host.find(.textField, "sheet field").value == "x")
    host.press(.return)
    #expect(host.focused?.label == "page field" && host.screen.contains("page true"))
  }

  @Test("focused values of the frontmost field decide about a command")
  func commands() throws {
    let host = TestHost(app: Editors(), columns: 50, rows: 12)
    try host.find(.textField, "one").focus()
    try host.choose("Text", "Shout one")
    #expect(try host.find(.textField, "one").value == "A")
    try host.find(.textField, "two").focus()
    try host.choose("Text", "Shout two")
    #expect(try host.find(.textField, "two").value == "B")
    try host.find(.button, "outside").focus()
    #expect(throws: TestHostError.self) { try host.choose("Text", "Shout nothing") }
    #expect(try host.find(.textField, "one").value == "A")
    try host.choose("Text", "Count")
    #expect(host.screen.contains("counted 1"))
  }
}

private struct Editors: App {
  var body: some Scene {
    WindowGroup { Editing() }
      .commands { CommandMenu("Text") { TextCommands() } }
  }
}

private struct Editing: View {
  @State private var one = "a"
  @State private var two = "b"
  @State private var count = 0
  var body: some View {
    VStack {
      Text("counted \(count)")
      TextField("one", text: $one).focusedValue(\.flowText, $one).focusedValue(\.flowName, "one")
      TextField("two", text: $two).focusedValue(\.flowText, $two).focusedValue(\.flowName, "two")
      Button("outside") {}
    }
    .focusedSceneValue(\.flowCount, $count)
  }
}

private struct TextCommands: View {
  @FocusedBinding(\.flowText) private var text
  @FocusedBinding(\.flowCount) private var count
  @FocusedValue(\.flowName) private var name
  var body: some View {
    Button("Shout \(name ?? "nothing")") { text = text?.uppercased() }
      .disabled(text == nil)
    Button("Count") { count = (count ?? 0) + 1 }
  }
}

extension FocusedValues {
  private struct TextKey: FocusedValueKey { typealias Value = Binding<String> }
  private struct NameKey: FocusedValueKey { typealias Value = String }
  private struct CountKey: FocusedValueKey { typealias Value = Binding<Int> }
  fileprivate var flowText: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }
  fileprivate var flowName: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
  fileprivate var flowCount: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}
