import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("The older navigation view")
struct NavigationViewTests {
  private struct Old: View {
    var body: some View {
      NavigationView {
        List(0..<3) { number in
          NavigationLink(destination: Text("detail \(number)")) { Text("row \(number)") }
        }
        Text("placeholder")
      }
    }
  }

  @Test("two views are columns, and a link in the first changes the second")
  func columns() throws {
    let host = TestHost(columns: 80, rows: 8) { Old() }
    #expect(try host.find(.text, "placeholder").frame.x > 24)
    try host.find(.button, "row 1").tap()
    #expect(
      host.screen.contains("row 2") && host.screen.contains("detail 1")
        && !host.screen.contains("placeholder"))
  }

  @Test("as a stack it shows only the first of its views")
  func stack() throws {
    let host = TestHost(columns: 80, rows: 8) {
      Old().navigationViewStyle(StackNavigationViewStyle())
    }
    #expect(host.screen.contains("row 2") && !host.screen.contains("placeholder"))
    try host.find(.button, "row 1").tap()
    #expect(
      !host.screen.contains("row 2") && host.screen.contains("detail 1")
        && host.screen.contains("‹ Back"))
  }

  @Test("with the style of columns one view is the first of two")
  func oneInColumns() throws {
    let host = TestHost(columns: 100, rows: 8) {
      NavigationView {
        List(0..<3) { number in
          NavigationLink(destination: Text("detail \(number)")) { Text("row \(number)") }
        }
      }
      .navigationViewStyle(.columns)
    }
    try host.find(.button, "row 1").tap()
    #expect(host.screen.contains("row 2") && host.screen.contains("detail 1"))
  }

  @Test("one view is a stack")
  func one() throws {
    let host = TestHost(columns: 80, rows: 8) {
      NavigationView {
        NavigationLink(destination: Text("detail")) { Text("link") }.navigationBarTitle(
          Text("Old"), displayMode: .inline)
      }
    }
    #expect(host.screen.contains("Old"))
    try host.find(.button, "link").tap()
    #expect(host.screen.contains("detail") && host.screen.contains("‹ Old"))
  }
}
