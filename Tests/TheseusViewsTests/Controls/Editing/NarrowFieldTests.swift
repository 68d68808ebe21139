import Foundation
import TheseusCells
import TheseusCore
import Testing

@testable import TheseusViews

@MainActor @Suite("A field of 40 points has space for four digits")
struct NarrowFieldTests {
  private struct Field: View {
    @State var text: String
    var width: CGFloat = 40
    var body: some View { TextField("Build", text: $text).frame(width: width) }
  }

  @Test("in a terminal; with the caret behind them the last ones are shown")
  func terminal() {
    let host = mounted(columns: 5, rows: 1) { Field(text: "1234") }
    #expect(host.picture == [" 1234"])
    host.press(.tab)
    #expect(host.picture == ["▌234"] && host.cursor == [4, 0])
    host.press(.home)
    #expect(host.picture == ["▌1234"] && host.cursor == [1, 0])
  }

  @Test("a field shows at most one digit less than a narrower one")
  func wider() {
    var most = 0
    for columns in 4...16 {
      let digits = String(repeating: "8", count: 20)
      let host = mounted(columns: 20, rows: 1) {
        Field(text: digits, width: CGFloat(columns) * CellSize.width)
      }
      let shown = host.picture[0].filter { $0 == "8" }.count
      #expect(shown >= most - 1 && shown <= columns)
      most = max(most, shown)
    }
    #expect(most >= 12)
  }

  @Test("in a host that draws in points")
  func points() {
    var metrics = HostMetrics.cells
    metrics.sizes = HostSizes()
    let host = WindowHost(size: CGSize(width: 200, height: 100), metrics: metrics) {
      Field(text: "1234")
    }
    host.flush()
    let field = host.all(FieldElement.self).first
    #expect(field?.frame.width == 40)
    #expect(field.map { $0.visibleWidth >= 4 * CellSize.width } == true)
  }
}
