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

/// Buttons in rows, of which a window of 8 rows shows the first.
private struct Rows: View {
  let log: Log
  var count = 20
  var width: CGFloat?
  @State private var isAsking = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<count, id: \.self) { row in
        Button("row \(row)") { log.pressed.append(row) }.buttonStyle(.plain)
      }
      Button("ask") { isAsking = true }.buttonStyle(.plain)
    }
    .frame(width: width)
    .sheet(isPresented: $isAsking) { Text("question") }
  }
}

private struct RowsApp: App {
  var log = Log()
  var count = 20
  var width: CGFloat?
  var body: some Scene { WindowGroup { Rows(log: log, count: count, width: width) } }
}

private struct TextApp: App {
  var body: some Scene {
    WindowGroup { VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("line \($0)") } } }
  }
}

private struct WideApp: App {
  var log = Log()
  var body: some Scene {
    WindowGroup {
      HStack(spacing: 0) {
        ForEach(0..<10, id: \.self) { column in
          Button("c\(column)") { log.pressed.append(column) }.buttonStyle(.plain).frame(width: 80)
        }
      }
    }
  }
}

private struct InnerScrollApp: App {
  var body: some Scene {
    WindowGroup {
      VStack(spacing: 0) {
        ScrollView { VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("inner \($0)") } } }
          .frame(height: 64)
        ForEach(0..<10, id: \.self) { Text("line \($0)") }
      }
    }
  }
}

private struct WideInnerScrollApp: App {
  var body: some Scene {
    WindowGroup {
      ScrollView { VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("inner \($0)") } } }
        .frame(width: 400)
    }
  }
}

@MainActor
private final class Count: ObservableObject {
  @Published var rows = 3
  nonisolated init() {}
}

private struct CountedApp: App {
  var count = Count()
  var body: some Scene { WindowGroup { Counted(count: count) } }

  struct Counted: View {
    @ObservedObject var count: Count
    var body: some View {
      VStack(spacing: 0) { ForEach(0..<count.rows, id: \.self) { Text("line \($0)") } }
    }
  }
}

private struct TwoWindows: App {
  var log = Log()
  var body: some Scene {
    WindowGroup(id: "first") { Opener() }
    WindowGroup("second", id: "second") { Rows(log: log) }
  }
}

private struct Opener: View {
  @Environment(\.openWindow) private var openWindow
  var body: some View { Button("open") { openWindow(id: "second") } }
}

/// An app's window of 20 columns and 8 rows in a host whose windows cannot grow.
@MainActor
private struct Screen {
  let app: AppHost
  let painter: CellPainter
  let grid: CGSize

