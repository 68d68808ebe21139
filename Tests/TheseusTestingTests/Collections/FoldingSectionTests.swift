import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A section with isExpanded is folded by its header")
struct FoldingSectionTests {
  private struct Page: View {
    @State private var first = true
    @State private var second = false
    var body: some View {
      List {
        Section("Fruit", isExpanded: $first) {
          ForEach(["apple", "pear"], id: \.self) { Text($0) }
        }
        Section(isExpanded: $second) {
          Text("leek")
        } header: {
          Text("Greens")
        }
      }
    }
  }

  @Test("its rows are there while it is unfolded, in a lazy list too")
  func folding() throws {
    let host = TestHost(columns: 30, rows: 12) { Page() }
    #expect(
      host.screen.contains("▾ Fruit") && host.screen.contains("pear")
        && host.screen.contains("▸ Greens"))
    #expect(!host.screen.contains("leek"))
    try host.find(.disclosure, "Fruit").tap()
    #expect(!host.screen.contains("apple") && host.screen.contains("▸ Fruit"))
    try host.find(.disclosure, "Greens").tap()
    #expect(host.screen.contains("leek"))
    try host.find(.disclosure, "Fruit").tap()
    #expect(host.screen.contains("apple") && host.screen.contains("leek"))
  }
}
