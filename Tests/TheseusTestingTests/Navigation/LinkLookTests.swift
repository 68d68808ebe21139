import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A link looks like a row in a list and like a button elsewhere")
struct LinkLookTests {
  @Test(
    "a link that is a list row fills the width and has an indicator; in a stack inside it has not")
  func rows() throws {
    let host = TestHost(columns: 40, rows: 8) {
      NavigationStack {
        List {
          NavigationLink("whole") { Text("a") }
          HStack {
            NavigationLink("part") { Text("b") }
            Text("beside")
          }
        }
      }
    }
    #expect(host.screen.split(separator: "\n").filter { $0.contains("›") }.count == 1)
    #expect(host.screen.contains("part   beside"))
  }

  @Test("outside of lists it has the style of the buttons around")
  func styles() throws {
    let host = TestHost(columns: 40, rows: 8) {
      NavigationStack {
        VStack {
          NavigationLink("bordered") { Text("a") }
          NavigationLink("plain") { Text("shown") }.buttonStyle(.plain)
        }
      }
    }
    #expect(
      try host.find(.button, "bordered").frame.width == "bordered".count + 4
        && host.find(.button, "plain").frame.width == "plain".count
        && !host.screen.contains("›"))
    try host.find(.button, "plain").tap()
    #expect(host.screen.contains("shown"))
  }
}
