import Foundation
import TheseusViews

/// Paints any path in whole cells.
@MainActor
public struct CellPathPainter {
  private let painting: PathPainting
  private let surface: any DrawingSurface

  private var path: Path { painting.path }
  private var style: PaintStyle { painting.style }
  private var size: CGSize { painting.size }
  private var area: CGRect { painting.area }
  private let cell = CGSize(width: CellSize.width, height: CellSize.height)

  public init(_ painting: PathPainting, _ surface: any DrawingSurface) {
    self.painting = painting
    self.surface = surface
  }

  public func paint() {
    if painting.allowsRule, let line = path.straightLine(in: size, cell: cell) {
      return surface.rule(line.rect, line.axis, style)
    }
    let columns = count(size.width / cell.width)
    let rows = count(size.height / cell.height)
    var cells = Array(repeating: Array(repeating: false, count: columns), count: rows)
    if painting.outline != nil {
      outline(&cells)
    } else {
      fill(&cells, painting.fillStyle.isEOFilled)
    }
    for (row, line) in cells.enumerated() {
      var column = 0
      while column < line.count {
        let length = line[column...].prefix { $0 }.count
        if length > 0 { fill(row, column, length) }
        column += max(length, 1)
      }
    }
  }

  /// A window is never larger; for an absurd frame, only the part that a window can show is
  /// painted.
  private func count(_ value: CGFloat) -> Int {
    value.isFinite ? Int(clamping: value.rounded(.up), to: 0...2000) : 0
  }

  private func fill(_ row: Int, _ column: Int, _ length: Int) {
    let rect = CGRect(
      x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height,
      width: CGFloat(length) * cell.width, height: cell.height)
    let middle = UnitPoint(
      x: (rect.midX - area.minX) / max(area.width, 1),
      y: (rect.midY - area.minY) / max(area.height, 1))
    surface.fill(rect, .rectangle, .color(style.paint(at: middle, size: area.size)))
  }

  private func fill(_ cells: inout [[Bool]], _ eoFill: Bool) {
    let area = PathArea(path)
    for row in cells.indices {
      for column in cells[row].indices {
        let middle = CGPoint(
          x: (CGFloat(column) + 0.5) * cell.width, y: (CGFloat(row) + 0.5) * cell.height)
        cells[row][column] = area.contains(middle, eoFill: eoFill)
      }
    }
  }

  private func outline(_ cells: inout [[Bool]]) {
    for line in path.outlines() {
      for (a, b) in zip(line, line.dropFirst()) {
        let distance = max(abs(b.x - a.x) / cell.width, abs(b.y - a.y) / cell.height)
        let steps = max(1, count(distance * 2))
        for step in 0...steps {
          let t = CGFloat(step) / CGFloat(steps)
          let (x, y) = (
            (a.x + (b.x - a.x) * t) / cell.width, (a.y + (b.y - a.y) * t) / cell.height
          )
          guard x.isFinite, y.isFinite, abs(x) < 1e6, abs(y) < 1e6 else { continue }
          // A line on the far edge is drawn in the last cell inside.
          let row = min(Int(y.rounded(.down)), cells.count - 1)
          guard row >= 0 else { continue }
          let column = min(Int(x.rounded(.down)), cells[row].count - 1)
          if column >= 0 { cells[row][column] = true }
        }
      }
    }
  }
}

extension Path {
  /// The path as a line, if it is one along an axis, for which cells have characters. `rect`
  /// contains the cells on it.
  func straightLine(in size: CGSize, cell: CGSize) -> (rect: CGRect, axis: Axis)? {
    let lines = outlines()
    guard lines.count == 1, lines[0].count == 2 else { return nil }
    let (a, b) = (lines[0][0], lines[0][1])
    guard (a.x == b.x) != (a.y == b.y) else { return nil }
    // A line on the far edge is drawn in the last cell inside.
    func start(_ place: CGFloat, _ length: CGFloat, _ unit: CGFloat) -> CGFloat {
      (min(place, length - unit / 2) / unit).rounded(.down) * unit
    }
    if a.y == b.y {
      let y = start(a.y, size.height, cell.height)
      return (
        CGRect(x: min(a.x, b.x), y: y, width: abs(a.x - b.x), height: cell.height), .horizontal
      )
    }
    let x = start(a.x, size.width, cell.width)
    return (CGRect(x: x, y: min(a.y, b.y), width: cell.width, height: abs(a.y - b.y)), .vertical)
  }
}
