import Testing
import TheseusCells
import TheseusTesting
import TheseusViews

@MainActor @Suite("The prominence of a badge shows")
struct BadgeProminenceTests {
  private func style(_ prominence: BadgeProminence) throws -> CellStyle {
    let host = TestHost(columns: 20, rows: 4) {
      List { Text("row").badge("new") }.badgeProminence(prominence)
    }
    let lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("new") })
    let start = try #require(lines[row].range(of: "new")).lowerBound
    let column = lines[row].distance(from: lines[row].startIndex, to: start)
    return try #require(host.picture.style(x: column, y: row))
  }

  @Test("increased is bold and primary, standard and decreased are secondary")
  func styles() throws {
    let (increased, standard, decreased) = try (
      style(.increased), style(.standard), style(.decreased)
    )
    #expect(increased.attributes.contains(.bold) && !standard.attributes.contains(.bold))
    #expect(increased.foreground != standard.foreground)
    #expect(decreased.foreground == standard.foreground)
  }
}
