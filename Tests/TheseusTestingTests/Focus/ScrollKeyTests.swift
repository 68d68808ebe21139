import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Keys reach the view that scrolls")
struct ScrollKeyTests {
  @Test("a window with only a scroll view scrolls immediately")
  func alone() {
    let host = TestHost(columns: 20, rows: 5) {
      ScrollView { VStack { ForEach(0..<40) { Text("line \($0)") } } }
    }
    #expect(host.focused == nil)
    for (key, line) in [
      (KeyEquivalent.pageDown, "line 4"), (.space, "line 8"), (.pageUp, "line 4"),
      (.end, "line 35"), (.home, "line 0"),
    ] {
      host.press(key)
      let top = host.screen.split(separator: "\n").first ?? ""
      #expect(top.contains(line), "\(top)")
    }
  }

  @Test("the messages above a field scroll with PgUp and PgDn, and the field keeps focus")
  func chat() throws {
    let host = TestHost(columns: 30, rows: 6) {
      VStack {
        ScrollView { VStack { ForEach(0..<40) { Text("message \($0)") } } }
        TextField("Say", text: .constant("hello"))
      }
    }
    try host.find(.textField).focus()
    host.press(.pageDown)
    #expect(!host.screen.contains("message 0\n") && host.screen.contains("message 5"))
    host.press(.pageUp)
    #expect(host.screen.contains("message 0"))
    #expect(host.focused?.role == .textField)
  }

  @Test("in a grid of buttons that scrolls, Down and Up move to the button below and above")
  func grid() throws {
    let host = TestHost(columns: 40, rows: 6) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
          ForEach(0..<60) { number in Button("b\(number)") {} }
        }
      }
    }
    try host.find(.button, "b1").focus()
    for expected in ["b4", "b7", "b10", "b13", "b16", "b19"] {
      host.press(.downArrow)
      #expect(host.focused?.label == expected)
      #expect(host.screen.contains(expected))
    }
    host.press(.upArrow)
    #expect(host.focused?.label == "b16")
    host.press(.rightArrow)
    #expect(host.focused?.label == "b17")
  }

  @Test("text longer than a page between two buttons is scrolled through")
  func text() throws {
    let host = TestHost(columns: 30, rows: 5) {
      ScrollView {
        VStack {
          Button("top") {}
          ForEach(0..<20) { Text("line \($0)") }
          Button("bottom") {}
        }
      }
    }
    try host.find(.button, "top").focus()
    host.press(.downArrow)
    #expect(host.focused?.label == "top" && host.screen.contains("line 4"))
    for _ in 0..<20 { host.press(.downArrow) }
    #expect(host.focused?.label == "bottom")
  }

  @Test("going back from a pushed page returns focus to its row")
  func back() throws {
    struct Page: View {
      var body: some View {
        NavigationStack {
          VStack {
            Button("other") {}
            NavigationLink("go") { Button("inside") {} }
          }
        }
      }
    }
    let host = TestHost(columns: 30, rows: 8) { Page() }
    try host.find(nil, "go").focus()
    host.press(.return)
    host.press(.tab)
    #expect(host.focused?.label == "inside")
    host.press(.escape)
    #expect(host.focused?.label == "go")
  }

  @Test("extending a selection passes over rows that cannot be selected")
  func selection() throws {
    struct Page: View {
      @State private var selection: Set<Int> = []
      var body: some View {
        VStack {
          Text("chosen \(selection.sorted())")
          List(selection: $selection) {
            ForEach(0..<6) { Text("row \($0)").selectionDisabled($0 == 2 || $0 == 3) }
          }
        }
      }
    }
    let host = TestHost(columns: 30, rows: 10) { Page() }
    try host.find(.list).focus()
    host.press(.downArrow)
    host.press(.downArrow, modifiers: .shift)
    #expect(host.screen.contains("chosen [1, 4]"))
    host.press(.downArrow, modifiers: .shift)
    host.press(.downArrow, modifiers: .shift)
    #expect(host.screen.contains("chosen [1, 4, 5]"))
  }
}
