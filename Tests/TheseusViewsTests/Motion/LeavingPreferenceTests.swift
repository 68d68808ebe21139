import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("What leaves with a transition hands up no preferences")
struct LeavingPreferenceTests {
  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @MainActor private final class Log { var names: [String] = [] }

  private struct Screen: View {
    let log: Log
    let form: Int
    @State private var isFirst = true

    var body: some View {
      VStack {
        Button("switch") { withAnimation(.linear(duration: 1)) { isFirst.toggle() } }
        content.onPreferenceChange(Names.self) { log.names = $0 }
      }
    }

    @ViewBuilder private var content: some View {
      switch form {
      case 0: if isFirst { page("a") } else { page("b") }
      case 1:
        if isFirst { page("a") }
        page("b")
      case 2: Group { isFirst ? AnyView(page("a")) : AnyView(page("b").padding()) }
      default: ForEach(isFirst ? ["a", "b"] : ["b"], id: \.self) { page($0) }
      }
    }

    private func page(_ name: String) -> some View {
      Text(name).preference(key: Names.self, value: [name]).transition(.opacity)
    }
  }

  @Test("R65 R66 a branch, an optional, an erased view and a row", arguments: 0..<4)
  func leaving(form: Int) throws {
    let log = Log()
    let host = TestHost { Screen(log: log, form: form) }
    let isTwo = form == 1 || form == 3
    #expect(log.names == (isTwo ? ["a", "b"] : ["a"]))
    try host.find(.button, "switch").tap()
    #expect(log.names == ["b"])
    #expect(host.findAll(.text, "a").count == 1)
    host.advance(by: .seconds(0.5))
    try host.find(.button, "switch").tap()
    #expect(log.names == (isTwo ? ["a", "b"] : ["a"]))
    host.advance(by: .seconds(3))
    #expect(log.names == (isTwo ? ["a", "b"] : ["a"]))
  }

  @Test("R65 R66 the title of a page that is leaving is not shown")
  func title() throws {
    struct Pages: View {
      @State private var isFirst = true
      var body: some View {
        NavigationStack {
          VStack {
            Button("switch") { withAnimation(.linear(duration: 1)) { isFirst.toggle() } }
            if isFirst { Text("one").navigationTitle("Old").transition(.opacity) }
            Text("two").navigationTitle("New")
          }
        }
      }
    }
    let host = TestHost { Pages() }
    try host.find(.button, "switch").tap()
    #expect(host.findAll(.text, "one").count == 1)
    #expect(host.screen.contains("New") && !host.screen.contains("Old"))
  }
}
