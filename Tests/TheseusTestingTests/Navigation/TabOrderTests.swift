import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("Tabs have the order of their views, whenever these are created")
struct TabOrderTests {
  private final class Model: ObservableObject {}

  /// A view of which the body waits for an object of the environment.
  private struct Waiting: View {
    let name: String
    @EnvironmentObject private var model: Model
    var body: some View {
      Text("content of \(name)").tabItem { Text(name) }.onAppear {}
    }
  }

  private struct Plain: View {
    let name: String
    var body: some View { Text("content of \(name)").tabItem { Text(name) } }
  }

  private func tabs(_ host: TestHost) -> [String] { host.findAll(.tab).map(\.label) }

  @Test("a page that reads an object of the environment keeps its place and is the first selected")
  func environmentObject() throws {
    let host = TestHost {
      TabView {
        Waiting(name: "one").disabled(false)
        Plain(name: "two")
        Group {
          Waiting(name: "three")
          Plain(name: "four")
        }
      }
      .environmentObject(Model())
    }
    #expect(tabs(host) == ["one", "two", "three", "four"])
    #expect(host.screen.contains("content of one"))
    try host.find(.tab, "three").tap()
    #expect(host.screen.contains("content of three"))
    host.press(.rightArrow)
    #expect(host.screen.contains("content of four"))
  }

  private struct Conditional: View {
    let showsFirst: Bool
    var body: some View {
      TabView {
        if showsFirst { Plain(name: "first") }
        Plain(name: "second")
        Plain(name: "third")
      }
    }
  }

  @Test("a page that appears later is where its view is, and the selected page stays selected")
  func conditional() {
    let host = TestHost { Conditional(showsFirst: false) }
    #expect(tabs(host) == ["second", "third"])
    host.update { Conditional(showsFirst: true) }
    #expect(tabs(host) == ["first", "second", "third"])
    #expect(host.screen.contains("content of second"))
    host.update { Conditional(showsFirst: false) }
    #expect(tabs(host) == ["second", "third"])
  }

  private struct Rows: View {
    let names: [String]
    var body: some View {
      TabView { ForEach(names, id: \.self) { Plain(name: $0) } }
    }
  }

  @Test("pages of a ForEach are in the order of its data after a move")
  func moved() {
    let host = TestHost { Rows(names: ["a", "b", "c"]) }
    host.update { Rows(names: ["c", "a", "d", "b"]) }
    #expect(tabs(host) == ["c", "a", "d", "b"])
    #expect(host.screen.contains("content of a"))
  }
}
