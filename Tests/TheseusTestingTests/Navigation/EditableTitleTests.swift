import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("navigationTitle of a binding shows its present value")
struct EditableTitleTests {
  private struct Page: View {
    @State private var name = "Draft"
    var body: some View {
      NavigationStack {
        TextField("Name", text: $name).navigationTitle($name)
      }
    }
  }

  @Test("the title follows the value")
  func follows() throws {
    let host = TestHost(columns: 40, rows: 6) { Page() }
    #expect(host.screen.contains("Draft"))
    try host.find(.textField).replaceText("Report")
    #expect(host.screen.split(separator: "\n").first?.contains("Report") == true)
  }
}
