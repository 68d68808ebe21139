import Testing
import TheseusTesting

@MainActor @Suite("the semantics tree for tests")
struct SemanticsTests {
  private struct Form: View {
    @State var name = "Ada"
    @State var pressed = 0
    var body: some View {
      VStack(alignment: .leading) {
        Text("Title")
        Entry(label: "Name", text: $name)
        HStack {
          Push("Save") { pressed += 1 }
          Push("Delete", isEnabled: false) { pressed += 100 }
        }
        Text("pressed \(pressed)")
      }
    }
  }

  @Test("find takes the whole label, then the whole value, never a part")
  func find() throws {
    let host = TestHost { Form() }
    #expect(try host.find(.text, "Title").role == .text)
    #expect(try host.find(nil, "Save").role == .button)
    #expect(try host.find(.textField, "Ada").label == "Name")
    #expect(throws: TestHostError.self) { try host.find(.text, "Titl") }
    #expect(throws: TestHostError.self) { try host.find(.button, "Title") }
    #expect(try host.find(.button).label == "Save")
  }

  @Test("a failing find prints the whole tree")
  func notFound() {
    let host = TestHost { Form() }
    do {
      _ = try host.find(.slider, "Volume")
      Issue.record("found what is not there")
    } catch {
      let words = "\(error)"
      for part in [
        "slider \"Volume\"", "text \"Title\"", "textField \"Name\" = \"Ada\"",
        "button \"Delete\" disabled",
      ] {
        #expect(words.contains(part))
      }
    }
  }

  @Test("findAll in reading order; layout is transparent; the root's children are what is shown")
  func tree() {
    let host = TestHost { Form() }
    #expect(host.findAll(.button).map(\.label) == ["Save", "Delete"])
    #expect(host.root.children.map(\.label) == ["Title", "Name", "Save", "Delete", "pressed 0"])
    #expect(host.findAll(.text, "nothing").isEmpty)
  }

  @Test("frames are in cells of the window; off screen they are zero-sized")
  func frames() throws {
    let host = TestHost(columns: 20, rows: 5) {
      VStack(alignment: .leading, spacing: 0) {
        Text("ab")
        Text("out").offset(x: 0, y: 400)
      }
    }
    let inside = try host.find(.text, "ab").frame
    #expect(inside.width == 2 && inside.height == 1)
    let row = host.screen.split(separator: "\n", omittingEmptySubsequences: false)[inside.y]
    #expect(row.dropFirst(inside.x).hasPrefix("ab"))
    #expect(try host.find(.text, "out").frame.isEmpty)
  }

  @Test("texts inside a control form its label and are not elements; a wrapped control stays one")
  func absorbed() throws {
    let host = TestHost {
      Composite {
        Text("Inbox")
        Text("3 new")
      }
    }
    let button = try host.find(.button)
    #expect(button.label == "Inbox, 3 new")
    #expect(button.children.isEmpty)
    #expect(host.findAll(.text).isEmpty)
  }

  @Test("texts in rows are elements of their own, and the row's label is theirs joined")
  func rows() throws {
    let host = TestHost {
      List {
        ForEach(["a", "b"], id: \.self) { name in
          HStack {
            Text(name)
            Text("\(name)!")
          }
        }
      }
    }
    #expect(host.findAll(.row).map(\.label) == ["a, a!", "b, b!"])
    #expect(try host.find(.row, "b, b!").children.map(\.label) == ["b", "b!"])
  }

  @Test("identities are readable paths")
  func identity() throws {
    struct Row: View {
      let id: Int
      var body: some View { Text("row \(id)") }
    }
    struct Screen: View {
      let flag: Bool
      var body: some View {
        Text("first")
        VStack { if flag { ForEach([42], id: \.self) { Row(id: $0) } } }
      }
    }
    let host = TestHost { Screen(flag: true) }
    #expect(
      try host.find(.text, "row 42").identity.hasPrefix("Root/Screen/VStack[1]/if:true/Row#42"))
  }

  @Test("an element whose identity has ended keeps its last values and refuses actions")
  func ended() throws {
    struct Switch: View {
      let isOn: Bool
      var body: some View { if isOn { Push("Go") {} } else { Text("off") } }
    }
    let host = TestHost { Switch(isOn: true) }
    let button = try host.find(.button, "Go")
    host.update { Switch(isOn: false) }
    #expect(button.label == "Go" && button.role == .button)
    #expect(!button.isEnabled)
    #expect(throws: TestHostError.self) { try button.tap() }
  }

  @Test("an element has current values, not those when it was found")
  func living() throws {
    let host = TestHost { Form() }
    let text = try host.find(.text, "pressed 0")
    try host.find(.button, "Save").tap()
    #expect(text.label == "pressed 1")
  }
}
