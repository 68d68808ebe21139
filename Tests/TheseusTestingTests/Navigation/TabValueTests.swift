import TestSupport
import Testing
import TheseusTesting

private enum Place: String, CaseIterable { case home, search }

/// Two tabs, selected by a value of any type.
private struct Tabs<Value: Hashable>: View {
  @State var selection: Value
  let first: Value
  let second: Value
  var body: some View {
    TabView(selection: $selection) {
      Tab("A", systemImage: "star", value: first) { Text("page a") }
      Tab("B", systemImage: "star", value: second) { Text("page b") }
    }
  }
}

/// A selection that may be nil, of tabs with values that are not.
private struct OptionalTabs: View {
  @State private var selection: Place? = .search
  var body: some View {
    TabView(selection: $selection) {
      Tab("A", systemImage: "star", value: Place.home) { Text("page a") }
      Tab("B", systemImage: "star", value: Place.search) { Text("page b") }
    }
  }
}

@MainActor @Suite("The values of tabs select them, whatever their type")
struct TabValueTests {
  private func check(_ view: some View, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let host = TestHost(columns: 40, rows: 8) { view }
    #expect(
      host.screen.contains("page b") && !host.screen.contains("page a"), "\(host.screen)",
      sourceLocation: sourceLocation)
    try host.find(.tab, "A").tap()
    #expect(
      host.screen.contains("page a") && !host.screen.contains("page b"), "\(host.screen)",
      sourceLocation: sourceLocation)
  }

  @Test("R72 strings, enums, numbers and optionals")
  func types() throws {
    try check(Tabs(selection: "b", first: "a", second: "b"))
    try check(Tabs(selection: Place.search, first: .home, second: .search))
    try check(Tabs(selection: 7, first: 3, second: 7))
    try check(Tabs(selection: Place?.none, first: .home, second: nil))
    try check(OptionalTabs())
  }
}
