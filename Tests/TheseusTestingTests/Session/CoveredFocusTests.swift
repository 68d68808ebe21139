import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("the way back from a page that a restart restored")
struct CoveredFocusTests {
  private struct Rows: View {
    var names = ["a", "b", "c"]

    var body: some View {
      NavigationStack {
        List(names, id: \.self) { NavigationLink("go \($0)", value: $0) }
          .navigationDestination(for: String.self) { name in
            VStack {
              Text("page \(name)")
              NavigationLink("deeper", value: 1)
            }
          }
          .navigationDestination(for: Int.self) { Text("last \($0)") }
      }
    }
  }

  private struct Buttons: View {
    @State private var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("one") { path.append("one") }
          Button("two") { path.append("two") }
        }
        .navigationDestination(for: String.self) { Text("page \($0)") }
      }
    }
  }

  @Test(
    "R32 leads to the list and its row", arguments: [["a", "b", "c"], ["new", "a", "b", "c"]])
  func row(_ names: [String]) throws {
    let host = TestHost { Rows() }
    try host.find(.list).focus()
    host.press(.downArrow)
    host.press(.return)
    #expect(host.screen.contains("page b"), "\(host.screen)")
    let next = TestHost(restoring: try host.snapshot()) { Rows(names: names) }
    #expect(next.screen.contains("page b"), "\(next.screen)")
    next.press(.escape)
    #expect(next.focused?.role == .list)
    next.press(.return)
    #expect(next.screen.contains("page b"), "\(next.screen)")
  }

  @Test("R32 leads through each page, also after two restarts")
  func pages() throws {
    let host = TestHost { Rows() }
    try host.find(.list).focus()
    host.press(.downArrow)
    host.press(.return)
    try host.find(.button, "deeper").focus()
    host.press(.return)
    #expect(host.screen.contains("last 1"), "\(host.screen)")
    let second = TestHost(restoring: try host.snapshot()) { Rows() }
    let third = TestHost(restoring: try second.snapshot()) { Rows() }
    third.press(.escape)
    #expect(third.focused?.label == "deeper")
    third.press(.escape)
    #expect(third.focused?.role == .list)
    third.press(.return)
    #expect(third.screen.contains("page b"), "\(third.screen)")
  }

  @Test("R32 leads to the button that pushed a value on a bound path")
  func button() throws {
    let host = TestHost { Buttons() }
    try host.find(.button, "two").focus()
    host.press(.return)
    #expect(host.screen.contains("page two"), "\(host.screen)")
    let next = TestHost(restoring: try host.snapshot()) { Buttons() }
    #expect(next.screen.contains("page two"), "\(next.screen)")
    next.press(.escape)
    #expect(next.focused?.label == "two")
  }
}
