import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A panel for finding text that no editor has")
struct FindNavigatorTests {
  private struct Page: View {
    @State private var text = "text"
    @State private var finds = false
    var body: some View {
      VStack {
        TextEditor(text: $text).findNavigator(isPresented: $finds)
        Toggle("Find", isOn: $finds)
      }
    }
  }

  @Test("asking for it is reported, and the app hears that it is closed")
  func reported() throws {
    let host = TestHost(columns: 30, rows: 8) { Page() }
    #expect(
      !(host.trace.issues + TestHost.strayIssues).contains {
        $0.message.contains("findNavigator")
      })
    try host.find(.toggle, "Find").toggle()
    #expect(try host.find(.toggle, "Find").value == "off")
    #expect(
      (host.trace.issues + TestHost.strayIssues).contains {
        $0.message.contains("findNavigator")
      })
  }
}
