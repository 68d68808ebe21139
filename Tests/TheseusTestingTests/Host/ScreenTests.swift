import Testing
import TheseusTesting

@MainActor @Suite("A host shows its screen as text")
struct ScreenTests {
  private struct Lines: View {
    let lines: [String]
    var body: some View { VStack(alignment: .leading) { ForEach(lines, id: \.self) { Text($0) } } }
  }

  @Test("one line per row, trailing spaces trimmed")
  func rows() {
    let host = TestHost(columns: 10, rows: 3) { Lines(lines: ["one", "three"]) }
    let rows = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.count == 3)
    #expect(host.screen.contains("one") && host.screen.contains("three"))
    #expect(rows.allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test("painting after updates equals that of a new host")
  func damage() {
    let contents = [["a", "b"], ["b"], ["longer", "b", "c"], [], ["c", "a"]]
    let host = TestHost(columns: 12, rows: 4) { Lines(lines: ["start"]) }
    for lines in contents {
      host.update { Lines(lines: lines) }
      let fresh = TestHost(columns: 12, rows: 4) { Lines(lines: lines) }
      #expect(host.screen == fresh.screen)
    }
  }

  @Test("a resize lays out and paints again")
  func resize() {
    let host = TestHost(columns: 10, rows: 3) { Text("x") }
    host.resize(columns: 5, rows: 1)
    #expect(host.screen == "  x")
    host.resize(columns: 0, rows: -3)
    #expect(host.screen.count == 1)
  }
}
