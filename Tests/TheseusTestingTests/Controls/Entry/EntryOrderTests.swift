import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("fields of a form pass focus on as their code says")
struct EntryOrderTests {
  private enum Field: Hashable, CaseIterable { case name, mail, password, note }

  private struct SignUp: View {
    @State private var name = ""
    @State private var mail = ""
    @State private var password = ""
    @State private var log: [String] = []
    @State private var isShown = false
    @FocusState private var focus: Field?
    var body: some View {
      Form {
        TextField("Name", text: $name).focused($focus, equals: .name).submitLabel(.next)
          .onSubmit { focus = .mail }
        TextField("Mail", text: $mail).focused($focus, equals: .mail).submitLabel(.next)
          .onSubmit { focus = mail.contains("@") ? .password : .mail }
        HStack {
          Group {
            if isShown {
              TextField("Password", text: $password)
            } else {
              SecureField("Password", text: $password)
            }
          }
          .focused($focus, equals: .password)
          .submitLabel(.done)
          .onSubmit { submit() }
          Button(isShown ? "Hide" : "Show") { isShown.toggle() }
        }
        Button("Submit") { submit() }
        Text("focus \(focus.map { "\($0)" } ?? "none")")
        Text("log \(log.joined(separator: ","))")
      }
      .onChange(of: focus) { old, new in
        if old == .name, name.isEmpty { log.append("empty") }
      }
      .onAppear { focus = .name }
    }

    private func submit() {
      if name.isEmpty {
        focus = .name
      } else if password.count < 3 {
        focus = .password
      } else {
        focus = nil
        log.append("done \(name) \(mail) \(password)")
      }
    }
  }

  private func host() -> TestHost { TestHost(columns: 70, rows: 20) { SignUp() } }

  @Test("R82 focus set in onAppear; Return goes from field to field and submits in the last")
  func chain() throws {
    let host = host()
    #expect(host.screen.contains("focus name"))
    host.type("Ann\nann@x\nsecret\n")
    #expect(host.screen.contains("log done Ann ann@x secret"))
    #expect(host.screen.contains("focus none"))
    #expect(host.focused == nil || host.focused?.role != .secureField)
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R82 a submit that keeps its own field keeps what was typed, and the caret")
  func stays() throws {
    let host = host()
    host.type("Ann\nann\n@x\n")
    #expect(try host.find(.textField, "Mail").value == "ann@x")
    #expect(host.screen.contains("focus password"))
  }

  @Test("R82 a button sends focus to the field that is missing")
  func missing() throws {
    let host = host()
    host.press(.tab)
    #expect(host.screen.contains("log empty"))
    try host.find(.button, "Submit").tap()
    #expect(host.screen.contains("focus name"))
    host.type("B")
    #expect(try host.find(.textField, "Name").value == "B")
    try host.find(.button, "Submit").tap()
    #expect(host.screen.contains("focus password"))
    host.type("xyz\n")
    #expect(host.screen.contains("done B"))
  }

  @Test("a password that is shown and hidden keeps its text")
  func shown() throws {
    let host = host()
    try host.find(.secureField, "Password").type("geheim")
    #expect(!host.screen.contains("geheim"))
    try host.find(.button, "Show").tap()
    #expect(host.screen.contains("geheim"))
    #expect(try host.find(.textField, "Password").value == "geheim")
    try host.find(.textField, "Password").type("!")
    try host.find(.button, "Hide").tap()
    #expect(!host.screen.contains("geheim"))
    try host.find(.secureField, "Password").type("?\n")
    try host.find(.button, "Show").tap()
    #expect(host.screen.contains("geheim!?"))
  }

  private struct Nested: View {
    @State private var first = ""
    @State private var second = ""
    @State private var search = ""
    @State private var log: [String] = []
    var body: some View {
      Form {
        TextField("First", text: $first).onSubmit { log.append("inner") }
        TextField("Second", text: $second).onSubmit { log.append("scoped") }.submitScope()
        Text("log \(log.joined(separator: ","))")
      }
      .onSubmit { log.append("outer") }
      .onSubmit(of: .search) { log.append("search") }
    }
  }

  @Test("onSubmit of a form runs for its fields, except within a submit scope")
  func nested() throws {
    let host = TestHost(columns: 70, rows: 20) { Nested() }
    try host.find(.textField, "First").focus()
    host.press(.return)
    #expect(host.screen.contains("log inner,outer"))
    try host.find(.textField, "Second").focus()
    host.press(.return)
    #expect(host.screen.contains("log inner,outer,scoped"))
    #expect(!host.screen.contains("scoped,outer"))
  }

  private struct Item: Identifiable {
    var id: Int
    var title = ""
  }

  private struct Checklist: View {
    @State private var items = [Item(id: 0, title: "milk")]
    @FocusState private var focus: Int?
    var body: some View {
      VStack {
        Text("all " + items.map(\.title).joined(separator: "/"))
        Text("focus \(focus.map(String.init) ?? "none")")
        List {
          ForEach($items) { $item in
            TextField("item \(item.id)", text: $item.title)
              .focused($focus, equals: item.id)
              .onSubmit { add(after: item.id) }
          }
          .onDelete { items.remove(atOffsets: $0) }
        }
        Button("Drop") { items.removeAll { $0.id == focus } }
      }
    }

    private func add(after id: Int) {
      let index = items.firstIndex { $0.id == id }.map { $0 + 1 } ?? items.count
      let new = Item(id: (items.map(\.id).max() ?? 0) + 1)
      items.insert(new, at: index)
      focus = new.id
    }
  }

  @Test("R82 Return in a row adds the next row and types there")
  func addedRows() throws {
    let host = TestHost(columns: 50, rows: 24) { Checklist() }
    try host.find(.textField, "item 0").focus()
    #expect(host.screen.contains("focus 0"))
    host.type("\nbread\nsalt")
    #expect(host.screen.contains("all milk/bread/salt"))
    try host.find(.textField, "item 0").focus()
    host.type("\nhoney")
    #expect(host.screen.contains("all milk/honey/bread/salt"))
    #expect(host.screen.contains("focus 3"))
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R80 R82 removing the row that is being typed in leaves the others alone")
  func droppedRow() throws {
    let host = TestHost(columns: 50, rows: 24) { Checklist() }
    try host.find(.textField, "item 0").focus()
    host.type("\nbread\nsalt")
    try host.find(.textField, "item 1").focus()
    host.type("!")
    try host.find(.button, "Drop").tap()
    #expect(host.screen.contains("all milk/salt"))
    host.type("zz")
    #expect(host.screen.contains("all milk/salt\n") || host.screen.contains("all milk/saltzz"))
    #expect(!host.screen.contains("milkzz"))
    #expect(host.trace.issues.isEmpty)
  }

  private struct Saving: View {
    @State private var name = "Ann"
    @State private var isSaving = false
    @State private var runs = 0
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        Form {
          TextField("Name", text: $name).focused($isFocused)
            .onSubmit { isSaving = true }
          Toggle("Flag", isOn: .constant(true))
        }
        .disabled(isSaving)
        Text("focused \(isFocused) name \(name)")
        Button("Done") { isSaving = false }
      }
    }
  }

