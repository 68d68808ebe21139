import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a cover hides what is below")
struct CoverTests {
  @Test("nothing of the presenter is visible beside the content")
  func opaque() throws {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        VStack { ForEach(0..<6) { Text("beneath \($0)") } }
          .fullScreenCover(isPresented: $isShown) { Button("close") { isShown = false } }
      }
    }
    let host = TestHost(columns: 30, rows: 8) { Page() }
    #expect(!host.screen.contains("beneath") && host.screen.contains("close"))
    try host.find(.button, "close").tap()
    #expect(host.screen.contains("beneath 5"))
  }
}
