import Foundation
import TheseusViews

/// Paths in parts of cells. Thin lines are Braille dots, two by four in a cell; areas and thick
/// lines are quadrants. A cell that is completely inside gets the color as its background.
extension CellPainter {
  public func draw(_ path: PathPainting) {
    let cell = CGSize(width: CellSize.width, height: CellSize.height)
    if path.allowsRule, let line = path.path.straightLine(in: path.size, cell: cell) {
      return rule(line.rect, line.axis, path.style)
    }
    let (x, y) = (column(origin.x), row(origin.y))
    let clip = buffer.clip
    guard !clip.isEmpty else { return }
    let parts = PartsOfCells(
      path, columns: clip.x - x..<clip.endX - x, rows: clip.y - y..<clip.endY - y)
    for row in parts.rows {
      var column = parts.columns.lowerBound
      while column < parts.columns.upperBound {
        let part = parts[column, row]
        var next = column + 1
        if !parts.isDotted, part == PartsOfCells.whole {
          if case .color = path.style {
            while next < parts.columns.upperBound, parts[next, row] == part { next += 1 }
          }
          fill(rect(column..<next, row), .rectangle, .color(paint(of: path, column..<next, row)))
        } else if part != 0 {
          paint(
            part, isDotted: parts.isDotted, paint(of: path, column..<next, row), x + column, y + row
          )
        }
        column = next
      }
    }
  }

  private func rect(_ columns: Range<Int>, _ row: Int) -> CGRect {
    CGRect(
      x: CGFloat(columns.lowerBound) * CellSize.width, y: CGFloat(row) * CellSize.height,
      width: CGFloat(columns.count) * CellSize.width, height: CellSize.height)
  }

  private func paint(of path: PathPainting, _ columns: Range<Int>, _ row: Int) -> Paint {
    let (rect, area) = (rect(columns, row), path.area)
    let middle = UnitPoint(
      x: (rect.midX - area.minX) / max(area.width, 1),
      y: (rect.midY - area.minY) / max(area.height, 1))
    return path.style.paint(at: middle, size: area.size)
  }

  private func paint(_ part: UInt8, isDotted: Bool, _ paint: Paint, _ x: Int, _ y: Int) {
    if paint.opacity == 0 || paint.system == .clear { return }
    let glyph =
      isDotted
      ? PartsOfCells.dots(part | PartsOfCells.dots(in: buffer.text(x: x, y: y) ?? ""))
      : PartsOfCells.quadrants[Int(part)]
    buffer.put(glyph, x: x, y: y, style: line(paint))
  }
}

/// The parts of cells that a path covers.
@MainActor
private struct PartsOfCells {
  /// The cells of the element that can be seen.
  let columns: Range<Int>
  let rows: Range<Int>
  /// Whether a cell has eight dots, else four quadrants.
  let isDotted: Bool
  /// The numbers of all columns and rows of the element.
  private let size: (columns: Int, rows: Int)
  private var parts: [UInt8]

  /// All quadrants of a cell.
  static let whole: UInt8 = 15
  /// By the covered quadrants: 1 and 2 above, 4 and 8 below.
  static let quadrants = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
  /// A line of this width, in points, is drawn in quadrants.
  private static let thick: CGFloat = 6

  /// - Parameters:
  ///   - columns: those of the element that can be seen.
  ///   - rows: those of the element that can be seen.
  init(_ painting: PathPainting, columns: Range<Int>, rows: Range<Int>) {
    func count(_ length: CGFloat, _ unit: CGFloat) -> Int {
      length.isFinite ? Int(min(max((length / unit).rounded(.up), 0), 1e6)) : 0
    }
    size = (
      count(painting.size.width, CellSize.width), count(painting.size.height, CellSize.height)
    )
    self.columns = columns.clamped(to: 0..<size.columns)
    self.rows = rows.clamped(to: 0..<size.rows)
    parts = Array(repeating: 0, count: self.columns.count * self.rows.count)
    let width = painting.outline?.lineWidth
    isDotted = width.map { $0 < Self.thick } ?? false
    guard !parts.isEmpty else { return }
    if let width {
      for line in painting.path.outlines() {
        for (a, b) in zip(line, line.dropFirst()) where a.isNear && b.isNear {
          if isDotted { drawDots(a, b) } else { drawThick(a, b, width) }
        }
      }
    } else {
      fill(PathArea(painting.path), eoFill: painting.fillStyle.isEOFilled)
    }
  }

