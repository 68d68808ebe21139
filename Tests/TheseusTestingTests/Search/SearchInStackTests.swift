import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("searchable inside a navigation stack's content")
struct SearchInStackTests {
  private struct Fruits: View {
    @State private var query = ""
    private static let all = ["apple", "banana", "cherry"]
    var body: some View {
      List(Self.all.filter { query.isEmpty || $0.contains(query) }, id: \.self) { fruit in
        NavigationLink(fruit, value: fruit)
      }
      .navigationTitle("Fruits")
      .searchable(text: $query, prompt: "Find fruit")
      .navigationDestination(for: String.self) { Text("page of \($0)") }
    }
  }

  private func check(_ host: TestHost) throws {
    #expect(host.screen.contains("Fruits") && host.screen.contains("Find fruit"))
    try host.find(.textField).type("an")
    #expect(host.screen.contains("banana"))
    #expect(!host.screen.contains("apple") && !host.screen.contains("cherry"))
    try host.find(.textField).replaceText("")
    #expect(host.screen.contains("apple") && host.screen.contains("cherry"))
  }

  @Test("of the first view")
  func root() throws {
    let host = TestHost(columns: 40, rows: 14) { NavigationStack { Fruits() } }
    try check(host)
    try host.find(.textField).type("ban")
    try host.find(.button, "banana").tap()
    #expect(host.screen.contains("page of banana"))
    host.press(.escape)
    #expect(host.screen.contains("ban"))
  }

  @Test("of a view that was pushed")
  func pushed() throws {
    let host = TestHost(columns: 40, rows: 14) {
      NavigationStack { NavigationLink("go") { Fruits() } }
    }
    try host.find(.button, "go").tap()
    try check(host)
  }

  @Test("of a sidebar")
  func sidebar() throws {
    let host = TestHost(columns: 90, rows: 14) {
      NavigationSplitView {
        Fruits()
      } detail: {
        Text("detail")
      }
    }
    try check(host)
  }
}
