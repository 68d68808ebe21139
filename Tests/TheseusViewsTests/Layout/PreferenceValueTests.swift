import TheseusCore
import TheseusTesting
import TheseusViews
import Testing

private struct Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Named: View {
  @State private var name: String
  init(_ name: String) { _name = State(initialValue: name) }
  var body: some View {
    Text(name).preference(key: Names.self, value: [name]).onTapGesture { name += "!" }
  }
}

@MainActor @Suite("a view beside the content depends on the content's preferences")
struct PreferenceValueTests {
  @Test("R65 an overlay follows the preference, and its own values do not return to it")
  func overlay() throws {
    let host = TestHost {
      VStack {
        Named("a")
        Named("b")
      }
      .overlayPreferenceValue(Names.self, alignment: .bottom) { names in
        Text("all: \(names.joined(separator: " "))").preference(key: Names.self, value: ["overlay"])
      }
    }
    _ = try host.find(.text, "all: a b")
    try host.find(.text, "b").tap()
    _ = try host.find(.text, "all: a b!")
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R65 a background too; without a value it gets the default")
  func background() throws {
    let host = TestHost {
      Text("front").backgroundPreferenceValue(Names.self) { Text("count \($0.count)") }
    }
    _ = try host.find(.text, "count 0")
  }
}
