import Foundation
import TheseusCells
import TheseusCore
import TheseusTesting
import Testing

@testable import TheseusViews

/// The rows whose buttons were pressed.
@MainActor
private final class Log {
  var pressed: [Int] = []
  nonisolated init() {}
}

private struct Rows: View {
  let log: Log
  var count = 20
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<count, id: \.self) { row in
        Button("row \(row)") { log.pressed.append(row) }.buttonStyle(.plain)
      }
    }
  }
}

private enum Panel { case sheet, item, popover, cover, detent, alert, confirmation }

/// Shows one kind of panel.
private struct Presenter<Content: View>: View {
  struct Item: Identifiable { let id = 1 }

  let kind: Panel
  @ViewBuilder let content: () -> Content
  @State private var isShown = true
  @State private var item: Item? = Item()

  var body: some View {
    switch kind {
    case .sheet: Text("below").sheet(isPresented: $isShown, content: content)
    case .item: Text("below").sheet(item: $item) { _ in content() }
    case .popover: Text("below").popover(isPresented: $isShown, content: content)
    case .cover: Text("below").fullScreenCover(isPresented: $isShown, content: content)
    case .detent:
      Text("below").sheet(isPresented: $isShown) {
        content().presentationDetents([.height(96)])
      }
    case .alert: Text("below").alert("Question", isPresented: $isShown, actions: content)
    case .confirmation:
      Text("below").confirmationDialog("Question", isPresented: $isShown, actions: content)
    }
  }
}

private struct PanelApp<Content: View>: App {
  var kind = Panel.sheet
  var content: @MainActor () -> Content
  init() { fatalError() }
  init(_ kind: Panel, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.kind = kind
    self.content = content
  }
  var body: some Scene { WindowGroup { Presenter(kind: kind, content: content) } }
}

private struct WindowApp<Content: View>: App {
  var content: @MainActor () -> Content
  init() { fatalError() }
  init(@ViewBuilder content: @escaping @MainActor () -> Content) { self.content = content }
  var body: some Scene { WindowGroup { content() } }
}

/// An app's window in a host whose windows cannot grow.
@MainActor
private struct Screen {
  let app: AppHost
  let painter: CellPainter
  let grid: CGSize

  init(_ content: some App, columns: Int = 40, rows: Int = 12, scrolls: Bool = true) {
    var metrics = HostMetrics.cells
    if scrolls { metrics.capabilities.insert(.scrollsWindows) }
    grid = metrics.grid
    app = AppHost(
      content,
      size: CGSize(width: CGFloat(columns) * grid.width, height: CGFloat(rows) * grid.height),
      metrics: metrics)
    painter = CellPainter(columns: columns, rows: rows, metrics: metrics)
    app.onCommit = { [painter] in painter.note($0) }
    app.onWindowsChanged = { [painter] in painter.noteAll() }
    app.flush()
  }

  var lines: [String] {
    if let host = app.keyWindow?.host { painter.paint(host) }
    return painter.lines
  }

  var text: String { lines.joined(separator: "\n") }

  /// Whether a line has exactly these words, beside edges and bars.
  func shows(_ words: String) -> Bool {
    lines.contains { line in
      let plain = String(String.UnicodeScalarView(line.unicodeScalars.filter { $0.isASCII }))
      return plain.trimmingCharacters(in: .whitespaces) == words
    }
  }

  /// How many scroll bars are drawn.
  var bars: Int { scrollers.count { $0.maximumOffset.y > 0 } }

  /// What the user can scroll.
  var scrollers: [any Scroller] {
    let host = app.keyWindow?.host
    var found: [any Scroller] = []
    var stack = [host?.root as ViewElement?].compactMap { $0 }
    while let element = stack.popLast() {
      if let scroller = element.scroller, !scroller.userAxes.isEmpty { found.append(scroller) }
      stack += element.viewChildren
    }
    return found
  }

  func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
    app.send(.key(KeyPress(key: key, modifiers: modifiers)))
  }

  func resize(columns: Int, rows: Int) {
    app.send(.resize(columns: columns, rows: rows))
    painter.resize(columns: columns, rows: rows)
  }

  func turnWheel(_ rows: Int, column: Int = 15, row: Int = 6) {
    let point = CGPoint(
      x: (CGFloat(column) + 0.5) * grid.width, y: (CGFloat(row) + 0.5) * grid.height)
    app.send(
      .pointer(PointerEvent(.scroll(x: 0, y: CGFloat(rows) * grid.height), at: point)))
  }
}