  init(_ content: some App, columns: Int = 20, rows: Int = 8, scrolls: Bool = true) {
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

  /// The drawn rows, without spaces at the sides and the scroll bar.
  var lines: [String] {
    if let host = app.keyWindow?.host { painter.paint(host) }
    return painter.lines.map {
      String($0.unicodeScalars.filter { $0.isASCII }).trimmingCharacters(in: .whitespaces)
    }
  }

  func press(_ key: KeyEquivalent) { app.send(.key(KeyPress(key: key))) }

  /// Clicks the row that shows `text`.
  func click(_ text: String) throws {
    let row = try #require(lines.firstIndex(of: text))
    let line = try #require(painter.lines.indices.contains(row) ? painter.lines[row] : nil)
    let column = try #require(line.firstIndex { !$0.isWhitespace }).utf16Offset(in: line)
    let point = CGPoint(
      x: (CGFloat(column) + 0.5) * grid.width, y: (CGFloat(row) + 0.5) * grid.height)
    app.send(.pointer(PointerEvent(.press(.left), at: point)))
    app.send(.pointer(PointerEvent(.release(.left), at: point)))
  }

  func turnWheel(_ rows: Int) {
    let point = CGPoint(x: 9.5 * grid.width, y: 1.5 * grid.height)
    app.send(
      .pointer(PointerEvent(.scroll(x: 0, y: CGFloat(rows) * grid.height), at: point)))
  }
}

/// On a desktop a window is at least as large as its content. A terminal is not.
@MainActor @Suite("A window smaller than its content scrolls")
struct LargeWindowContentTests {
  @Test("the content begins at the top")
  func top() { #expect(Screen(RowsApp()).lines == (0..<8).map { "row \($0)" }) }

  @Test("content that fits is in the middle, without a scroll bar")
  func fits() {
    let screen = Screen(RowsApp(count: 3))
    let middle = ["", "", "row 0", "row 1", "row 2", "ask", "", ""]
    #expect(screen.lines == middle)
    #expect(!screen.painter.lines.joined().unicodeScalars.contains { !$0.isASCII })
    screen.press(.pageDown)
    screen.turnWheel(2)
    #expect(screen.lines == middle)
  }

  @Test("a host whose windows have the size of their content shows the middle")
  func otherHosts() {
    let lines = Screen(RowsApp(count: 21), scrolls: false).lines
    #expect(lines == (7..<15).map { "row \($0)" })
  }

  @Test("Tab brings each control into sight, in both directions")
  func tab() {
    let log = Log()
    let screen = Screen(RowsApp(log: log))
    for row in 0..<20 {
      #expect(screen.lines.contains("row \(row)"))
      screen.press(.space)
      screen.press(.tab)
    }
    #expect(log.pressed == Array(0..<20))
    for row in (0..<20).reversed() {
      screen.app.send(.key(KeyPress(key: .tab, modifiers: .shift)))
      #expect(screen.lines.contains("row \(row)"))
    }
  }

  @Test("Down goes through all controls")
  func down() {
    let screen = Screen(RowsApp())
    for _ in 0..<20 { screen.press(.downArrow) }
    #expect(screen.lines.last == "ask")
  }

  @Test("Page Down and Page Up move by a page less a row, and stop at the ends")
  func pages() {
    let screen = Screen(RowsApp())
    screen.press(.pageDown)
    #expect(screen.lines.first == "row 7")
    screen.press(.pageDown)
    #expect(screen.lines == (13..<20).map { "row \($0)" } + ["ask"])
    screen.press(.pageDown)
    screen.press(.pageUp)
    #expect(screen.lines.first == "row 6")
    screen.press(.pageUp)
    #expect(screen.lines.first == "row 0")
  }

  @Test("an observer learns that the content scrolls, and that it fits again")
  func observed() throws {
    let count = Count()
    let screen = Screen(CountedApp(count: count))
    let host = try #require(screen.app.keyWindow?.host)
    var tree = SemanticsNode(id: 0, state: SemanticsState(Semantics(.group)))
    tree = host.observeSemantics { changes in
      for change in changes where !tree.apply(change) { Issue.record("no place for \(change)") }
    }
    func areas(_ node: SemanticsNode) -> Int {
      (node.state.semantics.role == .scrollArea ? 1 : 0) + node.children.map(areas).reduce(0, +)
    }
    for (rows, expected) in [(20, 1), (2, 0), (9, 1), (10, 1), (8, 0)] {
      count.rows = rows
      screen.app.flush()
      #expect(areas(tree) == expected)
      #expect(tree == host.semantics)
    }
    for (rows, expected) in [(4, 1), (8, 0)] {
      host.resize(
        to: CGSize(width: 20 * screen.grid.width, height: CGFloat(rows) * screen.grid.height))
      screen.app.flush()
      #expect(areas(tree) == expected)
      #expect(tree == host.semantics)
    }
  }

  @Test("the wheel scrolls, and a click hits what is drawn")
  func wheel() throws {
    let log = Log()
    let screen = Screen(RowsApp(log: log))
    screen.turnWheel(5)
    #expect(screen.lines.first == "row 5")
    try screen.click("row 9")
    #expect(log.pressed == [9])
    screen.turnWheel(-100)
    #expect(screen.lines.first == "row 0")
  }

  @Test("Space, Home, End and the arrows scroll where no control takes them")
  func unfocused() {
    let screen = Screen(TextApp())
    screen.press(.end)
    #expect(screen.lines.last == "line 19")
    screen.press(.home)
    #expect(screen.lines.first == "line 0")
    screen.press(.space)
    #expect(screen.lines.first == "line 7")
    screen.press(.upArrow)
    #expect(screen.lines.first == "line 6")
    screen.press(.downArrow)
    #expect(screen.lines.first == "line 7")
  }

  @Test("a wide row is scrolled to what has focus")
  func sideways() {
    let log = Log()
    let screen = Screen(WideApp(log: log), rows: 3)
    for column in 0..<10 {
      #expect(screen.lines.joined().contains("c\(column)"))
      screen.press(.space)
      screen.press(.tab)
    }
    #expect(log.pressed == Array(0..<10))
  }

  @Test("a sheet stands in the middle of the window, wherever the content is")
  func sheet() throws {
    let screen = Screen(RowsApp())
    screen.press(.pageDown)
    screen.press(.pageDown)
    try screen.click("ask")
    let row = try #require(screen.lines.firstIndex { $0.contains("question") })
    #expect((2...5).contains(row))
  }

  @Test("a window that grows shows all again")
  func grows() {
    let screen = Screen(RowsApp(count: 10))
    screen.press(.pageDown)
    #expect(screen.lines.last == "ask")
    screen.app.send(
      .resize(width: 20 * screen.grid.width, height: 11 * screen.grid.height))
    screen.painter.resize(columns: 20, rows: 11)
    #expect(screen.lines == (0..<10).map { "row \($0)" } + ["ask"])
  }

  @Test("a scroll view inside takes the wheel first, and at its end the window does")
  func inner() {
    let screen = Screen(InnerScrollApp())
    screen.turnWheel(2)
    #expect(screen.lines.first == "inner 2")
    screen.turnWheel(100)
    #expect(screen.lines.first == "inner 16")
    screen.turnWheel(2)
    #expect(screen.lines.first == "inner 18")
    #expect(screen.lines[2] == "line 0")
  }

  @Test("in a window that is only too narrow, paging keys are for the scroll view inside")
  func narrow() {
    let screen = Screen(WideInnerScrollApp(), columns: 30)
    screen.press(.pageDown)
    #expect(screen.lines.first == "inner 7")
  }

  @Test("the bar of a second window stays while its content scrolls")
  func secondWindow() {
    let screen = Screen(TwoWindows(log: Log()))
    screen.press(.space)
    #expect(screen.lines.first?.contains("second") == true)
    screen.press(.pageDown)
    #expect(screen.lines.first?.contains("second") == true)
    #expect(!screen.lines.contains("row 0"))
  }
}
