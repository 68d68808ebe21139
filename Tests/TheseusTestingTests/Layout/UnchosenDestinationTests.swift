import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("a candidate that ViewThatFits does not show declares no destination")
struct UnchosenDestinationTests {
  private struct Page: View {
    @State private var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        ViewThatFits(in: .horizontal) {
          candidate("wide").frame(width: 640)
          candidate("narrow")
        }
      }
    }

    private func candidate(_ name: String) -> some View {
      NavigationLink("go \(name)", value: "x")
        .navigationDestination(for: String.self) { Text("\(name) \($0)") }
    }
  }

  @Test("R65 the page is that of the candidate that is shown", arguments: [40, 100])
  func choice(_ columns: Int) throws {
    let name = columns == 40 ? "narrow" : "wide"
    let host = TestHost(columns: columns, rows: 10) { Page() }
    try host.find(.button, "go \(name)").tap()
    #expect(host.screen.contains("\(name) x"), "\(host.screen)")
    #expect(host.trace.issues.isEmpty, "\(host.trace.issues)")
  }

  @Test("R65 the page follows the choice")
  func changed() throws {
    let host = TestHost(columns: 100, rows: 10) { Page() }
    host.resize(columns: 40, rows: 10)
    try host.find(.button, "go narrow").tap()
    #expect(host.screen.contains("narrow x"), "\(host.screen)")
    #expect(host.trace.issues.isEmpty, "\(host.trace.issues)")
  }
}
