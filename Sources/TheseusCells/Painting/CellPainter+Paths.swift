import Foundation
import TheseusViews

/// Paths in parts of cells: thin lines as Braille dots, two by four in a cell, areas and thick lines
/// as quadrants. A cell that is completely inside gets the color as its background.
extension CellPainter {
  public func draw(_ path: PathPainting) {
    let cell = CGSize(width: CellSize.width, height: CellSize.height)
    if path.allowsRule, let line = path.path.straightLine(in: path.size, cell: cell) {
      return rule(line.rect, line.axis, path.style)
    }
    let parts = PartsOfCells(path)
    for row in 0..<parts.rows {
      for column in 0..<parts.columns where parts[column, row] != 0 {
        paint(parts[column, row], isDotted: parts.isDotted, at: (column, row), path)
      }
    }
  }

  private func paint(
    _ part: UInt8, isDotted: Bool, at place: (column: Int, row: Int), _ path: PathPainting
  ) {
    let rect = CGRect(
      x: CGFloat(place.column) * CellSize.width, y: CGFloat(place.row) * CellSize.height,
      width: CellSize.width, height: CellSize.height)
    let middle = UnitPoint(
      x: (rect.midX - path.area.minX) / max(path.area.width, 1),
      y: (rect.midY - path.area.minY) / max(path.area.height, 1))
    let paint = path.style.paint(at: middle, size: path.area.size)
    if paint.opacity == 0 || paint.system == .clear { return }
    if !isDotted, part == PartsOfCells.whole { return fill(rect, .rectangle, .color(paint)) }
    let (x, y) = (column(origin.x + rect.minX), row(origin.y + rect.minY))
    guard buffer.clip.contains(x: x, y: y) else { return }
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
  let columns: Int
  let rows: Int
  /// Whether a cell has eight dots, else four quadrants.
  let isDotted: Bool
  private var parts: [UInt8]

  /// All quadrants of a cell.
  static let whole: UInt8 = 15
  /// By the covered quadrants: 1 and 2 above, 4 and 8 below.
  static let quadrants = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
  /// A window is never larger; of an absurd frame only what a window can show is painted.
  private static let limit = 2000
  /// A line of this width, in points, is drawn in quadrants.
  private static let thick: CGFloat = 6

  init(_ painting: PathPainting) {
    func count(_ length: CGFloat, _ unit: CGFloat) -> Int {
      length.isFinite ? min(max(Int((length / unit).rounded(.up)), 0), Self.limit) : 0
    }
    columns = count(painting.size.width, CellSize.width)
    rows = count(painting.size.height, CellSize.height)
    parts = Array(repeating: 0, count: columns * rows)
    let width = painting.outline
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

  subscript(column: Int, row: Int) -> UInt8 { parts[row * columns + column] }

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
    let steps = max(1, Int(distance.rounded(.up)))
    for step in 0...steps {
      let t = CGFloat(step) / CGFloat(steps)
      guard let x = index((a.x + (b.x - a.x) * t) / unit.width, below: columns * 2),
        let y = index((a.y + (b.y - a.y) * t) / unit.height, below: rows * 4)
      else { continue }
      parts[y / 4 * columns + x / 2] |= Self.dotBits[y % 4][x % 2]
    }
  }

  /// The unit that a position is in; one on the far edge is in the last unit.
  private func index(_ position: CGFloat, below count: Int) -> Int? {
    guard position >= 0, position <= CGFloat(count) else { return nil }
    return min(Int(position), count - 1)
  }

  // MARK: Quadrants

  private static let quadrant = CGSize(width: CellSize.width / 2, height: CellSize.height / 2)

  private mutating func set(_ x: Int, _ y: Int) {
    parts[y / 2 * columns + x / 2] |= 1 << UInt8(y % 2 * 2 + x % 2)
  }

  /// The quadrants whose middles are in a span, of those in the frame.
  private func indices(_ from: CGFloat, _ to: CGFloat, _ unit: CGFloat, below count: Int)
    -> Range<Int>
  {
    func first(_ position: CGFloat) -> Int {
      Int(min(max((position / unit - 0.5).rounded(.up), 0), CGFloat(count)))
    }
    return first(from)..<max(first(from), first(to))
  }

  private mutating func fill(_ area: PathArea, eoFill: Bool) {
    for y in 0..<rows * 2 {
      for span in area.spans(at: (CGFloat(y) + 0.5) * Self.quadrant.height, eoFill: eoFill) {
        for x in indices(span.lowerBound, span.upperBound, Self.quadrant.width, below: columns * 2)
        {
          set(x, y)
        }
      }
    }
  }

  /// The quadrants whose middles are within half the width of the line from `a` to `b`.
  private mutating func drawThick(_ a: CGPoint, _ b: CGPoint, _ width: CGFloat) {
    let reach = width / 2
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    let (unit, count) = (Self.quadrant, columns * 2)
    for y in indices(min(a.y, b.y) - reach, max(a.y, b.y) + reach, unit.height, below: rows * 2) {
      for x in indices(min(a.x, b.x) - reach, max(a.x, b.x) + reach, unit.width, below: count) {
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
