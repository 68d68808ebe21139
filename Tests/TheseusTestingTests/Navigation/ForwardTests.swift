import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("a window shows again what the user went back from")
struct ForwardTests {
  /// How a page is pushed.
  enum Form: CaseIterable {
    case value, boundValue, path, view, isActive, tag, isPresented, item
  }

  private struct Screen: View {
    let form: Form
    @State private var path: [Int] = []
    @State private var values = NavigationPath()
    @State private var isShown = false
    @State private var choice: String?
    @State private var item: Int?

    var body: some View {
      switch form {
      case .value: NavigationStack { valueLink }
      case .boundValue: NavigationStack(path: $path) { valueLink }
      case .path: NavigationStack(path: $values) { valueLink }
      case .view: NavigationStack { NavigationLink("Go") { Page(name: "page 7") } }
      case .isActive:
        NavigationStack { NavigationLink("Go", isActive: $isShown) { Page(name: "page 7") } }
      case .tag:
        NavigationStack {
          NavigationLink("Go", tag: "a", selection: $choice) { Page(name: "page 7") }
        }
      case .isPresented:
        NavigationStack {
          Button("Go") { isShown = true }
            .navigationDestination(isPresented: $isShown) { Page(name: "page 7") }
        }
      case .item:
        NavigationStack {
          Button("Go") { item = 7 }
            .navigationDestination(item: $item) { Page(name: "page \($0)") }
        }
      }
    }

    private var valueLink: some View {
      NavigationLink("Go", value: 7)
        .navigationDestination(for: Int.self) { Page(name: "page \($0)") }
    }
  }

  private struct Page: View {
    let name: String
    @State private var count = 0
    var body: some View {
      VStack {
        Text(name)
        Button("count \(count)") { count += 1 }
        NavigationLink("Deeper") { Text("deep") }
      }
    }
  }

  @Test("however it was pushed, once, with new state", arguments: Form.allCases)
  func forms(_ form: Form) throws {
    let host = TestHost(columns: 40, rows: 12) { Screen(form: form) }
    try host.find(.button, "Go").tap()
    try host.find(.button, "count 0").tap()
    host.window.goBack(to: 0)
    #expect(!host.screen.contains("page 7"))
    host.window.goForward(to: 1)
    #expect(host.screen.contains("page 7") && host.screen.contains("count 0"))
    #expect(host.window.backDepth == 1)
    host.window.goForward(to: 2)
    #expect(host.window.backDepth == 1)
    host.window.goBack(to: 0)
    #expect(host.window.backDepth == 0 && !host.screen.contains("page 7"))
    host.window.goForward(to: 1)
    #expect(host.screen.contains("page 7"))
  }

  @Test("two pages, in two steps or in one", arguments: Form.allCases)
  func several(_ form: Form) throws {
    let host = TestHost(columns: 40, rows: 12) { Screen(form: form) }
    try host.find(.button, "Go").tap()
    try host.find(.button, "Deeper").tap()
    #expect(host.window.backDepth == 2)
    host.window.goBack(to: 1)
    host.window.goBack(to: 0)
    host.window.goForward(to: 1)
    #expect(host.screen.contains("page 7"))
    host.window.goForward(to: 2)
    #expect(host.screen.contains("deep"))
    host.window.goBack(to: 0)
    host.window.goForward(to: 2)
    #expect(host.screen.contains("deep") && host.window.backDepth == 2)
  }

  @Test("the back button and Escape are ways back too")
  func ownWays() throws {
    let host = TestHost(columns: 40, rows: 12) { Screen(form: .value) }
    try host.find(.button, "Go").tap()
    host.press(.escape)
    host.window.goForward(to: 1)
    #expect(host.screen.contains("page 7"))
    host.press(.leftArrow, modifiers: .option)
    #expect(host.window.backDepth == 0)
    host.window.goForward(to: 1)
    #expect(host.screen.contains("page 7"))
  }

  @Test("another page in its place makes it forgotten")
  func replaced() throws {
    let host = TestHost(columns: 40, rows: 12) {
      NavigationStack {
        VStack {
          NavigationLink("One", value: 1)
          NavigationLink("Two", value: 2)
        }
        .navigationDestination(for: Int.self) { Page(name: "page \($0)") }
      }
    }
    try host.find(.button, "One").tap()
    try host.find(.button, "Deeper").tap()
    host.window.goBack(to: 0)
    try host.find(.button, "Two").tap()
    host.window.goForward(to: 2)
    #expect(host.screen.contains("page 2") && host.window.backDepth == 1)
    host.window.goBack(to: 0)
    host.window.goForward(to: 2)
    #expect(host.screen.contains("page 2") && host.window.backDepth == 1)
  }

