import TheseusTesting
import Testing

@testable import TheseusViews

private struct Counter: View {
  @State private var count = 0
  var showsMore = false

  var body: some View {
    NavigationStack {
      List { Text("row \(count)") }
        .navigationTitle("Books")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") { count -= 1 } }
          ToolbarItem(placement: .primaryAction) { Button("Add") { count += 1 } }
          if showsMore { ToolbarItem { Button("More") {} } }
          ToolbarItem(placement: .bottomBar) { Text("status") }
        }
    }
  }
}

private struct Items: ToolbarContent {
  @State private var taps = 0

  var body: some ToolbarContent {
    ToolbarItem { Button("Tap \(taps)") { taps += 1 } }
    ToolbarItemGroup(placement: .bottomBar) {
      Text("left")
      Spacer()
      Text("right")
    }
  }
}

@MainActor @Suite("toolbar items are in the bars around their view")
struct ToolbarTests {
  @Test(
    "a stack's bar has leading items, title and trailing items in one row; the bottom bar is last")
  func places() throws {
    let host = TestHost(columns: 40, rows: 8) { Counter() }
    let lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.contains("Edit") == true && lines.first?.contains("Books") == true)
    #expect(lines.first?.hasSuffix("Add") == true)
    #expect(lines.last == "  status")
    let (edit, add) = (try host.find(.button, "Edit"), try host.find(.button, "Add"))
    #expect(edit.frame.y == 0 && add.frame.y == 0 && edit.frame.x == 2)
    #expect(add.frame.x + add.frame.width == 38)
    try add.tap()
    try add.tap()
    #expect(host.screen.contains("row 2"))
  }

  @Test("R4 inserting and removing an item keeps the state of the view")
  func conditionalItem() throws {
    let host = TestHost(columns: 40, rows: 8) { Counter() }
    try host.find(.button, "Add").tap()
    host.update { Counter(showsMore: true) }
    #expect(try host.find(.button, "More").frame.width > 0)
    #expect(host.screen.contains("row 1"))
    host.update { Counter() }
    #expect(host.findAll(.button, "More").isEmpty)
    #expect(host.screen.contains("row 1"))
    #expect(!host.screen.contains("More"))
  }

  @Test("toolbar content with a body has state, and spacers share the bottom bar")
  func ownContent() throws {
    let host = TestHost(columns: 30, rows: 5) {
      Text("content").frame(maxWidth: .infinity, maxHeight: .infinity).toolbar { Items() }
    }
    try host.find(.button, "Tap 0").tap()
    #expect(try host.find(.button, "Tap 1").frame.y == 0)
    let last = try #require(
      host.screen.split(separator: "\n", omittingEmptySubsequences: false).last)
    #expect(last.hasPrefix("  left") && last.hasSuffix("right") && last.count == 28)
  }

  @Test("a pushed view's items replace the covered view's, and are removed with it")
  func pushed() throws {
    let host = TestHost(columns: 40, rows: 6) {
      NavigationStack {
        NavigationLink("open") {
          Text("inside").toolbar { ToolbarItem { Button("Inner") {} } }.navigationTitle("Detail")
        }
        .toolbar { ToolbarItem { Button("Outer") {} } }
      }
    }
    #expect(host.screen.contains("Outer"))
    try host.find(nil, "open").tap()
    #expect(
      host.screen.contains("Inner") && !host.screen.contains("Outer")
        && host.screen.contains("‹ Back"))
    host.press(.escape)
    #expect(host.screen.contains("Outer") && !host.screen.contains("Inner"))
  }

  @Test("the bar and the back button can be hidden; Escape still goes back")
  func hiding() throws {
    let host = TestHost(columns: 40, rows: 6) {
      NavigationStack {
        NavigationLink("open") {
          Text("inside").navigationTitle("Detail").navigationBarBackButtonHidden()
        }
        .navigationTitle("Home").toolbar(.hidden, for: .navigationBar)
      }
    }
    #expect(!host.screen.contains("Home"))
    try host.find(nil, "open").tap()
    #expect(host.screen.contains("Detail") && !host.screen.contains("Back"))
    host.press(.escape)
    #expect(host.screen.contains("open"))
  }

  /// Found by random apps, as a letter that was not drawn again.
  @Test("a bar too narrow for its back button shows what fits and draws nothing outside itself")
  func narrowBar() throws {
    let host = TestHost(columns: 12, rows: 6) {
      HStack(spacing: 0) {
        NavigationStack { NavigationLink("go") { Text("d") } }.frame(width: 48)
        Spacer()
      }
    }
    try host.find(.button).tap()
    #expect(host.screen.contains("‹ Ba") && !host.screen.contains("‹ Bac"))
  }
}
