import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("inset and bordered lists have a frame around their rows")
struct InsetListTests {
  private struct Rows: View {
    @State private var chosen: String?
    var body: some View {
      List(["a", "b"], id: \.self, selection: $chosen) { Text("row \($0)") }
      Text("chosen \(chosen ?? "none")")
    }
  }

  @Test("a frame, and rows that work as in other lists")
  func framed() throws {
    let host = TestHost(columns: 20, rows: 6) { Rows().listStyle(.insetGrouped) }
    let lines = host.screen.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("╭──") == true && lines[1].hasPrefix("│"))
    #expect(lines[1].contains("row a") && lines[1].hasSuffix("│"))
    try host.find(.row, "row b").tap()
    #expect(host.screen.contains("chosen b"))
  }

  @Test("other styles have none, also inside an inset area")
  func plain() {
    #expect(!TestHost(columns: 20, rows: 6) { Rows() }.screen.contains("╭"))
    let host = TestHost(columns: 20, rows: 6) {
      Rows().listStyle(.plain).listStyle(.inset)
    }
    #expect(!host.screen.contains("╭"))
  }
}
