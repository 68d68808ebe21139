import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("The initializers of Tab and TabSection")
struct TabContentTests {
  private enum Page: Hashable { case home, books, films, search }

  private func bar(_ host: TestHost) -> String {
    host.screen.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test("a value is written without its type, which is that of the selection")
  func implicitMembers() throws {
    struct Tabs: View {
      @State private var page = Page.books
      let hasFilms = true
      var body: some View {
        TabView(selection: $page) {
          Tab("Home", systemImage: "house", value: .home) { Text("the home") }
          TabSection("Library") {
            Tab("Books", systemImage: "book", value: .books) { Text("the books") }.badge(3)
            if hasFilms {
              Tab("Films", image: "film", value: .films) { Text("the films") }
                .customizationID("films")
            }
          }
          Tab(value: .search, role: .search) { Text("the search") }
        }
      }
    }
    let host = TestHost(columns: 60, rows: 5) { Tabs() }
    #expect(host.screen.contains("the books"))
    #expect(bar(host).contains("3"))
    try host.find(.tab, "Films").tap()
    #expect(host.screen.contains("the films"))
    try host.find(.tab, "Search").tap()
    #expect(host.screen.contains("the search"))
    try host.find(.tab, "Home").tap()
    #expect(host.screen.contains("the home"))
  }

  @Test("tabs of elements, groups and branches take part in the same selection")
  func composed() throws {
    struct Tabs: View {
      @State private var page = Page.home
      let isShort = false
      var body: some View {
        TabView(selection: $page) {
          Group { Tab("Home", systemImage: "house", value: Page.home) { Text("the home") } }
          ForEach([Page.books, .films], id: \.self) { value in
            Tab("\(value)", systemImage: "book", value: value) { Text("page \(value)") }
          }
          if isShort {
            Tab("Short", systemImage: "star", value: .search) { Text("short") }
          } else {
            Tab("Long", systemImage: "star", value: .search) { Text("long") }
          }
        }
      }
    }
    let host = TestHost(columns: 60, rows: 5) { Tabs() }
    #expect(host.screen.contains("the home"))
    try host.find(.tab, "films").tap()
    #expect(host.screen.contains("page films"))
    try host.find(.tab, "Long").tap()
    #expect(host.screen.contains("long"))
  }

  @Test("a tab that is hidden is not among those to choose from")
  func hidden() {
    let host = TestHost(columns: 60, rows: 5) {
      TabView {
        Tab("One", systemImage: "star") { Text("first") }
        Tab("Two", systemImage: "star") { Text("second") }.hidden()
        Tab("Three", systemImage: "star") { Text("third") }.hidden(false)
      }
    }
    #expect(bar(host).contains("One") && bar(host).contains("Three"))
    #expect(!bar(host).contains("Two"))
  }

  @Test("a tab without a label shows its number, and is a page that can be chosen")
  func withoutLabel() throws {
    let host = TestHost(columns: 60, rows: 5) {
      TabView(selection: .constant(2)) {
        Tab("One", systemImage: "star", value: 1) { Text("first") }
        Tab(value: 2) { Text("second") }
      }
    }
    #expect(host.screen.contains("second") && bar(host).contains("2"))
    #expect(host.findAll(.tab).count == 2)
    let unnamed = TestHost(columns: 60, rows: 5) {
      TabView {
        Tab { Text("first") }
        Tab(role: nil) { Text("second") }
        Tab {
          Text("third")
        } label: {
          Text("Third")
        }
      }
    }
    #expect(unnamed.screen.contains("first"))
    try unnamed.find(.tab, "Third").tap()
    #expect(unnamed.screen.contains("third"))
    #expect(unnamed.findAll(.tab).count == 3)
  }

  @Test("a page with a role has the label of its role, unless it has one of its own")
  func roles() {
    let host = TestHost(columns: 80, rows: 5) {
      TabView {
        Tab("Find", systemImage: "star", role: .search) { Text("1") }
        Tab("Look", image: "look", role: .search) { Text("2") }
        Tab(role: .search) { Text("3") }
        Tab(role: .search) {
          Text("4")
        } label: {
          Text("Own")
        }
      }
    }
    for label in ["Find", "Look", "Search", "Own"] {
      #expect(host.findAll(.tab, label).count == 1, "\(label) in \(host.screen)")
    }
  }

  private struct Sections: View {
    @State private var page = 1
    var body: some View {
      TabView(selection: $page) {
        Tab("Home", systemImage: "house", value: 1) { Text("the home") }
        TabSection("Library") {
          Tab("Books", systemImage: "book", value: 2) { Text("the books") }
          Tab("Films", systemImage: "film", value: 3) { Text("the films") }
        }
        TabSection {
          Tab("New", systemImage: "star", value: 4) { Text("the news") }
        } header: {
          Text("More")
        }
      }
    }
  }

  @Test("with a sidebar's style the header of a section stands before its labels")
  func headers() throws {
    let host = TestHost(columns: 90, rows: 5) { Sections().tabViewStyle(.sidebarAdaptable) }
    let places = try ["Home", "Library", "Books", "Films", "More", "New"].map {
      try #require(bar(host).range(of: $0), "\($0) in \(bar(host))").lowerBound
    }
    #expect(places == places.sorted())
    #expect(host.findAll(.tab).count == 4)
    try host.find(.tab, "Films").tap()
    #expect(host.screen.contains("the films"))
    host.press(.rightArrow)
    #expect(host.screen.contains("the news"))
  }

  @Test("with other styles the labels of a section are among the others, as in a tab bar")
  func withoutHeaders() {
    let host = TestHost(columns: 90, rows: 5) { Sections() }
    #expect(bar(host).contains("Books") && !bar(host).contains("Library"))
  }
}
