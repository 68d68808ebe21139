import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Element.select chooses an item or changes nothing")
struct SelectTests {
  @Test("the only item of a menu or of a picker is chosen")
  func oneItem() throws {
    struct Page: View {
      @State private var log = "none"
      @State private var choice = ""
      var body: some View {
        VStack {
          Menu("More") { Button("Delete") { log = "deleted" } }
          Picker("Size", selection: $choice) { Text("Small").tag("s") }
          Text("\(log) \(choice)")
        }
      }
    }
    let host = TestHost(columns: 40, rows: 12) { Page() }
    try host.find(.menu, "More").select("Delete")
    #expect(host.screen.contains("deleted"))
    try host.find(.picker, "Size").select("Small")
    #expect(host.screen.contains("deleted s"))
    #expect(host.findAll(.menuItem).isEmpty)
  }

  @Test("the items of a menu with an action of its own; a tap runs that action")
  func actionAndMenu() throws {
    struct Page: View {
      @State private var log = ""
      var body: some View {
        Menu("Send") {
          Button("Later") { log += "later " }
          Menu("To") { Button("Ada") { log += "Ada " } }
        } primaryAction: {
          log += "sent "
        }
        Text("log: \(log)")
      }
    }
    let host = TestHost(columns: 40, rows: 12) { Page() }
    try host.find(.menu, "Send").tap()
    #expect(host.screen.contains("log: sent") && host.findAll(.menuItem).isEmpty)
    try host.find(.menu, "Send").select("Later")
    #expect(host.screen.contains("log: sent later"))
    #expect(throws: TestHostError.self) { try host.find(.menu, "Send").select("Nothing") }
    #expect(host.screen.contains("log: sent later") && host.findAll(.menuItem).isEmpty)
  }

  @Test("an unknown label throws, without a tap or an open menu")
  func missing() throws {
    struct Page: View {
      @State private var taps = 0
      @State private var tab = 1
      var body: some View {
        VStack {
          TabView(selection: $tab) {
            Button("press") { taps += 1 }.tabItem { Text("A") }.tag(1)
            Text("second").tabItem { Text("B") }.badge(3).tag(2)
          }
          List { Button("row") { taps += 1 } }
          Menu("More") {
            Button("One") { taps += 1 }
            Button("Two") { taps += 1 }
          }
          Text("taps \(taps)")
        }
      }
    }
    let host = TestHost(columns: 40, rows: 20) { Page() }
    let before = host.screen
    for element in [try host.find(.tabList), try host.find(.list), try host.find(.menu, "More")] {
      #expect(throws: TestHostError.self) { try element.select("Nothing") }
      #expect(host.screen.contains("taps 0") && host.findAll(.menuItem).isEmpty)
    }
    #expect(host.screen.contains("press") == before.contains("press"))
    try host.find(.tabList).select("B")
    #expect(host.screen.contains("second"))
    try host.find(.menu, "More").select("Two")
    #expect(host.screen.contains("taps 1"))
  }

  @Test("a disabled item throws and closes the menu")
  func disabled() throws {
    let host = TestHost(columns: 40, rows: 12) {
      Menu("More") {
        Button("One") {}.disabled(true)
        Button("Two") {}
      }
    }
    #expect(throws: TestHostError.self) { try host.find(.menu, "More").select("One") }
    #expect(host.findAll(.button, "Two").isEmpty && host.findAll(.menuItem, "Two").isEmpty)
  }

  private struct Nested: View {
    var items = 1
    @State private var log = "none"
    var body: some View {
      VStack {
        Menu("File") {
          Menu("Export") {
            Button("As text") { log = "text" }
            if items > 1 { Button("As picture") { log = "picture" } }
          }
          if items > 2 { Button("Close") { log = "closed" } }
        }
        Text(log)
      }
    }
  }

  @Test("an item of a submenu is reached through the submenu", arguments: 1...3)
  func submenu(items: Int) throws {
    let host = TestHost(columns: 60, rows: 16) { Nested(items: items) }
    try host.find(.menu, "File").select("Export")
    try host.find(nil, "As text").tap()
    #expect(host.screen.contains("text"))
    #expect(!host.screen.contains("As text") && !host.screen.contains("Export"))
    // By the submenu's own name, and again.
    try host.find(.menu, "File").tap()
    try host.find(nil, "Export").select("As text")
    #expect(host.screen.contains("text"))
    #expect(!host.screen.contains("As text"))
  }

  @Test("items of nested menus are reached by keys and by the pointer", arguments: 1...3)
  func submenuByHand(items: Int) throws {
    let host = TestHost(columns: 60, rows: 16) { Nested(items: items) }
    try host.find(.menu, "File").focus()
    host.press(.return)
    #expect(host.screen.contains("Export"))
    host.press(.return)
    #expect(host.screen.contains("As text"))
    host.press(.return)
    #expect(host.screen.contains("text") && !host.screen.contains("As text"))

    let other = TestHost(columns: 60, rows: 16) { Nested(items: items) }
    for label in ["File", "Export", "As text"] {
      let frame = try #require(other.findAll(nil, label).last).frame
      other.send(.pointer(PointerEvent(.press(.left), column: frame.x, row: frame.y)))
      other.send(.pointer(PointerEvent(.release(.left), column: frame.x, row: frame.y)))
    }
    #expect(other.screen.contains("text") && !other.screen.contains("As text"))
  }
}
