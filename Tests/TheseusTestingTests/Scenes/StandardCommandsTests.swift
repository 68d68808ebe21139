import Testing
import TheseusTesting
import TheseusViews

private struct Mail: App {
  @State private var showsInspector = false

  var body: some Scene {
    WindowGroup("Mail") {
      NavigationSplitView {
        Text("the sidebar")
      } detail: {
        Text("the detail").inspector(isPresented: $showsInspector) { Text("the inspector") }
      }
    }
    .commands {
      SidebarCommands()
      InspectorCommands()
      ToolbarCommands()
      TextEditingCommands()
    }
  }
}

private struct Bound: App {
  @State private var visibility = NavigationSplitViewVisibility.all

  var body: some Scene {
    WindowGroup("Bound") {
      NavigationSplitView(columnVisibility: $visibility) {
        Text("the sidebar")
      } detail: {
        Text("shown \(visibility == .detailOnly ? "detail" : "all")")
      }
    }
    .commands { SidebarCommands() }
  }
}

private struct Plain: App {
  var body: some Scene {
    WindowGroup("Plain") { Text("no columns") }.commands { SidebarCommands() }
  }
}

@MainActor @Suite("The standard commands act on the window in front")
struct StandardCommandsTests {
  @Test("the command of a sidebar hides and shows it")
  func sidebar() throws {
    let host = TestHost(app: Mail(), columns: 100, rows: 20)
    #expect(host.screen.contains("the sidebar"))
    try host.choose("View", "Toggle Sidebar")
    #expect(!host.screen.contains("the sidebar") && host.screen.contains("the detail"))
    try host.choose("View", "Toggle Sidebar")
    #expect(host.screen.contains("the sidebar"))
  }

  @Test("its key is Control-Command-S")
  func key() {
    let host = TestHost(app: Mail(), columns: 100, rows: 20)
    host.press("s", modifiers: [.control, .command])
    #expect(!host.screen.contains("the sidebar"))
  }

  @Test("it writes the binding of the columns that the app shows")
  func binding() throws {
    let host = TestHost(app: Bound(), columns: 100, rows: 20)
    try host.choose("View", "Toggle Sidebar")
    #expect(!host.screen.contains("the sidebar") && host.screen.contains("shown detail"))
    try host.choose("View", "Toggle Sidebar")
    #expect(host.screen.contains("the sidebar") && host.screen.contains("shown all"))
  }

  @Test("the sidebar of a narrow window is the column that it shows")
  func narrow() throws {
    let host = TestHost(app: Mail(), columns: 60, rows: 20)
    let before = host.screen.contains("the sidebar")
    try host.choose("View", "Toggle Sidebar")
    #expect(host.screen.contains("the sidebar") != before)
    try host.choose("View", "Toggle Sidebar")
    #expect(host.screen.contains("the sidebar") == before)
  }

  @Test("without a split view it cannot be chosen")
  func disabled() throws {
    let host = TestHost(app: Plain(), columns: 100, rows: 20)
    try host.press(#require(KeyEquivalent.function(10)))
    #expect(try host.find(.menuItem, "Toggle Sidebar").isEnabled == false)
  }

  @Test("the command of an inspector shows and hides it")
  func inspector() throws {
    let host = TestHost(app: Mail(), columns: 140, rows: 20)
    #expect(!host.screen.contains("the inspector"))
    try host.choose("View", "Toggle Inspector")
    #expect(host.screen.contains("the inspector"))
    try host.choose("View", "Toggle Inspector")
    #expect(!host.screen.contains("the inspector"))
  }
}
