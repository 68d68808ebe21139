import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Rows of a list begin with a cell")
struct RowRoundingTests {
  @Test("rows of the same content look the same, whatever their height in points")
  func alike() {
    let host = TestHost(columns: 30, rows: 20) {
      List(0..<4) { number in
        HStack {
          Text("image").frame(width: 50, height: 50)
          Text("row \(number)")
        }
      }
    }
    let lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.indices.filter { lines[$0].contains("row") }
    #expect(rows.count == 4)
    #expect(rows.allSatisfy { lines[$0].contains("image") })
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $1 - $0 == 4 })
  }
}
