import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("navigationTitle takes a binding to the title")
struct BoundTitleTests {
  private struct Page: View {
    @Binding var name: String
    var body: some View {
      TextField("Name", text: $name).navigationTitle($name)
    }
  }

  private struct Screen: View {
    @State private var name = "Draft"
    var body: some View {
      NavigationStack {
        NavigationLink("Open") { Page(name: $name) }
          .navigationTitle("All")
      }
    }
  }

  @Test("the bar shows what is typed")
  func typed() throws {
    let host = TestHost(columns: 40, rows: 6) { Screen() }
    try host.find(.button, "Open").tap()
    #expect(host.screen.split(separator: "\n").first?.contains("Draft") == true)
    try host.find(.textField, "Name").replaceText("Final")
    #expect(host.screen.split(separator: "\n").first?.contains("Final") == true)
    host.press(.escape)
    #expect(host.screen.contains("All"))
  }
}
