import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("a link whose destination is declared after it")
struct LateDestinationTests {
  private struct Page: View {
    var body: some View {
      NavigationStack {
        VStack {
          LinkRow()
          Loading()
        }
      }
    }
  }

  /// Its body does not run when the rest is loaded.
  private struct LinkRow: View {
    var body: some View { NavigationLink("go", value: 3) }
  }

  private struct Loading: View {
    @State private var isLoaded = false

    var body: some View {
      VStack {
        Button("load") { isLoaded = true }
        if isLoaded {
          Text("loaded").navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
  }

  @Test("R88 is inert until then, and leads there afterwards")
  func late() throws {
    let host = TestHost { Page() }
    #expect(try !host.find(.button, "go").isEnabled)
    try host.find(.button, "load").tap()
    #expect(try host.find(.button, "go").isEnabled)
    try host.find(.button, "go").tap()
    #expect(host.screen.contains("page 3"), "\(host.screen)")
  }
}
