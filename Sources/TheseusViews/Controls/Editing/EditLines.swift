import Foundation

/// A text under edit broken into rows of columns. Spaces at the end of a row stay on it, so that
/// every position has a place.
struct EditLines {
  struct Line: Equatable {
    /// Characters of the text; the line end that follows is not among them.
    var range: Range<Int>
    /// Whether the text goes on in the next row without a line end.
    var isContinued: Bool
  }

  private(set) var lines: [Line] = []

  /// - Parameter columns: how many there are; nil for rows as long as their lines.
  init(_ characters: [Character], columns: Int?, width: (Character) -> Int) {
    let columns = max(1, columns ?? .max)
    var start = 0
    var used = 0
    /// Behind the last space: where the row may be broken.
    var breakable: Int?
    var index = 0
    while index < characters.count {
      let character = characters[index]
      if character.isNewline {
        lines.append(Line(range: start..<index, isContinued: false))
        (start, used, breakable) = (index + 1, 0, nil)
      } else {
        let isSpace = character == " "
        let cells = width(character)
        if used + cells > columns, !isSpace, index > start {
          let end = breakable ?? index
          lines.append(Line(range: start..<end, isContinued: true))
          (start, used, breakable) = (end, 0, nil)
          index = end
          continue
        }
        used += cells
        if isSpace { breakable = index + 1 }
      }
      index += 1
    }
    lines.append(Line(range: start..<characters.count, isContinued: false))
  }

  /// The row that a position is on. A position where a row was broken is on the next.
  func row(of position: Int) -> Int {
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].range.lowerBound <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
