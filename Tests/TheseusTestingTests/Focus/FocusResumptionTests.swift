import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("focus continues where it was after its element was removed")
struct FocusResumptionTests {
  private struct Page: View {
    @State private var rows = ["a", "b", "c"]
    var body: some View {
      TabView {
        NavigationStack {
          List {
            ForEach(rows, id: \.self) { name in
              NavigationLink("row \(name)") {
                VStack {
                  Button("first \(name)") {}
                  Button("second \(name)") {}
                }
              }
            }
            .onDelete { rows.remove(atOffsets: $0) }
          }
        }
        .tabItem { Text("Tab") }
      }
    }
  }

  @Test("after a push the first key goes to the pushed view, after returning to the list as before")
  func push() throws {
    let host = TestHost(columns: 40, rows: 10) { Page() }
    try host.find(.list).focus()
    host.press(.downArrow)
    host.press(.return)
    #expect(host.screen.contains("first b"))
    host.press(.tab)
    #expect(host.focused?.label == "first b")
    host.press(.escape)
    #expect(host.screen.contains("row a"))
    host.press(.downArrow)
    #expect(host.focused?.role == .list)
    host.press(.downArrow)
    #expect(host.screen.contains("▌ row c"))
  }

  @Test("backwards it is the last, and arrow keys do the same")
  func backwards() throws {
    let host = TestHost(columns: 40, rows: 10) { Page() }
    try host.find(.button, "row a").tap()
    host.press(.tab, modifiers: .shift)
    #expect(host.focused?.label == "second a")
    let other = TestHost(columns: 40, rows: 10) { Page() }
    try other.find(.list).focus()
    other.press(.return)
    other.press(.downArrow)
    #expect(other.focused?.label == "first a")
  }

  @Test("a removed field passes focus to the enclosing page, not to the first page")
  func field() throws {
    struct Tabs: View {
      @State private var isEditing = true
      var body: some View {
        TabView {
          VStack {
            if isEditing { Button("done") { isEditing = false } }
            Button("after") {}
          }
          .tabItem { Text("Tab") }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 8) { Tabs() }
    try host.find(.button, "done").tap()
    #expect(host.focused == nil)
    host.press(.tab)
    #expect(host.focused?.label == "after")
  }
}
