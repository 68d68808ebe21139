import Testing
import TheseusTesting

/// A view with a state of its own.
private struct Tally: View {
  let name: String
  @State private var count = 0
  init(_ name: String) { self.name = name }
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

@MainActor private func buttons(_ host: TestHost) -> [String] { host.findAll(.button).map(\.label) }

@MainActor @Suite("state across tabs: what must survive, what may end")
struct TabSeamTests {
  private struct Tabs: View {
    @State private var selection = 0
    @State private var isShown = false
    @State private var kept = 0
    var body: some View {
      TabView(selection: $selection) {
        VStack {
          Tally("a")
          Button("kept \(kept)") { kept += 1 }
          Button("sheet") { isShown = true }
        }
        .tabItem { Text("A") }.tag(0)
        Tally("b").tabItem { Text("B") }.tag(1)
      }
      .sheet(isPresented: $isShown) { Button("close") { isShown = false } }
    }
  }

  private func host(_ retention: IdentityProfile.TabRetention) -> TestHost {
    var profile = IdentityProfile.default
    profile.tabRetention = retention
    return TestHost(columns: 60, rows: 20, profile: profile) { Tabs() }
  }

  @Test(
    "R72 .visited: a tab is created when it is first selected, and keeps its state from then on")
  func visited() throws {
    let host = host(.visited)
    #expect(host.trace.created(Tally.self).count == 1)
    try host.find(.button, "a 0").tap()
    try host.find(.tab, "B").tap()
    #expect(buttons(host) == ["b 0"])
    try host.find(.button, "b 0").tap()
    try host.find(.tab, "A").tap()
    #expect(buttons(host).contains("a 1"))
    try host.find(.tab, "B").tap()
    #expect(buttons(host) == ["b 1"])
    #expect(host.trace.ended(Tally.self).isEmpty)
  }

  @Test("R72 .selectedOnly: a deselected tab's state ends; R74 state above the tabs survives")
  func selectedOnly() throws {
    let host = host(.selectedOnly)
    try host.find(.button, "a 0").tap()
    try host.find(.button, "kept 0").tap()
    try host.find(.tab, "B").tap()
    #expect(host.trace.ended(Tally.self).map(\.cause.kind) == [.tabDeselected])
    try host.find(.tab, "A").tap()
    #expect(buttons(host) == ["a 0", "kept 1", "sheet"])
  }

  @Test(
    "R72 R73 opening and closing a presentation resets neither the selection nor the selected tab",
    arguments: [IdentityProfile.TabRetention.visited, .selectedOnly])
  func presentation(_ retention: IdentityProfile.TabRetention) throws {
    let host = host(retention)
    try host.find(.tab, "B").tap()
    try host.find(.tab, "A").tap()
    try host.find(.button, "a 0").tap()
    try host.find(.button, "sheet").tap()
    try host.find(.button, "close").tap()
    #expect(buttons(host) == ["a 1", "kept 0", "sheet"])
    #expect(host.findAll(.tab).map(\.value) == ["selected", ""])
  }
}

@MainActor @Suite("state across presentations: what must survive, what may end")
struct PresentationSeamTests {
  enum Kind: CaseIterable, CustomTestStringConvertible {
    case sheet, cover, popover, alert, dialog, item
    var testDescription: String { "\(self)" }
  }

  private struct Token: Identifiable { let id: Int }

  private struct Presenter: View {
    let kind: Kind
    @State private var isShown = false
    @State private var token: Token?
    var body: some View {
      VStack {
        Tally("under")
        TextField("name", text: .constant(""))
        Button("open") { if kind == .item { token = Token(id: 1) } else { isShown = true } }
        presenter
      }
    }

    @ViewBuilder private var presenter: some View {
      switch kind {
      case .sheet: Text("x").sheet(isPresented: $isShown) { inside }
      case .cover: Text("x").fullScreenCover(isPresented: $isShown) { inside }
      case .popover: Text("x").popover(isPresented: $isShown) { inside }
      case .alert: Text("x").alert("title", isPresented: $isShown) { Button("close") {} }
      case .dialog:
        Text("x").confirmationDialog("title", isPresented: $isShown) { Button("close") {} }
      case .item: Text("x").sheet(item: $token) { _ in inside }
      }
    }