  subscript(column: Int, row: Int) -> UInt8 {
    get { parts[(row - rows.lowerBound) * columns.count + column - columns.lowerBound] }
    set { parts[(row - rows.lowerBound) * columns.count + column - columns.lowerBound] = newValue }
  }

  // MARK: Dots

  /// The bits of Braille patterns, by row and column (Unicode, section 21.1).
  private static let dotBits: [[UInt8]] = [[1, 8], [2, 16], [4, 32], [64, 128]]

  static func dots(_ bits: UInt8) -> Character {
    Character(Unicode.Scalar(0x2800 + UInt32(bits)) ?? " ")
  }

  /// The dots that a cell shows already: lines that cross add theirs.
  static func dots(in text: String) -> UInt8 {
    guard let scalar = text.unicodeScalars.first?.value, 0x2800...0x28FF ~= scalar else { return 0 }
    return UInt8(scalar - 0x2800)
  }

  private mutating func drawDots(_ a: CGPoint, _ b: CGPoint) {
    let unit = CGSize(width: CellSize.width / 2, height: CellSize.height / 4)
    let distance = max(abs(b.x - a.x) / unit.width, abs(b.y - a.y) / unit.height)
    let steps = Int(clamping: distance.rounded(.up), to: 1...1_000_000)
    for step in 0...steps {
      let t = CGFloat(step) / CGFloat(steps)
      guard let x = index((a.x + (b.x - a.x) * t) / unit.width, below: size.columns * 2),
        let y = index((a.y + (b.y - a.y) * t) / unit.height, below: size.rows * 4),
        columns.contains(x / 2), rows.contains(y / 4)
      else { continue }
      self[x / 2, y / 4] |= Self.dotBits[y % 4][x % 2]
    }
  }

  /// The unit that a position is in; one on the far edge of the element is in the last unit.
  private func index(_ position: CGFloat, below count: Int) -> Int? {
    guard position >= 0, position <= CGFloat(count) else { return nil }
    return min(Int(position), count - 1)
  }

  // MARK: Quadrants

  private static let quadrant = CGSize(width: CellSize.width / 2, height: CellSize.height / 2)

  private mutating func set(_ x: Int, _ y: Int) {
    self[x / 2, y / 2] |= 1 << UInt8(y % 2 * 2 + x % 2)
  }

  /// The quadrants in `cells` whose middles are in a span.
  private func quadrants(_ from: CGFloat, _ to: CGFloat, _ unit: CGFloat, in cells: Range<Int>)
    -> Range<Int>
  {
    func first(_ position: CGFloat) -> Int {
      let index = (position / unit - 0.5).rounded(.up)
      return Int(clamping: index, to: cells.lowerBound * 2...cells.upperBound * 2)
    }
    return first(from)..<max(first(from), first(to))
  }

  private mutating func fill(_ area: PathArea, eoFill: Bool) {
    let unit = Self.quadrant
    for y in rows.lowerBound * 2..<rows.upperBound * 2 {
      for span in area.spans(at: (CGFloat(y) + 0.5) * unit.height, eoFill: eoFill) {
        for x in quadrants(span.lowerBound, span.upperBound, unit.width, in: columns) { set(x, y) }
      }
    }
  }

  /// The quadrants whose middles are within half the width of the line from `a` to `b`.
  private mutating func drawThick(_ a: CGPoint, _ b: CGPoint, _ width: CGFloat) {
    guard width.isFinite else { return }
    let reach = width / 2
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    let unit = Self.quadrant
    for y in quadrants(min(a.y, b.y) - reach, max(a.y, b.y) + reach, unit.height, in: rows) {
      for x in quadrants(min(a.x, b.x) - reach, max(a.x, b.x) + reach, unit.width, in: columns) {
        let (px, py) = ((CGFloat(x) + 0.5) * unit.width, (CGFloat(y) + 0.5) * unit.height)
        let along = square > 0 ? ((px - a.x) * dx + (py - a.y) * dy) / square : 0
        let t = min(max(along, 0), 1)
        if hypot(px - a.x - t * dx, py - a.y - t * dy) <= reach { set(x, y) }
      }
    }
  }
}

extension CGPoint {
  /// Whether it may be in a window or at least near it.
  fileprivate var isNear: Bool { abs(x) < 1e5 && abs(y) < 1e5 }
}
