/// A buffer as a picture, for documents: text stays text, in a fixed-width font of the viewer's.
///
/// Each word and each symbol has its own position and length: a font with other widths, or a
/// fallback font for a missing glyph, moves nothing else.
extension CellBuffer {
  /// The background of a picture's cells that have none of their own.
  public static func pictureGround(isDark: Bool) -> (red: UInt8, green: UInt8, blue: UInt8) {
    isDark ? (0x16, 0x18, 0x1D) : (0xFF, 0xFF, 0xFF)
  }

  /// The buffer as an SVG document on a dark or a light ground. One cell is 8.4 x 18 pixels.
  /// - Parameters:
  ///   - depth: of the terminal in the picture.
  ///   - unicode: whether that terminal shows more than ASCII.
  public func svg(
    isDark: Bool = true, depth: ColorDepth = .trueColor, unicode: Bool = true
  ) -> String {
    let page = SVGPage(isDark: isDark)
    let total = page.size(columns: columns, rows: rows)
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(total.width)" height="\(total.height)" \
      viewBox="0 0 \(total.width) \(total.height)">
      <rect width="100%" height="100%" rx="8" fill="\(page.ground)"/>
      <g font-family="ui-monospace, 'SF Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace" \
      font-size="14">\n
      """
    for y in 0..<rows {
      let runs = runs(y, depth, unicode)
      for run in runs { svg += page.background(of: run, row: y) }
      for run in runs { for piece in run.pieces { svg += page.text(piece, of: run, row: y) } }
    }
    return svg + "</g>\n</svg>\n"
  }

  /// Cells of one style that follow each other. A wide character has two cells; the second has no
  /// text.
  fileprivate struct Run {
    var start: Int
    var cells: [String]
    var style: CellStyle

    /// The separately positioned parts: words of ASCII, and every other character, so that one from
    /// another font moves nothing. A rule is one part.
    var pieces: [(column: Int, columns: Int, text: String)] {
      var pieces: [(column: Int, columns: Int, text: String)] = []
      var isOpen = false
      for (offset, text) in cells.enumerated() {
        if text.isEmpty {
          if !pieces.isEmpty, isOpen || cells[offset - 1] != " " {
            pieces[pieces.count - 1].columns += 1
          }
          isOpen = false
        } else if text == " " {
          isOpen = false
        } else if isOpen, text.isPlain || pieces.last?.text.hasSuffix(text) ?? false,
          text.isPlain == pieces.last?.text.isPlain
        {
          pieces[pieces.count - 1].columns += 1
          pieces[pieces.count - 1].text += text
        } else {
          pieces.append((start + offset, 1, text))
          isOpen = true
        }
      }
      return pieces
    }
  }

  private func runs(_ y: Int, _ depth: ColorDepth, _ unicode: Bool) -> [Run] {
    var runs: [Run] = []
    for x in 0..<columns {
      guard let style = style(x: x, y: y)?.converted(to: depth) else { continue }
      let cluster = text(x: x, y: y) ?? ""
      let text =
        unicode || cluster.isEmpty ? cluster : String(ASCIIFallback.text(cluster).prefix(1))
      if let last = runs.last, last.style == style, last.start + last.cells.count == x {
        runs[runs.count - 1].cells.append(text)
      } else {
        runs.append(Run(start: x, cells: [text], style: style))
      }
    }
    return runs
  }
}

extension String {
  fileprivate var isPlain: Bool { utf8.allSatisfy { (0x21...0x7E).contains($0) } }
}

/// Maps cells to a picture, and their colors.
private struct SVGPage {
  let isDark: Bool
  /// A cell, in pixels of the picture, and the margin around all of them.
  private let cell = (width: 8.4, height: 18.0)
  private let margin = 10.0

  var ground: String {
    let ground = CellBuffer.pictureGround(isDark: isDark)
    return "#" + [ground.red, ground.green, ground.blue].map(Self.hex).joined()
  }
  private var ink: String { isDark ? "#e6e8ec" : "#1c1e22" }

  func size(columns: Int, rows: Int) -> (width: String, height: String) {
    (
      number(Double(columns) * cell.width + 2 * margin),
      number(Double(rows) * cell.height + 2 * margin)
    )
  }

  private func colors(_ style: CellStyle) -> (foreground: String, background: String?) {
    let foreground = Self.hex(style.foreground) ?? ink
    let background = Self.hex(style.background)
    return style.attributes.contains(.inverse)
      ? (background ?? ground, foreground) : (foreground, background)
  }

  func background(of run: CellBuffer.Run, row: Int) -> String {
    let (x, y) = origin(run.start, row)
    let width = number(Double(run.cells.count) * cell.width)
    let colors = colors(run.style)
    var shapes = ""
    if let color = colors.background {
      shapes = """
        <rect x="\(number(x))" y="\(number(y))" width="\(width)" height="\(number(cell.height))" \
        fill="\(color)"/>\n
        """
    }
    // Below blank cells too: they have no text.
    if run.style.attributes.contains(.underline) {
      shapes += """
        <rect x="\(number(x))" y="\(number(y + 16))" width="\(width)" height="1" \
        fill="\(colors.foreground)"/>\n
        """
    }
    return shapes
  }

  func text(
    _ piece: (column: Int, columns: Int, text: String), of run: CellBuffer.Run, row: Int
  ) -> String {
    let held = run.style.attributes
    var attributes = ""
    if held.contains(.bold) { attributes += " font-weight=\"bold\"" }
    if held.contains(.italic) { attributes += " font-style=\"italic\"" }
    if held.contains(.dim) { attributes += " opacity=\"0.6\"" }
    if held.contains(.strikethrough) { attributes += " text-decoration=\"line-through\"" }
    let (x, y) = origin(piece.column, row)
    let length = number(Double(piece.columns) * cell.width)
    return """
      <text x="\(number(x))" y="\(number(y + 13.5))" textLength="\(length)" \
      lengthAdjust="spacingAndGlyphs" fill="\(colors(run.style).foreground)"\(attributes)>\
      \(Self.escaped(piece.text))</text>\n
      """
  }

  private func origin(_ column: Int, _ row: Int) -> (x: Double, y: Double) {
    (margin + Double(column) * cell.width, margin + Double(row) * cell.height)
  }

  /// At most one decimal: sums of tenths are not exact.
  private func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private static let ansi = [
    "#3b4252", "#bf616a", "#a3be8c", "#ebcb8b", "#81a1c1", "#b48ead", "#88c0d0", "#e5e9f0",
    "#6c7689", "#d57780", "#b1d196", "#f0d399",
    "#8fbcff", "#c895bf", "#93ccdc", "#ffffff",
  ]

  private static func hex(_ color: CellColor) -> String? {
    switch color.kind {
    case .rgb(let red, let green, let blue): return "#" + [red, green, blue].map(hex).joined()
    case .ansi(let index): return ansi[Int(index)]
    case .indexed(let index) where index < 16: return ansi[Int(index)]
    case .indexed(let index) where index < 232:
      let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
      let cube = Int(index) - 16
      return "#" + [cube / 36, cube / 6 % 6, cube % 6].map { hex(levels[$0]) }.joined()
    case .indexed(let index):
      let gray = hex(8 + 10 * (index - 232))
      return "#" + gray + gray + gray
    default: return nil
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = Array("0123456789abcdef")
    return String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
