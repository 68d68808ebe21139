/// A run of `*`, `_` or `~` that may start or end a style.
struct MarkdownDelimiter {
  let character: UInt8
  /// The characters that belong to no pair.
  var count: Int
  /// The characters that belong to pairs.
  var used = 0
  let piece: Int
  let opens: Bool
  let closes: Bool

  init(character: UInt8, count: Int, piece: Int, opens: Bool, closes: Bool) {
    self.character = character
    self.count = count
    self.piece = piece
    self.opens = opens
    self.closes = closes
  }

  var strikes: Bool { character == UInt8(ascii: "~") }

  /// Whether it opens what `closer` closes.
  func matches(_ closer: MarkdownDelimiter) -> Bool {
    guard character == closer.character else { return false }
    if strikes { return count == closer.count }
    // CommonMark's rule of three.
    let isAmbiguous = (closes || closer.opens) && (count + closer.count).isMultiple(of: 3)
    return !isAmbiguous || (count.isMultiple(of: 3) && closer.count.isMultiple(of: 3))
  }
}

/// A style of the pieces between two marks.
struct MarkdownStyleRange {
  let pieces: Range<Int>
  let style: Markdown.Traits

  /// Sets all styles in one pass over the pieces: ranges are nested.
  static func apply(_ ranges: [MarkdownStyleRange], to pieces: inout [Markdown.Span]) {
    if ranges.isEmpty { return }
    for style in [Markdown.Traits.emphasis, .strong, .strikethrough] {
      var changes = [Int](repeating: 0, count: pieces.count + 1)
      for range in ranges where range.style == style {
        changes[range.pieces.lowerBound] += 1
        changes[range.pieces.upperBound] -= 1
      }
      var depth = 0
      for index in pieces.indices {
        depth += changes[index]
        if depth > 0 { pieces[index].style.insert(style) }
      }
    }
  }
}

/// Pairs the marks of a text, as CommonMark does.
struct MarkdownPairs {
  private(set) var marks: [MarkdownDelimiter]
  private(set) var styles: [MarkdownStyleRange] = []
  /// The indices of the marks that may open a style.
  private var openers: [Int] = []
  /// How many of `openers` match no closer of a kind: they are not searched again.
  private var unmatched: [Kind: Int] = [:]

  /// Closers that match the same openers.
  private struct Kind: Hashable {
    let character: UInt8
    let count: Int
    let opens: Bool

    init(_ mark: MarkdownDelimiter) {
      character = mark.character
      count = mark.strikes ? mark.count : mark.count % 3
      opens = mark.opens
    }
  }

  init(_ marks: ArraySlice<MarkdownDelimiter>) { self.marks = Array(marks) }

  mutating func pairAll() {
    for index in marks.indices {
      if marks[index].closes {
        while marks[index].count > 0, let place = opener(for: marks[index]) { pair(place, index) }
      }
      if marks[index].opens, marks[index].count > 0 { openers.append(index) }
    }
  }

  /// The place in `openers` of the innermost match.
  private mutating func opener(for closer: MarkdownDelimiter) -> Int? {
    let kind = Kind(closer)
    var place = openers.count
    let bottom = unmatched[kind, default: 0]
    while place > bottom {
      place -= 1
      if marks[openers[place]].matches(closer) { return place }
    }
    unmatched[kind] = openers.count
    return nil
  }

  private mutating func pair(_ place: Int, _ closer: Int) {
    let opener = openers[place]
    let strikes = marks[closer].strikes
    let used = strikes ? marks[closer].count : min(marks[opener].count, marks[closer].count, 2)
    styles.append(
      MarkdownStyleRange(
        pieces: marks[opener].piece + 1..<marks[closer].piece,
        style: strikes ? .strikethrough : used == 2 ? .strong : .emphasis))
    for index in [opener, closer] {
      marks[index].count -= used
      marks[index].used += used
    }
    // Marks inside the pair have no partner, and the rest of the opener may match others.
    openers.removeSubrange((marks[opener].count > 0 ? place + 1 : place)...)
    for (kind, count) in unmatched where count > place { unmatched[kind] = place }
  }
}