/// On a desktop a panel is as large as its content, and a page scrolls only with a `ScrollView`.
@MainActor @Suite("Panels, pages and tabs smaller than their content scroll")
struct ScrolledPlacesTests {
  nonisolated private static let panels: [Panel] = [.sheet, .item, .popover, .cover, .detent]

  @Test(
    "a panel begins at the top of its content, and Tab leads to each control", arguments: panels)
  private func tab(kind: Panel) {
    let log = Log()
    let screen = Screen(PanelApp(kind) { Rows(log: log) })
    #expect(screen.shows("row 0"))
    #expect(!screen.shows("row 19"))
    for row in 0..<20 {
      #expect(screen.shows("row \(row)"), "\(screen.text)")
      screen.press(.space)
      screen.press(.tab)
    }
    #expect(log.pressed == Array(0..<20))
    for row in (0..<20).reversed() {
      screen.press(.tab, .shift)
      #expect(screen.shows("row \(row)"))
    }
  }

  @Test("Page Down, Page Up and the wheel scroll a panel", arguments: panels)
  private func pages(kind: Panel) {
    let screen = Screen(PanelApp(kind) { Rows(log: Log()) })
    for _ in 0..<8 { screen.press(.pageDown) }
    #expect(screen.shows("row 19"))
    for _ in 0..<8 { screen.press(.pageUp) }
    #expect(screen.shows("row 0"))
    let column = kind == .cover ? 35 : 20
    screen.turnWheel(100, column: column)
    #expect(screen.shows("row 19"), "\(screen.text)")
    screen.turnWheel(-100, column: column)
    #expect(screen.shows("row 0"))
  }

  @Test("a window that becomes smaller still shows the focused control")
  func resized() {
    let window = Screen(WindowApp { Rows(log: Log()) }, rows: 30)
    let panel = Screen(PanelApp(.sheet) { Rows(log: Log()) }, rows: 30)
    for screen in [window, panel] {
      #expect(screen.bars == 0)
      for _ in 0..<18 { screen.press(.tab) }
      #expect(screen.shows("row 18"))
      screen.resize(columns: 40, rows: 8)
      #expect(screen.shows("row 18") && !screen.shows("row 0"), "\(screen.text)")
    }
  }

  @Test("what the user scrolled away from stays out of sight when the window becomes smaller")
  func scrolledAway() {
    let screen = Screen(WindowApp { Rows(log: Log()) })
    for _ in 0..<2 { screen.press(.pageDown) }
    #expect(!screen.shows("row 0"))
    screen.resize(columns: 40, rows: 8)
    #expect(!screen.shows("row 0"))
  }

  @Test("a popover has space for its scroll bar beside its content")
  func popoverBar() throws {
    let screen = Screen(PanelApp(.popover) { Rows(log: Log()) })
    let scroller = try #require(screen.scrollers.first)
    #expect(scroller.userAxes == .vertical && screen.scrollers.count == 1)
  }

