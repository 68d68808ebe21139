import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Views know whether the focusable view around them has focus")
struct FocusedEnvironmentTests {
  private struct Shown: View {
    @Environment(\.isFocused) private var isFocused
    let name: String
    var body: some View { Text("\(name) \(isFocused ? "yes" : "no")") }
  }

  private struct Style: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Shown(name: "button") }
  }

  @Test("isFocused follows focus, in focusable views and in buttons with an own style")
  func follows() {
    let host = TestHost(columns: 40, rows: 6) {
      VStack {
        Shown(name: "view").focusable()
        Button("x") {}.buttonStyle(Style())
        Shown(name: "outside")
      }
    }
    #expect(host.screen.contains("view no") && host.screen.contains("button no"))
    host.press(.tab)
    #expect(host.screen.contains("view yes") && host.screen.contains("button no"))
    host.press(.tab)
    #expect(host.screen.contains("view no") && host.screen.contains("button yes"))
    #expect(host.screen.contains("outside no"))
  }

  private final class Log { var changes: [Bool] = [] }

  @available(*, deprecated)
  private struct Watching: View {
    let log: Log
    var body: some View {
      VStack {
        Text("a").focusable(true) { log.changes.append($0) }
        Text("b").focusable()
      }
    }
  }

  @available(*, deprecated)
  @Test("the older focusable reports each change of focus")
  func reports() {
    let log = Log()
    let host = TestHost(columns: 40, rows: 6) { Watching(log: log) }
    #expect(log.changes.isEmpty)
    host.press(.tab)
    host.press(.tab)
    #expect(log.changes == [true, false])
  }
}
