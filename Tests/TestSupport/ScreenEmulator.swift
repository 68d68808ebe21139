/// A small terminal to check bytes against: it obeys the sequences that our encoder may send and
/// records all others.
public struct ScreenEmulator {
  /// How this terminal counts columns. Real terminals differ, which is the subject of the tests.
  public enum Counting: Sendable {
    /// Clusters count as one picture.
    case clusters(@Sendable (Character) -> Int)
    /// Every scalar counts by itself, as `wcwidth` does.
    case scalars(@Sendable (Unicode.Scalar) -> Int)
  }

  public struct Style: Hashable, Sendable {
    public var foreground = "39"
    public var background = "49"
    public var attributes: Set<Int> = []
  }

  public struct Square: Hashable, Sendable {
    public var text = " "
    public var style = Style()
  }

  public let columns: Int
  public let rows: Int
  public private(set) var squares: [Square]
  public private(set) var column = 0
  public private(set) var row = 0
  public private(set) var style = Style()
  public private(set) var isCursorVisible = true
  public private(set) var modes: Set<String> = []
  public private(set) var scrolls = 0
  /// Whether erased cells get the current background. Few terminals give them their own.
  public var erasesInBackground = true
  /// Sequences this terminal does not know.
  public private(set) var unknown: [String] = []

  private let counting: Counting
  private var region: Range<Int>
  private var pending: [UInt8] = []
  private var lastPrinted: (column: Int, row: Int)?
  private var wrapIsPending = false

  public init(columns: Int, rows: Int, counting: Counting) {
    self.columns = columns
    self.rows = rows
    self.counting = counting
    squares = Array(repeating: Square(), count: columns * rows)
    region = 0..<rows
  }

  public subscript(column: Int, row: Int) -> Square { squares[row * columns + column] }

