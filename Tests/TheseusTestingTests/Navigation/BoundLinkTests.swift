import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("links bound to state push while it is true")
struct BoundLinkTests {
  private struct Bound: View {
    @State private var isActive = false
    @State private var choice: String?
    var body: some View {
      NavigationStack {
        VStack {
          Text("active \(isActive) choice \(choice ?? "none")")
          NavigationLink("Detail", isActive: $isActive) { Text("the detail") }
          NavigationLink(tag: "a", selection: $choice) {
            Text("page a")
          } label: {
            Text("A")
          }
          NavigationLink(destination: Text("page b"), tag: "b", selection: $choice) { Text("B") }
          Button("By code") { choice = "b" }
        }
      }
    }
  }

  @Test("activating the link writes the binding, going back clears it")
  func flag() throws {
    let host = TestHost(columns: 40, rows: 10) { Bound() }
    try host.find(.button, "Detail").tap()
    #expect(host.screen.contains("the detail"))
    host.press(.escape)
    #expect(host.screen.contains("active false"))
    #expect(!host.screen.contains("the detail"))
  }

  @Test("a tag pushes while the selection equals it, also when code set it")
  func tags() throws {
    let host = TestHost(columns: 40, rows: 10) { Bound() }
    try host.find(.button, "A").tap()
    #expect(host.screen.contains("page a"))
    host.press(.escape)
    #expect(host.screen.contains("choice none"))
    try host.find(.button, "By code").tap()
    #expect(host.screen.contains("page b"))
  }
}
