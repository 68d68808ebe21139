import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("The outline of a circle")
struct CircleOutlineTests {
  @Test("is round when there is space")
  func round() {
    let host = TestHost(columns: 24, rows: 12) { Circle().stroke(.primary) }
    let lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false).map {
      Array($0)
    }
    #expect(lines.count == 12)
    #expect(!host.screen.contains("╭") && !host.screen.contains("│"))
    // Nothing in the corners or in the middle, something in the middle of each side.
    #expect(
      lines[0].first { $0 != " " } == "▄"
        && lines[0].firstIndex { $0 != " " }.map { $0 > 5 } == true)
    #expect(lines[6].dropFirst(3).prefix(18).allSatisfy { $0 == " " })
    #expect(lines[6].first { $0 != " " } == "█")
  }

  @Test("stays a frame when there is none")
  func small() {
    let host = TestHost(columns: 6, rows: 3) { Circle().stroke(.primary) }
    #expect(host.screen.contains("╭"))
  }
}