  @Test("a panel without controls scrolls with Space, Home, End and the arrows")
  func unfocused() {
    let screen = Screen(
      PanelApp(.sheet) {
        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("line \($0)") } }
      })
    screen.press(.end)
    #expect(screen.shows("line 19"))
    screen.press(.home)
    #expect(screen.shows("line 0"))
    screen.press(.downArrow)
    #expect(!screen.shows("line 0") && screen.shows("line 1"))
    screen.press(.space)
    #expect(!screen.shows("line 1"))
  }

  @Test("a panel that has space for its content does not scroll, and has no bar")
  func fits() {
    let fitting = Screen(PanelApp(.sheet) { Rows(log: Log(), count: 3) })
    #expect(fitting.bars == 0)
    let other = Screen(PanelApp(.sheet) { Rows(log: Log(), count: 3) }, scrolls: false)
    #expect(fitting.lines == other.lines)
  }

  @Test("what scrolls by itself inside a panel or a page fits, and there is one bar")
  func inner() {
    func list() -> some View {
      VStack(spacing: 0) {
        Text("head")
        List(0..<40, id: \.self) { Text("line \($0)") }
      }
    }
    #expect(Screen(PanelApp(.sheet) { list() }).bars == 1)
    #expect(Screen(PanelApp(.popover) { list() }).bars == 1)
    #expect(Screen(WindowApp { NavigationStack { list() } }).bars == 1)
    func form() -> some View {
      Form { ForEach(0..<40, id: \.self) { Toggle("line \($0)", isOn: .constant(true)) } }
    }
    #expect(Screen(PanelApp(.sheet) { form() }).bars == 1)
    #expect(Screen(WindowApp { NavigationStack { form() } }).bars == 1)
    let scroll = Screen(
      PanelApp(.sheet) {
        ScrollView { VStack { ForEach(0..<40, id: \.self) { Text("line \($0)") } } }
      })
    #expect(scroll.bars == 1)
    #expect(Screen(PanelApp(.sheet) { TextEditor(text: .constant("a\nb")) }).bars == 0)
  }

  @Test("an alert and a confirmation dialog with many buttons scroll to each")
  func alerts() {
    for kind in [Panel.alert, .confirmation] {
      let log = Log()
      let screen = Screen(
        PanelApp(kind) {
          ForEach(0..<14, id: \.self) { row in Button("row \(row)") { log.pressed.append(row) } }
        })
      var seen: Set<Int> = []
      for _ in 0..<20 {
        for row in 0..<14 where screen.text.contains("row \(row)") { seen.insert(row) }
        screen.press(.tab)
      }
      #expect(seen == Set(0..<14), "\(screen.text)")
    }
  }

  @Test("the pages of a stack scroll below their bar, and each keeps its position")
  func stack() {
    let log = Log()
    let screen = Screen(
      WindowApp {
        NavigationStack {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<20, id: \.self) { NavigationLink("link \($0)", value: $0) }
          }
          .navigationTitle("Title")
          .navigationDestination(for: Int.self) { _ in Rows(log: log).navigationTitle("Page") }
        }
      })
    for _ in 0..<15 { screen.press(.tab) }
    #expect(screen.text.contains("link 15") && screen.text.contains("Title"))
    #expect(!screen.text.contains("link 0"))
    screen.press(.return)
    #expect(screen.shows("row 0") && screen.text.contains("Page"))
    var seen: Set<Int> = []
    for _ in 0..<24 {
      for row in 0..<20 where screen.shows("row \(row)") { seen.insert(row) }
      screen.press(.tab)
    }
    #expect(seen == Set(0..<20))
    #expect(screen.text.contains("Page"))
    screen.press(.escape)
    #expect(screen.text.contains("link 15") && !screen.text.contains("link 0"))
  }

  @Test("a page that fits is drawn as on hosts whose windows do not scroll")
  func fittingPage() {
    func app() -> some App {
      WindowApp {
        NavigationStack {
          VStack {
            Text("one"); Button("two") {}
          }.navigationTitle("Title")
            .toolbar { Button("tool") {} }
        }
      }
    }
    #expect(Screen(app()).lines == Screen(app(), scrolls: false).lines)
  }

  @Test("a column of a split view scrolls")
  func column() {
    let screen = Screen(
      WindowApp {
        NavigationSplitView {
          Text("side")
        } detail: {
          Rows(log: Log())
        }
      }, columns: 100)
    for _ in 0..<8 { screen.press(.pageDown) }
    #expect(screen.text.contains("row 19"))
  }

  @Test("the page of a tab scrolls below the tabs")
  func tabs() {
    let screen = Screen(
      WindowApp {
        TabView {
          Rows(log: Log()).tabItem { Text("First") }; Text("b").tabItem { Text("Second") }
        }
      })
    #expect(screen.shows("row 0") && screen.text.contains("Second"))
    for _ in 0..<8 { screen.press(.pageDown) }
    #expect(screen.shows("row 19") && screen.text.contains("Second"))
  }

  @Test("a row that is removed from a scrolled panel leaves no empty space")
  func shrinks() {
    let screen = Screen(PanelApp(.sheet) { Shrinking() })
    for _ in 0..<8 { screen.press(.pageDown) }
    #expect(screen.shows("line 19"))
    screen.press(.return)
    #expect(screen.shows("line 0") && screen.shows("line 2") && screen.bars == 0)
  }
}

private struct Shrinking: View {
  @State private var count = 20
  var body: some View {
    VStack(spacing: 0) {
      Button("less") { count = 3 }
      ForEach(0..<count, id: \.self) { Text("line \($0)") }
    }
  }
}
