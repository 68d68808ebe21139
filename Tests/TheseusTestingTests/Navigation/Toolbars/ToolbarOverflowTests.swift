import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("items that a bar has no space for are in a menu at its end")
struct ToolbarOverflowTests {
  private struct Page: View {
    @State private var log = "none"
    @State private var isWide = true
    @State private var size = 1
    var body: some View {
      NavigationStack {
        Text("last \(log) \(isWide ? "wide" : "narrow") \(size)").navigationTitle("Title")
          .toolbar {
            ToolbarItem { Button("First") { log = "first" } }
            ToolbarItem { Button("Second") { log = "second" }.keyboardShortcut("k") }
            ToolbarItemGroup {
              Button("Third") { log = "third" }
              Toggle("Wide", isOn: $isWide)
            }
            ToolbarItem {
              Picker("Size", selection: $size) {
                Text("Small").tag(1)
                Text("Large").tag(2)
              }
            }
          }
      }
    }
  }

  @Test("all items are in a bar with enough space, and no menu")
  func wide() {
    let host = TestHost(columns: 110, rows: 10) { Page() }
    #expect(host.screen.contains("Third") && !host.screen.contains("…"))
    #expect(host.findAll(.menu, "More").isEmpty)
  }

  @Test("the menu has the items that do not fit, as items of a menu; they act")
  func narrow() throws {
    let host = TestHost(columns: 40, rows: 14) { Page() }
    #expect(host.screen.contains("First") && host.screen.contains("…"))
    #expect(host.screen.contains("Title") && !host.screen.contains("Third"))
    try host.find(.menu, "More").tap()
    #expect(host.screen.contains("Third") && host.screen.contains("Wide"))
    try host.find(.menuItem, "Third").tap()
    #expect(host.screen.contains("last third") && !host.screen.contains("Wide"))
    try host.find(.menu, "More").tap()
    // The item in the bar is behind the menu.
    let toggle = try #require(host.findAll(.toggle, "Wide").first { $0.isEnabled })
    try toggle.tap()
    #expect(host.screen.contains("narrow"))
  }

  @Test("an item that does not show by default is in the menu, however wide the bar is")
  func byDefault() throws {
    struct Page: View {
      @State private var log = "none"
      var body: some View {
        NavigationStack {
          Text("last \(log)").toolbar(id: "main") {
            ToolbarItem(id: "a", placement: .primaryAction) { Button("First") { log = "first" } }
            ToolbarItem(id: "b", placement: .topBarLeading, showsByDefault: false) {
              Button("Rare") { log = "rare" }
            }
            ToolbarItem(id: "c", showsByDefault: true) { Button("Last") {} }
          }
        }
      }
    }
    let host = TestHost(columns: 110, rows: 10) { Page() }
    #expect(host.screen.contains("First") && host.screen.contains("Last"))
    #expect(!host.screen.contains("Rare"))
    try host.find(.menu, "More").tap()
    try host.find(.menuItem, "Rare").tap()
    #expect(host.screen.contains("last rare"))
  }

  @Test("shortcuts of hidden items work, focus does not go to them, and space brings them back")
  func hidden() throws {
    let host = TestHost(columns: 24, rows: 10) { Page() }
    host.press("k", modifiers: .command)
    #expect(host.screen.contains("last second"))
    var labels: [String] = []
    for _ in 0..<6 {
      host.press(.tab)
      labels.append(host.focused?.label ?? "")
    }
    #expect(labels.contains("More") && !labels.contains("Second"))
    host.resize(columns: 110, rows: 10)
    #expect(host.screen.contains("Third") && !host.screen.contains("…"))
  }

  @Test("hidden items are no elements of the semantics tree until there is space for them")
  func unread() {
    let host = TestHost(columns: 110, rows: 10) { Page() }
    var tree = host.window.observeSemantics { _ in }
    tree = host.window.observeSemantics { changes in
      for change in changes where !tree.apply(change) { Issue.record("no place for \(change)") }
    }
    func labels(_ node: SemanticsNode) -> [String] {
      [node.state.semantics.label ?? ""] + node.children.flatMap(labels)
    }
    for columns in [110, 40, 24, 110] {
      host.resize(columns: columns, rows: 10)
      #expect(tree == host.window.semantics)
      #expect(labels(tree).contains("Third") == (columns == 110), "\(columns)")
    }
  }
}