  @Test("R82 a field that is disabled loses focus and takes no text; enabled, it keeps its own")
  func disabled() throws {
    let host = TestHost(columns: 50, rows: 12) { Saving() }
    try host.find(.textField, "Name").type("a\n")
    #expect(host.screen.contains("focused false"))
    host.type("zzz")
    #expect(host.screen.contains("name Anna"))
    #expect(try !host.find(.textField, "Name").isEnabled)
    try host.find(.button, "Done").tap()
    try host.find(.textField, "Name").type("b")
    #expect(host.screen.contains("name Annab"))
  }

  private struct Late: View {
    @State private var isAdding = false
    @State private var text = ""
    @State private var saved: [String] = []
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        Text("saved \(saved.joined(separator: ","))")
        Text("focused \(isFocused)")
        if isAdding {
          TextField("New", text: $text)
            .focused($isFocused)
            .onSubmit {
              saved.append(text)
              text = ""
              isAdding = false
            }
        } else {
          Button("Add") {
            isAdding = true
            isFocused = true
          }
        }
      }
    }
  }

  @Test("R82 a field that appears with its focus, submits and disappears, again and again")
  func again() throws {
    let host = TestHost(columns: 50, rows: 12) { Late() }
    for word in ["a", "b", "c"] {
      try host.find(.button, "Add").tap()
      #expect(host.screen.contains("focused true"))
      host.type("\(word)\n")
      #expect(host.screen.contains("focused false"))
    }
    #expect(host.screen.contains("saved a,b,c"))
  }

  private struct Typed: View {
    @State private var text = ""
    @State private var changes: [String] = []
    @State private var note = ""
    var body: some View {
      Form {
        TextField("Code", text: $text)
          .onChange(of: text) { old, new in
            changes.append("\(old)>\(new)")
            if new.count > 3 { text = String(new.prefix(3)) }
          }
        Text(changes.joined(separator: " "))
        TextEditor(text: $note)
        Text("\(note.count) of 10, \(note.split(separator: "\n").count) lines")
      }
    }
  }

  @Test("onChange of a text runs for each key, and for its own correction")
  func keys() throws {
    let host = TestHost(columns: 70, rows: 20) { Typed() }
    try host.find(.textField, "Code").type("abcd")
    #expect(host.screen.contains(">a a>ab ab>abc abc>abcd abcd>abc"))
    #expect(try host.find(.textField, "Code").value == "abc")
    #expect(host.trace.issues.isEmpty)
  }

  @Test("Return in an editor begins a line")
  func editor() throws {
    let host = TestHost(columns: 70, rows: 20) { Typed() }
    let editor = try #require(host.findAll(.textField).last)
    try editor.type("ab\ncd")
    #expect(host.screen.contains("5 of 10, 2 lines"))
    host.press(.delete)
    host.press(.delete)
    host.press(.delete)
    #expect(host.screen.contains("2 of 10, 1 lines"))
  }

  private struct Growing: View {
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("Message", text: $text, axis: .vertical).lineLimit(1...3)
        Text("below")
      }
    }
  }

  @Test("a vertical field grows to its line limit and no further")
  func growing() throws {
    let host = TestHost(columns: 20, rows: 12) { Growing() }
    let start = try host.find(.textField, "Message").frame.height
    try host.find(.textField, "Message").type("one two three four five six ")
    let two = try host.find(.textField, "Message").frame.height
    host.type("seven eight nine ten eleven twelve thirteen fourteen")
    let three = try host.find(.textField, "Message").frame.height
    #expect(two == start + 1 && three == start + 2)
    #expect(host.screen.contains("fourteen"))
    #expect(host.screen.contains("below"))
    try host.find(.textField, "Message").replaceText("")
    #expect(try host.find(.textField, "Message").frame.height == start)
  }
}
