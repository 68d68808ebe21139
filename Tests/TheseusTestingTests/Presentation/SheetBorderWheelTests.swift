import Foundation
import Testing
import TheseusCells
import TheseusTesting
import TheseusViews

/// The wheel above the border of a sheet scrolls what the sheet contains: to the user the border is
/// part of it.
@MainActor @Suite("The wheel above a sheet's border")
struct SheetBorderWheelTests {
  private struct Presenter: View {
    var body: some View {
      Text("behind").sheet(isPresented: .constant(true)) {
        ScrollView { ForEach(0..<30) { Text("row \($0)") } }.frame(width: 80, height: 80)
      }
    }
  }

  private func lines(_ host: TestHost) -> [String] {
    host.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func turnWheel(_ host: TestHost, _ column: Int, _ row: Int) {
    let grid = HostMetrics.cells.grid
    let point = CGPoint(
      x: (CGFloat(column) + 0.5) * grid.width, y: (CGFloat(row) + 0.5) * grid.height)
    host.send(.pointer(PointerEvent(.scroll(x: 0, y: 2 * grid.height), at: point)))
  }

  @Test("scrolls its content, on each side, and nothing beside it")
  func border() throws {
    let host = TestHost(columns: 30, rows: 12) { Presenter() }
    let shown = lines(host)
    let row = try #require(shown.firstIndex { $0.contains("row 0") })
    let line = shown[row]
    let first = try #require(line.firstIndex { $0 != " " })
    let last = try #require(line.lastIndex { $0 != " " })
    let columns = [
      line.distance(from: line.startIndex, to: first),
      line.distance(from: line.startIndex, to: last),
    ]
    for (turn, column) in columns.enumerated() {
      turnWheel(host, column, row)
      #expect(lines(host)[row].contains("row \((turn + 1) * 2)"))
    }
    turnWheel(host, 0, row)
    #expect(lines(host)[row].contains("row 4"))
  }
}
