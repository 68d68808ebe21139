import Foundation

/// Where the rows of a text begin when it is broken at a width. An edit breaks again only the rows
/// whose breaks it can move.
struct EditRows {
  /// In points.
  let width: CGFloat
  /// UTF-8 offsets, ascending; the first is 0.
  private(set) var starts: [Int] = [0]
  private var earlier = EarlierBreaks()

  init(_ text: String, width: CGFloat, advances: ClusterAdvances) {
    self.width = width
    Self.withScanner(text, advances) { scanner in
      while let next = scanner.nextRow(from: starts[starts.count - 1], width: width) {
        starts.append(next)
      }
    }
  }

  private static func withScanner<Result>(
    _ text: String, _ advances: ClusterAdvances, _ body: (TextScanner) -> Result
  ) -> Result {
    text.withBytes { body(TextScanner(text: text, bytes: $0, advances: advances)) }
  }

  var count: Int { starts.count }

  /// The row that a position is on. A position where a row was broken is on the next.
  func row(of position: Int) -> Int {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The content of a row, without the line end, and whether the text continues in the next row
  /// without one.
  func content(of row: Int, in text: EditedText) -> (range: Range<Int>, isContinued: Bool) {
    let start = starts[row]
    guard row + 1 < starts.count else { return (start..<text.count, false) }
    let end = starts[row + 1]
    let last = text.position(before: end)
    return text.character(at: last).isNewline ? (start..<last, false) : (start..<end, true)
  }

  /// Breaks that are new before those of earlier edits are searched, too. Most edits meet the
  /// breaks of before within a few rows.
  private static let fewRows = 32

  /// Follows an edit of the text.
  mutating func update(for change: TextChange, in text: String, advances: ClusterAdvances) {
    let delta = change.newEnd - change.oldEnd
    let count = text.utf8.count
    // A shorter word may move up by a row; where that row begins depends on nothing behind it.
    let first = max(0, row(of: change.offset) - 2)
    var kept = first + 1
    while kept < starts.count, starts[kept] <= change.oldEnd { kept += 1 }
    let behind = kept
    earlier.forget(from: count - change.newEnd)
    var new: [Int] = []
    Self.withScanner(text, advances) { scanner in
      var start = starts[first]
      var search = Self.fewRows
      while let next = scanner.nextRow(from: start, width: width) {
        while kept < starts.count, starts[kept] + delta < next { kept += 1 }
        // From a common break on, the rows are those of before.
        if kept < starts.count, starts[kept] + delta == next { return }
        new.append(next)
        start = next
        guard new.count == search else { continue }
        // Breaks that meet at one row also meet at all behind it, so few rows are searched.
        search *= 2
        if earlier.resume(at: next, count: count, &new) { break }
      }
      kept = starts.count
    }
    if new.count >= Self.fewRows { earlier.keep(starts[behind...], count: count - delta) }
    if delta != 0 { for index in kept..<starts.count { starts[index] += delta } }
    starts.replaceSubrange(first + 1..<kept, with: new)
  }
}
