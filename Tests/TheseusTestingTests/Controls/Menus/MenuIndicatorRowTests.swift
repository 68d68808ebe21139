import Testing
import TheseusTesting

@MainActor @Suite("the indicator of a menu is in the row of its label")
struct MenuIndicatorRowTests {
  @Test(
    "also below views of any height, and in a tall label",
    arguments: [0, 3, 7, 10, 13, 17, 20], [20, 30, 38, 42, 44, 50, 60, 66])
  func row(above: Int, height: Int) {
    let host = TestHost(columns: 40, rows: 10) {
      VStack(spacing: 0) {
        Color.clear.frame(height: Double(above))
        Menu {
          Button("A") {}
        } label: {
          Text("Label").frame(minHeight: Double(height))
        }
        .menuStyle(.borderlessButton)
        Spacer(minLength: 0)
      }
    }
    let rows = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.filter { $0.contains("Label") || $0.contains("▾") }.count == 1, "\(host.screen)")
  }
}
