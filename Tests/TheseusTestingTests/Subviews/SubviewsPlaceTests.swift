import Testing
import TheseusTesting
import TheseusViews

@MainActor private final class Model: ObservableObject {
  @Published var name = "model"
}

@MainActor @Suite("subviews at their positions")
struct SubviewsPlaceTests {
  private struct Needy: View {
    @EnvironmentObject private var model: Model
    var body: some View { Text("has \(model.name)") }
  }

  @Test("an object that the transform puts around a subview is found by it")
  func environmentObject() {
    let model = Model()
    let host = TestHost(columns: 30, rows: 4) {
      Group(subviews: Needy()) { subviews in ForEach(subviews) { $0.environmentObject(model) } }
    }
    #expect(host.screen.contains("has model"), "\(host.screen)")
    #expect(host.trace.issues.isEmpty)
    model.name = "other"
    host.flush()
    #expect(host.screen.contains("has other"), "\(host.screen)")
  }

  private struct Height: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  @Test("preferences are passed up from the positions of subviews, in their order")
  func preferences() {
    struct Screen: View {
      @State private var found: [Int] = []
      var body: some View {
        VStack {
          Text("found \(found.map(String.init).joined(separator: ","))")
          Group(
            subviews: Group {
              Text("a").preference(key: Height.self, value: [1])
              Text("b").preference(key: Height.self, value: [2])
              Text("c").preference(key: Height.self, value: [3])
            }
          ) { subviews in ForEach(subviews.reversed().dropLast()) { $0 } }
        }
        .onPreferenceChange(Height.self) { found = $0 }
      }
    }
    let host = TestHost(columns: 30, rows: 6) { Screen() }
    #expect(host.screen.contains("found 3,2"), "\(host.screen)")
  }

  private struct Toggled: View {
    @State private var isShown = true
    @State private var title = "title"
    var body: some View {
      VStack {
        Button("flip") { isShown.toggle() }
        Button("rename") { title = "renamed" }
        Group(subviews: content) { subviews in
          if isShown { subviews } else { Text("\(subviews.count) hidden") }
        }
      }
    }

    @ViewBuilder private var content: some View {
      Text(title)
      HStack { Text("in \(title)") }
    }
  }

  @Test("reads of the content and of the transform run each of them separately")
  func updates() throws {
    let host = TestHost(columns: 30, rows: 6) { Toggled() }
    try host.find(.button, "rename").tap()
    #expect(host.screen.contains("in renamed"), "\(host.screen)")
    try host.find(.button, "flip").tap()
    #expect(host.screen.contains("2 hidden"), "\(host.screen)")
    try host.find(.button, "flip").tap()
    #expect(
      host.screen.contains("in renamed")
        && host.findAll(.text).map(\.label) == ["renamed", "in renamed"])
  }

  @Test("a subview has the axis of the stack that it is put into")
  func axis() {
    let host = TestHost(columns: 20, rows: 4) {
      Group(
        subviews: Group {
          Text("left")
          Spacer()
          Text("right")
        }
      ) { subviews in HStack { subviews } }
    }
    let line = host.screen.split(separator: "\n").first { $0.contains("left") } ?? ""
    #expect(line.hasPrefix("left") && line.hasSuffix("right") && line.count == 20, "\(host.screen)")
  }

  private struct Pages<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      TabView {
        Group(subviews: content) { subviews in
          ForEach(subviews) { subview in
            subview.tabItem { Text("page \(subview.containerValues.tag(for: Int.self) ?? 0)") }
          }
        }
      }
    }
  }

  @Test("subviews can be the pages of a tab view, created when they are selected")
  func tabs() throws {
    let host = TestHost(columns: 40, rows: 6) {
      Pages {
        Text("the first").tag(1)
        Text("the second").tag(2)
      }
    }
    #expect(
      host.screen.contains("the first") && !host.screen.contains("the second"), "\(host.screen)")
    try host.find(.tab, "page 2").tap()
    #expect(host.screen.contains("the second"), "\(host.screen)")
  }
}