  private final class Model: ObservableObject {
    @Published var left: [Int] = []
    @Published var right: [Int] = []
  }

  private struct Stacks: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        stack($model.left, "left")
        stack($model.right, "right")
      }
    }

    private func stack(_ path: Binding<[Int]>, _ name: String) -> some View {
      NavigationStack(path: path) {
        Text(name).navigationDestination(for: Int.self) { value in
          Leaving(name: "\(name) \(value)")
        }
      }
    }
  }

  private struct Leaving: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Leave \(name)") { dismiss() } }
  }

  @Test("of several stacks the one that was left last comes first")
  func stacks() {
    let model = Model()
    let host = TestHost(columns: 40, rows: 20) { Stacks(model: model) }
    (model.left, model.right) = ([1], [2, 3])
    host.flush()
    host.window.goBack(to: 0)
    #expect(model.left.isEmpty && model.right.isEmpty)
    host.window.goForward(to: 1)
    #expect((model.left, model.right) == ([1], []))
    host.window.goForward(to: 3)
    #expect((model.left, model.right) == ([1], [2, 3]))
  }

  @Test("a page that the app has left is not shown again, nor one above a path that it has set")
  func leftByTheApp() throws {
    let model = Model()
    let host = TestHost(columns: 40, rows: 20) { Stacks(model: model) }
    model.left = [1, 2]
    host.flush()
    try host.find(.button, "Leave left 2").tap()
    #expect(model.left == [1])
    host.window.goForward(to: 2)
    #expect(model.left == [1])
    host.window.goBack(to: 0)
    model.left = [5]
    host.flush()
    model.left = []
    host.flush()
    host.window.goForward(to: 1)
    #expect(model.left.isEmpty)
  }

  @Test("a compact split view shows the column again that the user went back from")
  func columns() throws {
    let host = TestHost(columns: 60, rows: 10) {
      NavigationSplitView {
        List(["a", "b"], id: \.self) { name in
          NavigationLink("row \(name)") { Text("is \(name)") }
        }
      } detail: {
        Text("placeholder")
      }
    }
    host.window.goForward(to: 1)
    #expect(host.screen.contains("row a"))
    try host.find(.button, "row b").tap()
    host.window.goBack(to: 0)
    #expect(host.screen.contains("row a"))
    host.window.goForward(to: 1)
    #expect(host.screen.contains("is b") && !host.screen.contains("row a"))
    host.window.goBack(to: 0)
    try host.find(.button, "row a").tap()
    host.window.goForward(to: 2)
    #expect(host.screen.contains("is a") && host.window.backDepth == 1)
  }

  @Test(
    "R32 pages that were pushed by values are shown again in the next session too",
    arguments: [Form.value, .boundValue, .path])
  func session(_ form: Form) throws {
    struct Screen: View {
      let form: Form
      @State private var path: [Int] = []
      @State private var values = NavigationPath()
      var body: some View {
        switch form {
        case .boundValue: NavigationStack(path: $path) { root }
        case .path: NavigationStack(path: $values) { root }
        default: NavigationStack { root }
        }
      }

      private var root: some View {
        link(1).navigationDestination(for: Int.self) { link($0 + 1) }
      }

      private func link(_ value: Int) -> some View {
        NavigationLink("push \(value)", value: value)
      }
    }
    let host = TestHost(columns: 40, rows: 10) { Screen(form: form) }
    for value in 1...3 { try host.find(.button, "push \(value)").tap() }
    host.window.goBack(to: 1)
    let next = TestHost(restoring: try host.snapshot(), columns: 40, rows: 10) {
      Screen(form: form)
    }
    #expect(next.screen.contains("push 2"))
    #expect(next.restoreReport.allSatisfy { $0.outcome == .kept }, "\(next.restoreReport)")
    next.window.goForward(to: 2)
    #expect(next.screen.contains("push 3"))
    next.window.goForward(to: 3)
    #expect(next.screen.contains("push 4"))
    next.window.goForward(to: 4)
    #expect(next.window.backDepth == 3)
  }
}
