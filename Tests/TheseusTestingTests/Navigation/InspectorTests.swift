import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("An inspector is a column at the trailing edge")
struct InspectorTests {
  @Test("shown while its binding is true, beside content whose state stays")
  func column() throws {
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        Counter().inspector(isPresented: $isShown) {
          Text("details").inspectorColumnWidth(min: 40, ideal: 80, max: 80)
        }
        .overlay(alignment: .bottom) { Button("toggle") { isShown.toggle() } }
      }
    }
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let host = TestHost(columns: 40, rows: 6) { Page() }
    try host.find(.button, "count 0").tap()
    try host.find(.button, "toggle").tap()
    #expect(host.screen.contains("count 1"))
    #expect(try host.find(.text, "details").frame.x >= 30)
    try host.find(.button, "toggle").tap()
    #expect(!host.screen.contains("details") && host.screen.contains("count 1"))
  }
}
