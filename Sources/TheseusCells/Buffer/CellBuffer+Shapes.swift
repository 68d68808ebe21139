/// The characters of a box: corners clockwise from the top left, then the horizontal and vertical
/// line.
public struct BorderGlyphs: Hashable, Sendable {
  public var topLeft: Character
  public var topRight: Character
  public var bottomRight: Character
  public var bottomLeft: Character
  public var horizontal: Character
  public var vertical: Character

  public init(
    topLeft: Character, topRight: Character, bottomRight: Character, bottomLeft: Character,
    horizontal: Character, vertical: Character
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private init(_ glyphs: String) {
    let all = Array(glyphs)
    self.init(
      topLeft: all[0], topRight: all[1], bottomRight: all[2], bottomLeft: all[3],
      horizontal: all[4], vertical: all[5])
  }

  public static let square = BorderGlyphs("┌┐┘└─│")
  public static let rounded = BorderGlyphs("╭╮╯╰─│")
  public static let heavy = BorderGlyphs("┏┓┛┗━┃")
  public static let double = BorderGlyphs("╔╗╝╚═║")
}

extension CellBuffer {
  /// Blanks a rectangle, or fills it with one character of width 1. A `.clear` background keeps the
  /// existing one.
  public mutating func fill(_ rect: CellRect, style: CellStyle = .plain, character: Character = " ")
  {
    let area = rect.intersection(clip)
    guard !area.isEmpty else { return }
    let scalar = character.unicodeScalars.first ?? " "
    let measure = CellWidth.measure(character)
    let isSimple =
      measure.cells == 1 && character.unicodeScalars.count == 1 && VisibleSymbol.of(scalar) == nil
    guard isSimple else {
      for y in area.y..<area.endY {
        var x = area.x
        while x < area.endX {
          let next = put(character, x: x, y: y, style: style)
          if next == x { break }
          x = next
        }
      }
      return
    }
    for y in area.y..<area.endY {
      blankCutGlyphs(area.x, area.endX, y)
      damage.mark(y, area.x, area.endX)
      let row = index(0, y)
      if style.background == .clear {
        var merge = BackgroundMerge(palette: palette, style: style)
        for x in row + area.x..<row + area.endX {
          cells[x] = Cell(
            glyph: scalar.value, style: merge.number(over: cells[x]), width: 1,
            isUnsure: !measure.isTrusted)
        }
      } else {
        let cell = Cell(
          glyph: scalar.value, style: palette.number(of: style), width: 1,
          isUnsure: !measure.isTrusted)
        cells.withUnsafeMutableBufferPointer { cells in
          cells[row + area.x..<row + area.endX].update(repeating: cell)
        }
      }
    }
  }

  /// Draws a box along the inside of a rectangle. One row or one column becomes a line.
  ///
  /// - Parameter sparesText: whether text below the line stays. A thin line around text that fills
  ///   its first and last row covers none of it where there are pixels.
  public mutating func border(
    _ rect: CellRect, style: CellStyle = .plain, glyphs: BorderGlyphs = .square,
    sparesText: Bool = false
  ) {
    guard !rect.isEmpty, rect.intersects(clip) else { return }
    let (right, bottom) = (rect.endX - 1, rect.endY - 1)
    if rect.height == 1 || rect.width == 1 {
      let glyph = rect.height == 1 ? glyphs.horizontal : glyphs.vertical
      return line(rect, style, glyph, sparesText)
    }
    for y in [rect.y, bottom] {
      let inner = CellRect(x: rect.x + 1, y: y, width: rect.width - 2, height: 1)
      line(inner, style, glyphs.horizontal, sparesText)
    }
    for x in [rect.x, right] {
      let inner = CellRect(x: x, y: rect.y + 1, width: 1, height: rect.height - 2)
      line(inner, style, glyphs.vertical, sparesText)
    }
    for (x, y, glyph) in [
      (rect.x, rect.y, glyphs.topLeft), (right, rect.y, glyphs.topRight),
      (right, bottom, glyphs.bottomRight), (rect.x, bottom, glyphs.bottomLeft),
    ] where !(sparesText && holdsText(x: x, y: y)) {
      put(glyph, x: x, y: y, style: style)
    }
  }

  /// Fills one row or one column.
  private mutating func line(
    _ rect: CellRect, _ style: CellStyle, _ glyph: Character, _ sparesText: Bool
  ) {
    guard sparesText else { return fill(rect, style: style, character: glyph) }
    let area = rect.intersection(clip)
    guard !area.isEmpty else { return }
    for y in area.y..<area.endY {
      for x in area.x..<area.endX where !holdsText(x: x, y: y) {
        put(glyph, x: x, y: y, style: style)
      }
    }
  }

  /// The row of an area that has text, if no other row has.
  func onlyRowWithText(in area: CellRect) -> Int? {
    var found: Int?
    for y in area.y..<area.endY
    where (area.x..<area.endX).contains(where: { holdsText(x: $0, y: y) }) {
      if found != nil { return nil }
      found = y
    }
    return found
  }

  /// Whether a cell has a glyph other than those of lines, blocks and dots.
  private func holdsText(x: Int, y: Int) -> Bool {
    guard let text = text(x: x, y: y) else { return false }
    guard let scalar = text.unicodeScalars.first else { return true }
    switch scalar.value {
    case 0x20, 0x2500...0x259F, 0x2800...0x28FF: return false
    default: return true
    }
  }

  /// Changes the style of existing cells, as for dimming the content below a sheet. `change` is
  /// called once for each style in a run.
  public mutating func restyle(_ rect: CellRect, _ change: (inout CellStyle) -> Void) {
    let area = rect.intersection(clip)
    var known: UInt32 = .max
    var changed: UInt32 = 0
    for y in area.y..<max(area.y, area.endY) where !area.isEmpty {
      damage.mark(y, area.x, area.endX)
      for at in index(area.x, y)..<index(area.endX, y) {
        let number = cells[at].style
        if number != known {
          known = number
          var style = palette.styles[Int(number)]
          change(&style)
          changed = palette.number(of: style)
        }
        cells[at] = cells[at].with(style: changed)
      }
    }
  }
}

extension CellBuffer {
  /// A picture from text, one string for each row, for comparison in tests.
  public init(lines: [String]) {
    self.init(columns: lines.map { CellWidth.of($0) }.max() ?? 1, rows: lines.count)
    for (y, line) in lines.enumerated() { put(line, x: 0, y: y) }
  }
}

extension CellBuffer: Equatable {
  /// Whether both show the same: glyphs and styles, not how they are numbered, and not the damage.
  public static func == (left: CellBuffer, right: CellBuffer) -> Bool {
    guard left.columns == right.columns, left.rows == right.rows else { return false }
    if left.palette === right.palette { return left.cells == right.cells }
    return left.cells.indices.allSatisfy { at in
      let (a, b) = (left.cells[at], right.cells[at])
      return a.width == b.width
        && left.palette.styles[Int(a.style)] == right.palette.styles[Int(b.style)]
        && (a.isContinuation
          || left.palette.text(ofGlyph: a.glyph) == right.palette.text(ofGlyph: b.glyph))
    }
  }
}