    private var inside: some View {
      VStack {
        Tally("in")
        Button("close") {
          isShown = false
          token = nil
        }
      }
    }
  }

  @Test(
    "R73 R74 a view under a presentation keeps its state; the presentation's own state is new",
    arguments: Kind.allCases)
  func both(_ kind: Kind) throws {
    let host = TestHost(columns: 60, rows: 20) { Presenter(kind: kind) }
    try host.find(.button, "under 0").tap()
    for _ in 0..<2 {
      try host.find(.button, "open").tap()
      if host.findAll(.button, "in 0").count == 1 {
        try host.find(.button, "in 0").tap()
        #expect(host.findAll(.button, "in 1").count == 1)
      } else {
        #expect([Kind.alert, .dialog].contains(kind))
      }
      #expect(host.findAll(.button, "under 1").count == 1)
      try host.find(.button, "close").tap()
      #expect(host.findAll(.button, "in 1").isEmpty)
      #expect(host.findAll(.button, "under 1").count == 1)
    }
    #expect(host.trace.created(Tally.self).filter { $0.cause.kind == .firstAppearance }.count == 1)
    #expect(host.trace.ended(Tally.self).allSatisfy { $0.cause.kind == .dismissed })
    let fresh: Set<Kind> = [.sheet, .cover, .popover, .item]
    #expect(host.trace.ended(Tally.self).count == (fresh.contains(kind) ? 2 : 0))
  }

