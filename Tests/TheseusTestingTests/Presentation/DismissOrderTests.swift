import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("what happens when a presentation is dismissed")
struct DismissOrderTests {
  @MainActor
  private final class Log { var events: [String] = [] }

  private struct Page: View {
    let log: Log
    @State private var item: Int? = 1

    var body: some View {
      Text("page")
        .sheet(isPresented: isPresented, onDismiss: { log.events.append("onDismiss") }) {
          Button("Close") { item = nil }.onDisappear { log.events.append("disappeared") }
        }
        .onChange(of: item) { log.events.append("changed") }
    }

    private var isPresented: Binding<Bool> {
      Binding(get: { item != nil }, set: { if !$0 { item = nil } })
    }
  }

  @Test("R73 onDismiss runs after onChange and after the content has disappeared")
  func order() throws {
    let log = Log()
    let host = TestHost { Page(log: log) }
    try host.find(.button, "Close").tap()
    #expect(log.events == ["changed", "disappeared", "onDismiss"])
  }
}