  /// One string per row, trailing spaces trimmed. The second column of a wide glyph is "".
  public var lines: [String] {
    (0..<rows).map { row in
      var line = (0..<columns).map { self[$0, row].text }.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    var text = String(decoding: Array(pending) + Array(bytes), as: UTF8.self).unicodeScalars[...]
    pending = []
    while let scalar = text.popFirst() {
      switch scalar.value {
      case 0x1B: escape(&text)
      case 0x0D: move(0, row)
      case 0x0A: row == region.upperBound - 1 ? scroll(1) : move(column, min(rows - 1, row + 1))
      case 0x08: move(max(0, column - 1), row)
      case 0..<0x20: unknown.append("control \(scalar.value)")
      default: print(scalar)
      }
    }
  }

  private mutating func move(_ x: Int, _ y: Int) {
    column = min(max(0, x), columns - 1)
    row = min(max(0, y), rows - 1)
    lastPrinted = nil
    wrapIsPending = false
  }

  // MARK: Printing

  private mutating func print(_ scalar: Unicode.Scalar) {
    switch counting {
    case .clusters(let width):
      if let last = lastPrinted {
        let grown = squares[last.row * columns + last.column].text + String(Character(scalar))
        if grown.count == 1, let cluster = grown.first {
          return set(cluster, at: last, width: width(cluster))
        }
      }
      set(Character(scalar), at: (column, row), width: width(Character(scalar)))
    case .scalars(let width):
      let cells = width(scalar)
      if cells == 0 {
        if let last = lastPrinted {
          squares[last.row * columns + last.column].text += String(Character(scalar))
        }
        return
      }
      set(Character(scalar), at: (column, row), width: cells)
    }
  }

  private mutating func set(_ cluster: Character, at place: (column: Int, row: Int), width: Int) {
    guard width > 0 else { return }
    // Without autowrap a glyph that does not fit is lost.
    guard place.column + width <= columns else {
      clear(place.column, place.row)
      lastPrinted = nil
      return
    }
    for x in place.column..<place.column + width { clear(x, place.row) }
    squares[place.row * columns + place.column] = Square(text: String(cluster), style: style)
    if width == 2 {
      squares[place.row * columns + place.column + 1] = Square(text: "", style: style)
    }
    column = min(place.column + width, columns - 1)
    wrapIsPending = place.column + width == columns
    lastPrinted = place
  }

  /// Blanks a cell, and the other half of a wide glyph with it.
  private mutating func clear(_ x: Int, _ y: Int) {
    let at = y * columns + x
    if squares[at].text.isEmpty, x > 0 { squares[at - 1].text = " " }
    if x + 1 < columns, squares[at + 1].text.isEmpty { squares[at + 1].text = " " }
    squares[at].text = " "
  }

  private mutating func eraseCells(_ cells: Range<Int>) {
    for x in cells {
      clear(x, row)
      let background = erasesInBackground ? style.background : Style().background
      squares[row * columns + x] = Square(text: " ", style: Style(background: background))
    }
    wrapIsPending = false
  }

  private mutating func erase(_ range: Range<Int>) {
    for at in range { squares[at] = Square(text: " ", style: Style(background: style.background)) }
  }

  private mutating func scroll(_ count: Int) {
    scrolls += 1
    let blank = Array(
      repeating: Square(text: " ", style: Style(background: style.background)), count: columns)
    var lines = region.map { Array(squares[$0 * columns..<($0 + 1) * columns]) }
    for _ in 0..<min(abs(count), lines.count) {
      if count > 0 {
        lines.removeFirst()
        lines.append(blank)
      } else {
        lines.removeLast()
        lines.insert(blank, at: 0)
      }
    }
    squares.replaceSubrange(
      region.lowerBound * columns..<region.upperBound * columns, with: lines.joined())
  }

  // MARK: Sequences

  private mutating func escape(_ text: inout Substring.UnicodeScalarView) {
    guard text.popFirst() == "[" else {
      unknown.append("escape")
      return
    }
    var parameters = ""
    while let next = text.popFirst() {
      if (0x40...0x7E).contains(next.value) { return control(parameters, Character(next)) }
      parameters.unicodeScalars.append(next)
    }
    unknown.append("unfinished CSI \(parameters)")
  }

  private mutating func control(_ parameters: String, _ final: Character) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map {
      Int($0) ?? 0
    }
    let first = max(1, numbers.first ?? 1)
    switch final {
    case "H": move((numbers.count > 1 ? max(1, numbers[1]) : 1) - 1, first - 1)
    case "G": move(first - 1, row)
    case "A": move(column, row - first)
    case "B": move(column, row + first)
    case "C": move(column + first, row)
    case "D": move(column - first, row)
    case "K" where parameters.isEmpty: erase(row * columns + column..<(row + 1) * columns)
    case "X": eraseCells(column..<min(columns, column + first))
    case "J" where parameters == "2": erase(0..<columns * rows)
    case "S": scroll(first)
    case "T": scroll(-first)
    case "r":
      region = parameters.isEmpty ? 0..<rows : numbers[0] - 1..<numbers[1]
      move(0, 0)
    case "m": select(numbers)
    case "h" where parameters == "?25": isCursorVisible = true
    case "l" where parameters == "?25": isCursorVisible = false
    case "h": modes.insert(parameters)
    case "l": modes.remove(parameters)
    default: unknown.append("CSI \(parameters)\(final)")
    }
  }

  private mutating func select(_ numbers: [Int]) {
    var rest = (numbers.isEmpty ? [0] : numbers)[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: style = Style()
      case 1, 2, 3, 4, 7, 9: style.attributes.insert(code)
      case 22: style.attributes.subtract([1, 2])
      case 23, 24, 27, 29: style.attributes.remove(code - 20)
      case 30...37, 39, 90...97: style.foreground = String(code)
      case 40...47, 49, 100...107: style.background = String(code)
      case 38, 48:
        let count = rest.first == 2 ? 4 : 2
        let color = ([code] + rest.prefix(count)).map(String.init).joined(separator: ";")
        rest = rest.dropFirst(count)
        if code == 38 { style.foreground = color } else { style.background = color }
      default: unknown.append("SGR \(code)")
      }
    }
  }
}
