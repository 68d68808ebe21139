import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("the mark of the current row")
struct RowMarkTests {
  @Test("disappears when focus leaves a control inside the row, and returns with it")
  func leaves() throws {
    let host = TestHost(columns: 40, rows: 8) {
      HStack {
        List(0..<3) { number in
          HStack {
            Text("row \(number)")
            Button("act \(number)") {}
          }
        }
        Button("outside") {}
      }
    }
    try host.find(.list).focus()
    host.press(.downArrow)
    #expect(host.screen.contains("▌"))
    try host.find(.button, "act 1").focus()
    #expect(host.screen.contains("▌ row 1"))
    try host.find(.button, "outside").focus()
    #expect(!host.screen.contains("▌"))
    try host.find(.button, "act 1").focus()
    #expect(host.screen.contains("▌ row 1"))
  }
}
