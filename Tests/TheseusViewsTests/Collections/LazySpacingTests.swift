import Foundation
import TheseusCells
import TheseusCore
import Testing

@testable import TheseusViews

@MainActor @Suite("lazy stacks and grids have the host's spacing where they name none")
struct LazySpacingTests {
  /// The screen of a host with a column between columns, and a row between rows.
  private func rows<Content: View>(
    height: CGFloat = 16, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> [String] {
    var metrics = HostMetrics.cells
    metrics.text = TestMetrics()
    metrics.spacing = CGSize(width: 8, height: height)
    let host = WindowHost(columns: 20, rows: 8, metrics: metrics) {
      content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    host.flush()
    return host.rowsDrawn
  }

  private func texts() -> some View { ForEach(0..<3) { Text("t\($0)") } }

  @Test("stacks as stacks that are not lazy")
  func stacks() {
    #expect(rows { LazyHStack { texts() } }.contains("t0 t1 t2"))
    #expect(
      Array(rows { LazyVStack(alignment: .leading) { texts() } }.prefix(5)) == [
        "t0", "", "t1", "", "t2",
      ])
    #expect(rows { LazyHStack(spacing: 0) { texts() } }.contains("t0t1t2"))
    #expect(
      Array(rows { LazyVStack(alignment: .leading, spacing: 0) { texts() } }.prefix(3)) == [
        "t0", "t1", "t2",
      ])
    #expect(rows { LazyHStack(spacing: 16) { texts() } }.contains("t0  t1  t2"))
  }

  @Test("grids between their lines")
  func grids() {
    let columns = rows { LazyVGrid(columns: [GridItem(.fixed(160))]) { texts() } }
    let lines = columns.indices.filter { columns[$0].contains("t") }
    #expect(lines.count == 3 && lines.last.map { $0 - lines[0] } == 4)
    let across = rows { LazyHGrid(rows: [GridItem(.fixed(16))]) { texts() } }
    #expect(across.contains { $0.contains("t0 t1 t2") })
  }

  @Test("rows of a list follow each other without a space")
  func list() {
    func lines(_ height: CGFloat) -> [String] {
      rows(height: height) { List { texts() } }
    }
    #expect(lines(16) == lines(0))
  }
}
