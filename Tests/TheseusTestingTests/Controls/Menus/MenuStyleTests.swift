import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("custom styles of menus, and menus with an action")
struct MenuStyleTests {
  private struct Starred: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text("*")
        Menu(configuration)
      }
    }
  }

  private struct Page: View {
    @State private var said = "nothing"
    var body: some View {
      VStack {
        Menu("Save") {
          Button("As…") { said = "as" }
        } primaryAction: {
          said = "saved"
        }
        .menuStyle(Starred())
        Text("said: \(said)")
      }
    }
  }

  @Test("the style's views surround the menu, which opens")
  func styled() throws {
    let host = TestHost(columns: 30, rows: 8) {
      Menu("More") { Button("Item") {} }.menuStyle(Starred())
    }
    #expect(host.screen.contains("*") && host.screen.contains("More"))
    try host.find(.menu, "More").tap()
    #expect(host.findAll(.menuItem, "Item").count == 1)
  }

  @Test("the primary action runs when it is activated; an arrow down opens the menu")
  func primaryAction() throws {
    let host = TestHost(columns: 30, rows: 8) { Page() }
    try host.find(.menu, "Save").tap()
    #expect(host.screen.contains("said: saved"))
    #expect(host.findAll(.menuItem).isEmpty)
    try host.find(.menu, "Save").focus()
    host.press(.downArrow)
    try host.find(.menuItem, "As…").tap()
    #expect(host.screen.contains("said: as"))
  }

  @Test("a press on the indicator opens it, one on its label acts, the right button opens it")
  func pointer() throws {
    let host = TestHost(columns: 30, rows: 8) { Page() }
    let lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("Save") })
    let line = Array(lines[row])
    let sign = try #require(line.firstIndex(of: "▾"))
    let label = try #require(line.firstIndex(of: "S"))
    func press(_ column: Int, _ button: PointerEvent.Button) {
      host.send(.pointer(PointerEvent(.press(button), column: column, row: row)))
      host.send(.pointer(PointerEvent(.release(button), column: column, row: row)))
    }
    press(label, .left)
    #expect(host.screen.contains("said: saved") && host.findAll(.menuItem).isEmpty)
    press(sign, .left)
    #expect(host.findAll(.menuItem, "As…").count == 1)
    host.press(.escape)
    #expect(host.findAll(.menuItem).isEmpty)
    press(label, .right)
    #expect(host.findAll(.menuItem, "As…").count == 1)
  }
}
