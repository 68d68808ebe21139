/// A rectangle of cells. Columns grow to the right, rows downward; width and height are never
/// negative, and coordinates are limited by `farthest`, so that sums never overflow.
public struct CellRect: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = Self.clamped(x)
    self.y = Self.clamped(y)
    self.width = max(0, Self.clamped(width))
    self.height = max(0, Self.clamped(height))
  }

  static let farthest = 1 << 30

  static func clamped(_ value: Int) -> Int { min(max(value, -farthest), farthest) }

  public static let zero = CellRect(x: 0, y: 0, width: 0, height: 0)

  /// The column after the last one.
  public var endX: Int { x + width }
  /// The row after the last one.
  public var endY: Int { y + height }
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  public func contains(x column: Int, y row: Int) -> Bool {
    column >= x && column < endX && row >= y && row < endY
  }

  public func intersects(_ other: CellRect) -> Bool {
    x < other.endX && other.x < endX && y < other.endY && other.y < endY && !isEmpty
      && !other.isEmpty
  }

  /// The intersection; of size zero when they do not meet.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return CellRect(
      x: left, y: top, width: min(endX, other.endX) - left, height: min(endY, other.endY) - top)
  }

  /// The smallest rectangle that covers both; an empty one adds nothing.
  public func union(_ other: CellRect) -> CellRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return CellRect(
      x: left, y: top, width: max(endX, other.endX) - left, height: max(endY, other.endY) - top)
  }

  public func inset(by cells: Int) -> CellRect { inset(horizontal: cells, vertical: cells) }

  public func inset(horizontal: Int, vertical: Int) -> CellRect {
    CellRect(
      x: x + horizontal, y: y + vertical, width: width - 2 * horizontal,
      height: height - 2 * vertical)
  }
}
