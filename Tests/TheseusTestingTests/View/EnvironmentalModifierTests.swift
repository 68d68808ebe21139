import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("EnvironmentalModifier")
struct EnvironmentalModifierTests {
  private struct Note: ViewModifier {
    let words: String
    @State private var taps = 0
    func body(content: Content) -> some View {
      HStack {
        content
        Button("\(words) \(taps)") { taps += 1 }
      }
    }
  }

  private struct ByAvailability: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> Note {
      Note(words: environment.isEnabled ? "open" : "closed")
    }
  }

  private struct Screen: View {
    @State private var isClosed = false
    var body: some View {
      VStack {
        Button("switch") { isClosed.toggle() }
        Text("shop").modifier(ByAvailability()).environment(\.isEnabled, !isClosed)
      }
    }
  }

  @Test("it resolves to a modifier by its environment, and follows changes with its state kept")
  func resolves() throws {
    let host = TestHost(columns: 40, rows: 4) { Screen() }
    try host.find(.button, "open 0").tap()
    #expect(host.screen.contains("open 1"), "\(host.screen)")
    try host.find(.button, "switch").tap()
    #expect(host.screen.contains("closed 1"), "\(host.screen)")
  }
}
