import TheseusCore
import TheseusViews

@testable import TheseusCells

/// Views as they look in a terminal of some kind: the characters, and the style of each.
@MainActor
struct Rendering {
  let window: WindowHost
  let painter: CellPainter

  /// - Parameter keys: what is pressed before the views are drawn.
  init(
    _ depth: ColorDepth = .trueColor, theme: TerminalTheme = .standard, columns: Int = 40,
    rows: Int = 6, keys: [KeyEquivalent] = [],
    @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) {
    window = WindowHost(columns: columns, rows: rows) {
      content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    painter = CellPainter(
      columns: columns, rows: rows, theme: CellTheme(depth: depth, theme: theme))
    window.flush()
    for key in keys {
      let text = key.isPrintable ? String(key.character) : ""
      window.send(.key(KeyPress(key: key, characters: text)))
    }
    paint()
  }

  /// Draws everything again.
  func paint() {
    window.flush()
    painter.noteAll()
    painter.paint(window)
  }

  func point(_ action: PointerEvent.Action, _ column: Int, _ row: Int) {
    window.send(.pointer(PointerEvent(action, column: column, row: row)))
    paint()
  }

  var lines: [String] { painter.lines }
  var theme: CellTheme { painter.theme }
  var colors: ThemeColors { painter.theme.colors }

  func style(_ x: Int, _ y: Int) -> CellStyle { painter.buffer.style(x: x, y: y) ?? .plain }

  /// The first cell of a text.
  func position(of text: String) -> (x: Int, y: Int)? {
    for (y, line) in lines.enumerated() {
      if let range = line.range(of: text) {
        return (CellWidth.of(line[..<range.lowerBound]), y)
      }
    }
    return nil
  }

  /// The style of the first cell of a text; nil where it is not shown.
  func style(of text: String) -> CellStyle? {
    position(of: text).map { style($0.x, $0.y) }
  }

  /// Every cell with its style.
  var cells: [String] {
    let buffer = painter.buffer
    return (0..<buffer.rows).flatMap { y in
      (0..<buffer.columns).map { x in
        "\(x),\(y) \(buffer.text(x: x, y: y) ?? "") \(String(describing: buffer.style(x: x, y: y)))"
      }
    }
  }
}
