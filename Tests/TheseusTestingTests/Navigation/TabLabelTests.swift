import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("the text of a tab's label")
struct TabLabelTests {
  @Test("a badge is shown beside the label while it is not zero, before or after the tag modifier")
  func badge() throws {
    struct Tabs: View {
      @State private var selection = 1
      @State private var count = 2
      var body: some View {
        TabView(selection: $selection) {
          Button("read") { count -= 1 }.tabItem { Text("Mail") }.badge(count).tag(1)
          Text("later").tabItem { Text("News") }.tag(2).badge("New")
        }
      }
    }
    let host = TestHost(columns: 40, rows: 6) { Tabs() }
    #expect(host.screen.hasPrefix("  Mail 2    News New"))
    #expect(!host.screen.contains("later"))
    try host.find(.button, "read").tap()
    #expect(host.screen.hasPrefix("  Mail 1    News New"))
    try host.find(.button, "read").tap()
    #expect(host.screen.hasPrefix("  Mail    News New"))
    #expect(try host.find(.tab, "News").value == "New")
    try host.find(.tab, "News").tap()
    #expect(host.screen.contains("later"))
    #expect(try host.find(.tab, "News").value == "selected, New")
    try host.find(.tabList).select("Mail")
    #expect(!host.screen.contains("later"))
  }

  @Test("likewise the badge of a Tab")
  func tab() {
    let host = TestHost(columns: 40, rows: 6) {
      TabView {
        Tab("Mail", systemImage: "envelope") { Text("inside") }.badge(3)
      }
    }
    #expect(
      host.screen.split(separator: "\n").first?.contains("Mail 3") == true
        && host.screen.contains("inside"))
  }

  @Test("a badge of another view follows it")
  func row() {
    let host = TestHost(columns: 20, rows: 3) { Text("row").badge(4) }
    #expect(host.screen.contains("row") && host.screen.contains("4"))
  }

  @Test("a symbol above a title is beside it in a bar of one line")
  func stack() {
    let host = TestHost(columns: 40, rows: 6) {
      TabView {
        Text("inside").tabItem {
          VStack {
            Image(systemName: "star")
            Text("Favorites")
          }
        }
      }
    }
    #expect(host.screen.hasPrefix("  ☆ Favorites"))
  }

  @Test("a press between a label's symbol and its title is one on the label")
  func press() {
    let host = TestHost(columns: 40, rows: 6) {
      TabView {
        Text("one").tabItem { Text("A") }
        Text("two").tabItem { Label("B", systemImage: "star") }
      }
    }
    #expect(host.screen.hasPrefix("  A    ☆ B"))
    let gap = 8
    host.send(.pointer(PointerEvent(.press(.left), column: gap, row: 0)))
    host.send(.pointer(PointerEvent(.release(.left), column: gap, row: 0)))
    #expect(host.screen.contains("two"))
  }
}
