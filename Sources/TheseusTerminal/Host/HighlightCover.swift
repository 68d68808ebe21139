import Foundation
import TheseusCells

/// Shows a part of a buffer inverted for one frame, and lifts that before the next one is painted:
/// the painter must find what it painted.
struct HighlightCover {
  private var covered: CellRows?

  /// - Returns: false when the painter must paint everything again.
  mutating func lift(from buffer: inout CellBuffer) -> Bool {
    guard let covered else { return true }
    self.covered = nil
    return buffer.replace(covered)
  }

  /// - Parameter frame: in points.
  mutating func lay(_ frame: CGRect, grid: CGSize, over buffer: inout CellBuffer) {
    guard !frame.isNull, !frame.isInfinite, grid.width > 0, grid.height > 0 else { return }
    let cells = CGRect(
      x: frame.minX / grid.width, y: frame.minY / grid.height, width: frame.width / grid.width,
      height: frame.height / grid.height
    ).intersection(CGRect(x: 0, y: 0, width: buffer.columns, height: buffer.rows)).integral
    guard !cells.isNull, cells.width >= 1, cells.height >= 1 else { return }
    let (top, bottom) = (Int(cells.minY), min(buffer.rows, Int(cells.maxY)))
    covered = buffer.rows(top..<bottom)
    let rect = CellRect(
      x: Int(cells.minX), y: top, width: Int(cells.width), height: bottom - top)
    buffer.restyle(rect) { $0.attributes.formSymmetricDifference(.inverse) }
  }
}
