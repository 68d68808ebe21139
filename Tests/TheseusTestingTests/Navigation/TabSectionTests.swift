import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Tabs by value, role and section")
struct TabSectionTests {
  private struct Tabs: View {
    @State private var page = 1
    var body: some View {
      TabView(selection: $page) {
        Tab("Home", systemImage: "house", value: 1) { Text("the home") }
        TabSection("Library") {
          Tab(value: 2) {
            Text("the books")
          } label: {
            Text("Books")
          }
          Tab("Films", image: "film", value: 3) { Text("the films") }
        }
        Tab(value: 4, role: .search) { Text("the search") }
      }
    }
  }

  @Test("pages of a section are beside the others; a search page has the label of one")
  func pages() throws {
    let host = TestHost(columns: 60, rows: 5) { Tabs() }
    let first = try #require(host.screen.split(separator: "\n").first)
    #expect(
      first.contains("Home") && first.contains("Books") && first.contains("Films")
        && first.contains("Search"), "\(host.screen)")
    #expect(host.screen.contains("the home"))
    try host.find(.tab, "Books").tap()
    #expect(host.screen.contains("the books"))
    try host.find(.tab, "Search").tap()
    #expect(host.screen.contains("the search"))
  }
}
