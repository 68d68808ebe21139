import TheseusTesting
import TheseusViews
import Testing

/// A column that is hidden is not removed: as under a pushed page, its state is kept, and it has
/// disappeared (R67).
@MainActor @Suite("R67 a hidden column of a split view keeps its state")
struct HiddenColumnTests {
  final class Log { var events: [String] = [] }

  private struct Counter: View {
    let name: String
    let log: Log
    @State private var count = 0
    var body: some View {
      VStack {
        Button("\(name) \(count)") { count += 1 }
        NavigationLink("more \(name)") { Page(name: name) }
      }
      .onAppear { log.events.append("+\(name)") }
      .onDisappear { log.events.append("-\(name)") }
    }
  }

  /// A page that a column has pushed.
  private struct Page: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("page of \(name) \(count)") { count += 1 } }
  }

  private struct Columns: View {
    let count: Int
    let isPreferring: Bool
    let log: Log
    @Binding var visibility: NavigationSplitViewVisibility
    @Binding var column: NavigationSplitViewColumn

    var body: some View {
      switch (count, isPreferring) {
      case (2, false):
        NavigationSplitView(columnVisibility: $visibility) {
          side
        } detail: {
          last
        }
      case (2, true):
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
          side
        } detail: {
          last
        }
      case (_, false):
        NavigationSplitView(columnVisibility: $visibility) {
          side
        } content: {
          middle
        } detail: {
          last
        }
      case (_, true):
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
          side
        } content: {
          middle
        } detail: {
          last
        }
      }
    }

    private var side: some View { Counter(name: "side", log: log) }
    private var middle: some View { Counter(name: "middle", log: log) }
    private var last: some View { Counter(name: "last", log: log) }
  }

  private struct Screen: View {
    let count: Int
    let isPreferring: Bool
    let log: Log
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var column = NavigationSplitViewColumn.sidebar

    var body: some View {
      VStack {
        HStack {
          Button("only") { visibility = .detailOnly }
          Button("double") { visibility = .doubleColumn }
          Button("every") { visibility = .all }
          Button("to detail") { column = .detail }
          Button("to sidebar") { column = .sidebar }
        }
        Columns(
          count: count, isPreferring: isPreferring, log: log, visibility: $visibility,
          column: $column)
      }
    }
  }

  nonisolated private static let forms = [(2, false), (2, true), (3, false), (3, true)]

  @Test("when the binding hides and shows columns", arguments: forms)
  func visibility(_ form: (Int, Bool)) throws {
    let log = Log()
    let host = TestHost(columns: 120, rows: 20) {
      Screen(count: form.0, isPreferring: form.1, log: log)
    }
    let names = form.0 == 2 ? ["side", "last"] : ["side", "middle", "last"]
    for name in names { try host.find(.button, "\(name) 0").tap() }
    try host.find(.button, "last 1").tap()
    log.events = []
    try host.find(.button, "only").tap()
    #expect(!host.screen.contains("side 1") && !host.screen.contains("middle 1"))
    #expect(host.screen.contains("last 2"))
    #expect(log.events.sorted() == names.dropLast().map { "-\($0)" }.sorted())
    try host.find(.button, "double").tap()
    #expect(host.screen.contains("side 1") == (form.0 == 2))
    #expect(host.screen.contains("middle 1") == (form.0 == 3))
    try host.find(.button, "every").tap()
    for name in names.dropLast() { #expect(host.screen.contains("\(name) 1"), "\(host.screen)") }
    #expect(host.screen.contains("last 2"))
    #expect(
      log.events.filter { $0.hasPrefix("+") }.sorted() == names.dropLast().map { "+\($0)" }.sorted()
    )
    #expect(!log.events.contains("-last"))
  }

  @Test("with the pages that it has pushed")
  func pages() throws {
    let host = TestHost(columns: 120, rows: 20) {
      Screen(count: 3, isPreferring: false, log: Log())
    }
    // In the last column a link pushes onto the column itself.
    try host.find(.button, "last 0").tap()
    try host.find(.button, "more last").tap()
    try host.find(.button, "page of last 0").tap()
    for name in ["only", "every", "double", "every"] { try host.find(.button, name).tap() }
    #expect(host.screen.contains("page of last 1"), "\(host.screen)")
    // A link of the sidebar leads into the content column, which is hidden afterwards.
    try host.find(.button, "more side").tap()
    try host.find(.button, "page of side 0").tap()
    for name in ["only", "every"] { try host.find(.button, name).tap() }
    #expect(host.screen.contains("page of side 1"), "\(host.screen)")
  }

  @Test("when the window becomes narrow and wide again", arguments: forms)
  func compact(_ form: (Int, Bool)) throws {
    let log = Log()
    let host = TestHost(columns: 120, rows: 20) {
      Screen(count: form.0, isPreferring: form.1, log: log)
    }
    let names = form.0 == 2 ? ["side", "last"] : ["side", "middle", "last"]
    for name in names { try host.find(.button, "\(name) 0").tap() }
    try host.find(.button, "only").tap()
    log.events = []
    host.resize(columns: 70, rows: 20)
    let shown = names.filter { host.screen.contains("\($0) 1") }
    #expect(shown.count == 1, "\(host.screen)")
    if form.1 {
      try host.find(.button, "to detail").tap()
      #expect(host.screen.contains("last 1"))
      try host.find(.button, "to sidebar").tap()
      #expect(host.screen.contains("side 1"))
    }
    host.resize(columns: 120, rows: 20)
    #expect(host.screen.contains("last 1") && !host.screen.contains("side 1"))
    try host.find(.button, "every").tap()
    for name in names { #expect(host.screen.contains("\(name) 1"), "\(host.screen)") }
  }

  @Test("one that was hidden from the start appears when it is shown")
  func hiddenFirst() throws {
    struct Late: View {
      let log: Log
      @State private var visibility = NavigationSplitViewVisibility.detailOnly
      var body: some View {
        VStack {
          Button("every") { visibility = .all }
          NavigationSplitView(columnVisibility: $visibility) {
            Counter(name: "side", log: log)
          } detail: {
            Counter(name: "last", log: log)
          }
        }
      }
    }
    let log = Log()
    let host = TestHost(columns: 100, rows: 12) { Late(log: log) }
    #expect(log.events == ["+last"])
    try host.find(.button, "every").tap()
    #expect(log.events == ["+last", "+side"])
  }

  @Test("preferences are those of the shown columns")
  func preferences() throws {
    struct Names: PreferenceKey {
      static let defaultValue: [String] = []
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    struct Preferring: View {
      @State private var visibility = NavigationSplitViewVisibility.all
      @State private var names: [String] = []
      var body: some View {
        VStack {
          Button("only") { visibility = .detailOnly }
          Button("every") { visibility = .all }
          Text("names \(names.joined(separator: ", "))")
          NavigationSplitView(columnVisibility: $visibility) {
            Text("side").preference(key: Names.self, value: ["a"])
          } detail: {
            Text("last").preference(key: Names.self, value: ["b"])
          }
          .onPreferenceChange(Names.self) { names = $0 }
        }
      }
    }
    let host = TestHost(columns: 100, rows: 12) { Preferring() }
    #expect(host.screen.contains("names a, b"))
    try host.find(.button, "only").tap()
    #expect(host.screen.contains("names b"))
    try host.find(.button, "every").tap()
    #expect(host.screen.contains("names a, b"))
  }

  @Test("a dragged width belongs to its column")
  func widths() throws {
    struct Wide: View {
      @State private var visibility = NavigationSplitViewVisibility.all
      var body: some View {
        VStack(spacing: 0) {
          Button("double") { visibility = .doubleColumn }
          NavigationSplitView(columnVisibility: $visibility) {
            Text("side").navigationSplitViewColumnWidth(min: 80, ideal: 160)
          } content: {
            Text("middle").navigationSplitViewColumnWidth(min: 80, ideal: 240)
          } detail: {
            Text("last")
          }
        }
      }
    }
    let host = TestHost(columns: 120, rows: 8) { Wide() }
    func edges() -> [Int] {
      let line = host.screen.split(separator: "\n").first { $0.contains("│") } ?? ""
      return line.enumerated().filter { $0.element == "│" }.map(\.offset)
    }
    #expect(edges() == [20, 51])
    host.send(.pointer(PointerEvent(.press(.left), column: 20, row: 4)))
    host.send(.pointer(PointerEvent(.move(.left), column: 12, row: 4)))
    host.send(.pointer(PointerEvent(.release(.left), column: 12, row: 4)))
    #expect(edges() == [12, 43])
    try host.find(.button, "double").tap()
    #expect(edges() == [30])
  }

  private struct WithSheet: View {
    let log: Log
    @State private var isOpen = false
    @State private var visibility = NavigationSplitViewVisibility.all
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        Text("sidebar").sheet(isPresented: $isOpen) {
          VStack {
            Text("asked \(isOpen ? 1 : 0)")
            Button("close") { isOpen = false }
          }
          .onAppear { log.events.append("+sheet") }
          .onDisappear { log.events.append("-sheet") }
          .task { log.events.append("task") }
        }
      } detail: {
        VStack {
          Button("ask") { isOpen = true }
          Button("hide") { visibility = .detailOnly }
        }
      }
    }
  }

  @Test("a sheet of a hidden column is on the screen, and stays when its column is hidden")
  func sheet() async throws {
    for isHiddenBefore in [true, false] {
      let log = Log()
      let host = TestHost(columns: 100, rows: 20) { WithSheet(log: log) }
      if isHiddenBefore { try host.find(.button, "hide").tap() }
      try host.find(.button, "ask").tap()
      try await host.settle()
      #expect(log.events == ["+sheet", "task"] || log.events == ["task", "+sheet"])
      #expect(host.screen.contains("asked 1"))
      host.resize(columns: 50, rows: 20)
      #expect(!log.events.contains("-sheet") && host.screen.contains("asked 1"))
      try host.find(.button, "close").tap()
      #expect(log.events.last == "-sheet" && !host.screen.contains("asked 1"))
    }
  }
}