  @Test("R73 another item presents again, the same one updates; dismiss acts on the enclosing one")
  func items() throws {
    struct Item: Identifiable, Equatable {
      let id: Int
      var title: String
    }
    struct Closer: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("dismiss") { dismiss() } }
    }
    struct Screen: View {
      @State private var item: Item?
      @State private var inner = false
      var body: some View {
        Button("one") { item = Item(id: 1, title: "first") }
          .sheet(item: $item) { shown in
            VStack {
              Text(shown.title)
              Tally("in")
              Button("rename") { item?.title = "renamed" }
              Button("two") { item = Item(id: 2, title: "second") }
              Button("more") { inner = true }
            }
            .sheet(isPresented: $inner) { Closer() }
          }
      }
    }
    let host = TestHost(columns: 60, rows: 20) { Screen() }
    try host.find(.button, "one").tap()
    try host.find(.button, "in 0").tap()
    try host.find(.button, "rename").tap()
    #expect(host.findAll(.text, "renamed").count == 1)
    #expect(host.findAll(.button, "in 1").count == 1)
    try host.find(.button, "more").tap()
    try host.find(.button, "dismiss").tap()
    #expect(host.findAll(.button, "in 1").count == 1)
    try host.find(.button, "two").tap()
    #expect(host.findAll(.button, "in 0").count == 1)
    #expect(host.findAll(.text, "second").count == 1)
  }

  @Test("R73 a sheet shows its presenter's current values; what only it reads runs only its bodies")
  func currentValues() throws {
    struct Screen: View {
      @State private var count = 0
      @State private var isShown = false
      var body: some View {
        Button("open") { isShown = true }
          .sheet(isPresented: $isShown) {
            VStack {
              Text("count \(count)")
              Button("more") { count += 1 }
            }
          }
      }
    }
    let host = TestHost(columns: 60, rows: 20) { Screen() }
    try host.find(.button, "open").tap()
    let before = host.trace.bodyRuns(of: Screen.self)
    try host.find(.button, "more").tap()
    #expect(host.findAll(.text, "count 1").count == 1)
    #expect(host.trace.bodyRuns(of: Screen.self) == before)
  }

  /// Counts how often it has appeared: a state that outlived its presentation would show 2.
  private struct Fresh: View {
    @State private var appearances = 0
    var body: some View { Button("fresh \(appearances)") {}.onAppear { appearances += 1 } }
  }

  private enum Hoisted: CaseIterable {
    case alert, dialog, contextMenu, popover

    @MainActor @ViewBuilder func attached(to content: some View, _ isShown: Binding<Bool>)
      -> some View
    {
      switch self {
      case .alert: content.alert("title", isPresented: isShown) { Fresh() }
      case .dialog: content.confirmationDialog("title", isPresented: isShown) { Fresh() }
      case .contextMenu: content.contextMenu { Fresh() }
      case .popover: content.popover(isPresented: isShown) { Fresh() }
      }
    }
  }

  @Test(
    "R73 alerts, dialogs, context menus and popovers have new state; the view below keeps its",
    arguments: Hoisted.allCases)
  private func hoisted(_ kind: Hoisted) throws {
    struct Screen: View {
      let kind: Hoisted
      @State private var isShown = false
      var body: some View {
        VStack {
          kind.attached(to: Tally("under"), $isShown)
          Button("open") { isShown = true }
        }
      }
    }
    let host = TestHost(columns: 60, rows: 20) { Screen(kind: kind) }
    try host.find(.button, "under 0").tap()
    for _ in 0..<2 {
      if kind == .contextMenu {
        try host.find(.button, "under 1").focus()
        host.press(KeyEquivalent("\u{F70D}"), modifiers: .shift)
      } else {
        try host.find(.button, "open").tap()
      }
      #expect(!host.findAll(nil, "fresh 1").isEmpty, "\(host.root.tree)")
      #expect(host.findAll(nil, "fresh 2").isEmpty)
      host.press(.escape)
      #expect(host.findAll(nil, "fresh 1").isEmpty)
      #expect(host.findAll(.button, "under 1").count == 1)
    }
    #expect(host.trace.created(Fresh.self).count == 2)
    #expect(host.trace.ended(Fresh.self).count == 2)
    #expect(host.trace.ended(Tally.self).isEmpty)
  }

  @Test("R71 R73 a lazy row's sheet survives scrolling of its row; closing it resets no row")
  func fromRow() throws {
    struct Row: View {
      let id: Int
      @State private var isShown = false
      @State private var count = 0
      var body: some View {
        HStack {
          Button("row \(id) \(count)") { count += 1 }
          Button("open \(id)") { isShown = true }
        }
        .sheet(isPresented: $isShown) {
          VStack {
            Tally("sheet")
            Button("close") { isShown = false }
          }
        }
      }
    }
    let host = TestHost(columns: 60, rows: 8) {
      ScrollView { LazyVStack { ForEach(0..<50, id: \.self) { Row(id: $0) } } }
    }
    try host.find(.button, "row 0 0").tap()
    try host.find(.button, "open 0").tap()
    try host.find(.button, "sheet 0").tap()
    host.resize(columns: 60, rows: 12)
    #expect(host.findAll(.button, "sheet 1").count == 1)
    try host.find(.button, "close").tap()
    #expect(host.findAll(.button, "row 0 1").count == 1)
    try host.find(.button, "open 0").tap()
    #expect(host.findAll(.button, "sheet 0").count == 1)
  }

  @Test("R73 a context menu opens and closes over a view that keeps its state")
  func contextMenu() throws {
    struct Screen: View {
      @State private var chosen = 0
      var body: some View {
        VStack {
          Tally("row").contextMenu { Button("choose") { chosen += 1 } }
          Text("chosen \(chosen)")
        }
      }
    }
    let host = TestHost(columns: 60, rows: 20) { Screen() }
    try host.find(.button, "row 0").tap()
    for round in 1...2 {
      let frame = try host.find(.button, "row 1").frame
      host.press(KeyEquivalent("\u{F70D}"), modifiers: .shift)
      #expect(host.findAll(.menuItem, "choose").count == 1, "at \(frame)")
      try host.find(.menuItem, "choose").tap()
      #expect(host.findAll(.text, "chosen \(round)").count == 1)
      #expect(host.findAll(.button, "row 1").count == 1)
    }
  }

  @Test(
    "R73 R74 a pushed destination has new state; its pusher and state passed by binding survive")
  func navigation() throws {
    struct Page: View {
      @Binding var shared: Int
      var body: some View {
        VStack {
          Tally("page")
          Button("shared \(shared)") { shared += 1 }
        }
      }
    }
    struct Screen: View {
      @State private var path: [Int] = []
      @State private var shared = 0
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Tally("root")
            Button("push") { path.append(1) }
          }
          .navigationDestination(for: Int.self) { _ in Page(shared: $shared) }
        }
        .toolbarPop { path = [] }
      }
    }
    let host = TestHost(columns: 60, rows: 20) { Screen() }
    try host.find(.button, "root 0").tap()
    try host.find(.button, "push").tap()
    try host.find(.button, "page 0").tap()
    try host.find(.button, "shared 0").tap()
    try host.find(.button, "pop").tap()
    #expect(buttons(host).contains("root 1"))
    #expect(host.trace.ended(Tally.self).map(\.cause.kind) == [.popped])
    try host.find(.button, "push").tap()
    #expect(buttons(host).contains("page 0") && buttons(host).contains("shared 1"))
  }
}

