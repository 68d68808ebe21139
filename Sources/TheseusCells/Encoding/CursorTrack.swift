/// The known position of the terminal's cursor, and the shortest move to another one.
struct CursorTrack {
  /// nil: unknown, such as after a glyph of disputed width, or at the right edge where wrapping is
  /// pending.
  private(set) var column: Int?
  private(set) var row: Int?

  mutating func forget() {
    column = nil
    row = nil
  }

  mutating func forgetColumn() { column = nil }

  mutating func isNow(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// After writing a glyph of so many cells in a screen of `columns`.
  @inline(__always)
  mutating func advance(_ cells: Int, columns: Int) {
    guard let now = column else { return }
    column = now + cells < columns ? now + cells : nil
  }

  func isAt(column: Int, row: Int) -> Bool { self.column == column && self.row == row }

  /// Moves, if need be, with the fewest bytes: relative, carriage return and line feed, or
  /// absolute. Line feeds move straight down in raw mode and never scroll, because the goal is on
  /// the screen.
  mutating func move(toColumn x: Int, row y: Int, _ sink: inout ByteSink) {
    if isAt(column: x, row: y) { return }
    defer { isNow(column: x, row: y) }
    let absolute = 3 + (x == 0 && y == 0 ? 0 : digits(y + 1) + (x == 0 ? 0 : 1 + digits(x + 1)))
    guard let row else { return Self.absolute(x, y, &sink) }
    let vertical = Self.verticalCost(from: row, to: y)
    let (way, horizontal) = horizontalWay(to: x)
    if vertical + horizontal >= absolute { return Self.absolute(x, y, &sink) }
    Self.vertical(from: row, to: y, &sink)
    switch way {
    case .none: break
    case .carriageReturn: sink.append(0x0D)
    case .back(let cells): for _ in 0..<cells { sink.append(0x08) }
    case .left(let cells): sink.append(csi: cells, "D")
    case .right(let cells): sink.append(csi: cells, "C")
    case .column: sink.append(csi: x + 1, "G")
    }
  }

  private enum Way {
    case none
    case carriageReturn
    case back(Int)
    case left(Int)
    case right(Int)
    case column
  }

  private func horizontalWay(to x: Int) -> (Way, cost: Int) {
    if column == x { return (.none, 0) }
    if x == 0 { return (.carriageReturn, 1) }
    let byColumn = 3 + digits(x + 1)
    guard let column else { return (.column, byColumn) }
    if x > column {
      let cost = Self.csiCost(x - column)
      return cost < byColumn ? (.right(x - column), cost) : (.column, byColumn)
    }
    let cells = column - x
    if cells <= 3 { return (.back(cells), cells) }
    let cost = Self.csiCost(cells)
    return cost < byColumn ? (.left(cells), cost) : (.column, byColumn)
  }

  private static func csiCost(_ number: Int) -> Int { number == 1 ? 3 : 3 + digits(number) }

  private static func verticalCost(from row: Int, to y: Int) -> Int {
    if y == row { return 0 }
    return y > row ? min(y - row, csiCost(y - row)) : csiCost(row - y)
  }

  private static func vertical(from row: Int, to y: Int, _ sink: inout ByteSink) {
    if y > row, y - row <= csiCost(y - row) {
      for _ in row..<y { sink.append(0x0A) }
    } else if y > row {
      sink.append(csi: y - row, "B")
    } else if y < row {
      sink.append(csi: row - y, "A")
    }
  }

  private static func absolute(_ x: Int, _ y: Int, _ sink: inout ByteSink) {
    sink.append("\u{1B}[")
    if x > 0 || y > 0 { sink.append(decimal: y + 1) }
    if x > 0 {
      sink.append(0x3B)
      sink.append(decimal: x + 1)
    }
    sink.append(0x48)
  }
}

/// The position of the terminal's own cursor, in cells.
public struct CaretPosition: Hashable, Sendable {
  public var column: Int
  public var row: Int

  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
