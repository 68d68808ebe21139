import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A stack taller than the window")
struct TallStackTests {
  private struct Row: View {
    let number: Int
    @State private var count = 0
    var body: some View {
      HStack {
        Text("Row \(number)")
        Spacer()
        Button("\(count)") { count += 1 }
      }
    }
  }

  @Test("a visible row shows what was written to it")
  func writtenRowShows() throws {
    let host = TestHost(columns: 30, rows: 24) {
      VStack { ForEach(0..<1_000, id: \.self) { Row(number: $0) } }.frame(
        height: 24 * 16, alignment: .top)
    }
    let before = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(before.count > 12)
    #expect(before[12].contains("Row 12") && before[12].contains("0"))
    let button = try #require(host.findAll(.button).dropFirst(12).first)
    try button.tap()
    let after = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(after[12].contains("Row 12") && after[12].contains("  1"))
    #expect(after[11] == before[11])
  }
}