extension View {
  /// A button below the view.
  fileprivate func toolbarPop(_ action: @escaping () -> Void) -> some View {
    VStack {
      self
      Button("pop") { action() }
    }
  }
}

@MainActor @Suite("state across hosts and windows: what must survive, what may end")
struct HostSeamTests {
  @Test("a second window has its own state, which ends when it closes; the app's state is shared")
  func windows() throws {
    struct Content: View {
      let name: String
      @Binding var shared: Int
      @Environment(\.openWindow) private var openWindow
      @Environment(\.dismissWindow) private var dismissWindow
      var body: some View {
        VStack {
          Tally(name)
          Button("shared \(shared)") { shared += 1 }
          Button("open") { openWindow(id: "second") }
          Button("close") { dismissWindow(id: "second") }
        }
      }
    }
    struct Windows: App {
      @State private var shared = 0
      var body: some Scene {
        WindowGroup("First", id: "first") { Content(name: "first", shared: $shared) }
        Window("Second", id: "second") { Content(name: "second", shared: $shared) }
      }
    }
    let host = TestHost(app: Windows(), columns: 40, rows: 10)
    try host.find(.button, "first 0").tap()
    for round in 0..<2 {
      try host.find(.button, "open").tap()
      try host.find(.button, "second 0").tap()
      try host.find(.button, "shared \(round)").tap()
      try host.find(.button, "close").tap()
      #expect(host.windows.map(\.id) == ["first"])
      #expect(host.findAll(.button, "first 1").count == 1)
      #expect(host.findAll(.button, "shared \(round + 1)").count == 1)
    }
    let ended = host.trace.ended(Tally.self)
    #expect(ended.count == 2 && ended.allSatisfy { $0.cause.kind == .windowClosed })
  }

  @Test("a view in two hosts has two identities and states; a model passed to both is shared")
  func hostedInAnother() throws {
    @MainActor final class Model { var hosts: [TestHost] = [] }
    struct Outer: View {
      let model: Model
      let text: Binding<Int>
      var body: some View {
        VStack {
          Tally("outer")
          Button("host") {
            model.hosts.append(TestHost(columns: 20, rows: 4) { Inner(value: text) })
          }
          Text("value \(text.wrappedValue)")
        }
      }
    }
    struct Inner: View {
      @Binding var value: Int
      var body: some View {
        VStack {
          Tally("inner")
          Button("add") { value += 1 }
        }
      }
    }
    struct Root: View {
      let model: Model
      @State private var value = 0
      var body: some View { Outer(model: model, text: $value) }
    }
    let model = Model()
    let host = TestHost(columns: 40, rows: 8) { Root(model: model) }
    try host.find(.button, "outer 0").tap()
    try host.find(.button, "host").tap()
    let inner = try #require(model.hosts.first)
    try inner.find(.button, "inner 0").tap()
    try inner.find(.button, "add").tap()
    host.flush()
    #expect(host.findAll(.text, "value 1").count == 1)
    #expect(host.findAll(.button, "outer 1").count == 1)
    inner.unmount()
    #expect(inner.trace.ended(Tally.self).count == 1)
    #expect(host.trace.ended(Tally.self).isEmpty)
    try host.find(.button, "outer 1").tap()
    #expect(host.findAll(.button, "outer 2").count == 1)
  }
}
