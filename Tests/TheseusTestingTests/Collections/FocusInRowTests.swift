import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("keys continue from the row of a control that was clicked")
struct FocusInRowTests {
  private struct Page: View {
    @State private var names = ["a", "b", "c", "d"]
    @State private var selection: String?
    var body: some View {
      VStack {
        Text("selected \(selection ?? "none")")
        List(selection: $selection) {
          ForEach(names, id: \.self) { name in
            HStack {
              Button("first \(name)") {}
              Button("second \(name)") {}
            }
          }
        }
        Button("after") {}
      }
    }
  }

  @Test("Tab visits the other controls of the row, then what follows the list")
  func tab() throws {
    let host = TestHost(columns: 60, rows: 12) { Page() }
    try host.find(.button, "first c").tap()
    #expect(host.focused?.label == "first c")
    host.press(.tab)
    #expect(host.focused?.label == "second c")
    host.press(.tab)
    #expect(host.focused?.label == "after")
    host.press(.tab, modifiers: .shift)
    host.press(.tab, modifiers: .shift)
    #expect(host.focused?.label == "first c")
  }

  @Test("arrow keys select the rows beside it; the click itself selects none")
  func arrows() throws {
    let host = TestHost(columns: 60, rows: 12) { Page() }
    try host.find(.button, "first c").tap()
    #expect(host.screen.contains("selected none"))
    host.press(.downArrow)
    #expect(host.focused?.role == .list && host.screen.contains("selected d"))
    try host.find(.button, "second b").tap()
    host.press(.upArrow)
    #expect(host.screen.contains("selected a"))
  }

  @Test("they do so in a list where another row is selected, and several may be")
  func several() throws {
    struct Several: View {
      @State private var selection: Set<String> = ["d"]
      var body: some View {
        VStack {
          Text("selected \(selection.sorted().joined())")
          List(["a", "b", "c", "d"], id: \.self, selection: $selection) { name in
            Button("press \(name)") {}
          }
        }
      }
    }
    let host = TestHost(columns: 60, rows: 12) { Several() }
    try host.find(.button, "press b").tap()
    host.press(.upArrow)
    #expect(host.screen.contains("selected a"))
    host.press(.downArrow)
    #expect(host.screen.contains("selected b"))
  }

  @Test("in a form Tab visits all controls")
  func form() throws {
    let host = TestHost(columns: 60, rows: 12) {
      Form { ForEach(["a", "b", "c"], id: \.self) { Button("only \($0)") {} } }
    }
    try host.find(.button, "only b").tap()
    host.press(.tab)
    #expect(host.focused?.label == "only c")
  }
}
