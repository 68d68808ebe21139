import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A field takes its words from a label that is more than a text")
struct FieldLabelTests {
  private struct Words: View {
    var body: some View { Text("Own words") }
  }

  private struct Fields: View {
    @State private var text = ""
    @State private var number = 1.0
    var isFirst = true

    @ViewBuilder private var conditional: some View {
      if isFirst { Text("Either") } else { Text("Other") }
    }

    var body: some View {
      TextField(text: $text) { Label("Name", systemImage: "person") }
      TextField(text: $text) {
        HStack {
          Image(systemName: "star")
          Text("Row")
        }
      }
      TextField(text: $text, prompt: nil, axis: .vertical) { conditional }
      TextField(text: $text) { Words() }
      SecureField(text: $text) { Label("Code", systemImage: "lock") }
    }
  }

  @Test("they are its label and its placeholder")
  func words() throws {
    let host = TestHost(columns: 40, rows: 12) { Fields() }
    for words in ["Name", "Row", "Either", "Own words"] {
      let field = try host.find(.textField, words)
      #expect(field.value == "")
      #expect(host.screen.contains(words), "\(words) in \(host.screen)")
    }
    _ = try host.find(.secureField, "Code")
    // Only the words: the images of labels are not drawn.
    let plain = TestHost(columns: 40, rows: 12) { TextField("Name", text: .constant("")) }
    let labeled = TestHost(columns: 40, rows: 12) {
      TextField(text: .constant("")) { Label("Name", systemImage: "person") }
    }
    #expect(labeled.screen == plain.screen)
  }

  @Test("with a prompt, that is the placeholder; text replaces it")
  func prompt() throws {
    let host = TestHost(columns: 40, rows: 4) {
      TextField(text: .constant(""), prompt: Text("Ada")) { Label("Name", systemImage: "person") }
    }
    _ = try host.find(.textField, "Name")
    #expect(host.screen.contains("Ada") && !host.screen.contains("Name"))
    let filled = TestHost(columns: 40, rows: 4) {
      TextField(text: .constant("Grace")) { Label("Name", systemImage: "person") }
    }
    #expect(filled.screen.contains("Grace") && !filled.screen.contains("Name"))
    #expect(try filled.find(.textField, "Name").value == "Grace")
  }

  @Test("a label that changes, by the field's view or by its own state, changes the words")
  func changes() throws {
    struct Page: View {
      @State private var isFirst = true
      var body: some View {
        Button("Other one") { isFirst.toggle() }
        TextField(text: .constant("")) {
          if isFirst { Text("aaa") } else { Text("bbb") }
        }
        TextField(text: .constant("")) { HStack { Text(isFirst ? "ccc" : "ddd") } }
      }
    }
    let host = TestHost(columns: 40, rows: 8) { Page() }
    #expect(host.screen.contains("aaa") && host.screen.contains("ccc"))
    try host.find(.button, "Other one").tap()
    #expect(host.screen.contains("bbb") && host.screen.contains("ddd"))
    #expect(!host.screen.contains("aaa") && !host.screen.contains("ccc"))
    _ = try host.find(.textField, "bbb")
    _ = try host.find(.textField, "ddd")
  }

  @Test("in a form the label stands beside the field")
  func form() throws {
    let host = TestHost(columns: 60, rows: 6) {
      Form { TextField(text: .constant("Ada")) { Label("Name", systemImage: "person") } }
    }
    let line = try #require(host.screen.split(separator: "\n").first { $0.contains("Ada") })
    #expect(line.contains("Name"))
    #expect(host.findAll(.textField, "Name").count == 1)
    #expect(host.findAll(.text, "Name").isEmpty)
  }

  @Test("so it does in a vertical stack of the form, unless a view above the field names it")
  func stacked() throws {
    let host = TestHost(columns: 60, rows: 12) {
      Form {
        VStack(alignment: .trailing) {
          TextField("Letter", text: .constant("f"))
          TextField("Digit", text: .constant("7"))
          Text("One character only.")
        }
        VStack(alignment: .leading) {
          Text("City")
          TextField("Where you live", text: .constant("Paris"))
        }
      }
    }
    let lines = host.screen.split(separator: "\n")
    func line(_ text: String) throws -> Substring {
      try #require(lines.first { $0.contains(text) }, "\(text) in \(host.screen)")
    }
    #expect(try line("Letter").contains("f"))
    #expect(try line("Digit").contains("7"))
    _ = try line("Paris")
    #expect(!host.screen.contains("Where you live"))
  }

  @Test("fields of values with a format or formatter have labels as well")
  func values() throws {
    struct Page: View {
      @State private var number = 1.0
      @State private var maybe: Int? = nil
      @State private var text = ""
      @State private var selection: TextSelection?
      var body: some View {
        TextField(value: $number, format: .number) { Label("Number", systemImage: "star") }
        TextField(value: $maybe, format: .number) { Label("Maybe", systemImage: "star") }
        TextField(text: $text, selection: $selection) { Label("Picked", systemImage: "star") }
      }
    }
    let host = TestHost(columns: 40, rows: 8) { Page() }
    #expect(try host.find(.textField, "Number").value == "1")
    try host.find(.textField, "Maybe").replaceText("7")
    try host.find(.textField, "Picked").focus()
    #expect(try host.find(.textField, "Maybe").value == "7")
  }

  @Test("a field with any label and an editor can take each other's place")
  func exchanged() throws {
    struct Arms<Name: View>: View {
      let isLong: Bool
      @Binding var text: String
      let name: Name
      var body: some View {
        if isLong {
          TextEditor(text: $text)
        } else {
          TextField(text: $text) { name }
        }
      }
    }
    struct Page: View {
      @State private var isLong = false
      @State private var text = "kept"
      var body: some View {
        Arms(isLong: isLong, text: $text, name: Text("Plain"))
        Arms(isLong: isLong, text: $text, name: Label("Rich", systemImage: "star"))
        Button("Exchange") { isLong.toggle() }
      }
    }
    let host = TestHost(columns: 40, rows: 12) { Page() }
    for _ in 0..<2 {
      _ = try host.find(.textField, "Plain")
      _ = try host.find(.textField, "Rich")
      try host.find(.button, "Exchange").tap()
      #expect(host.findAll(.textField).map(\.value) == ["kept", "kept"])
      try host.find(.button, "Exchange").tap()
    }
  }

  @Test("a custom style is given the label")
  func styled() throws {
    struct Framed: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
          Text(">")
          configuration
        }
      }
    }
    let host = TestHost(columns: 40, rows: 4) {
      TextField(text: .constant("")) { Label("Name", systemImage: "person") }
        .textFieldStyle(Framed())
    }
    _ = try host.find(.textField, "Name")
    #expect(host.screen.contains("> ") && host.screen.contains("Name"))
  }
}
