import Foundation

/// A text being edited: the string, the caret and the selection.
///
/// Positions are UTF-8 offsets between grapheme clusters. Moving takes time in proportion to the
/// distance; replacing copies the string once.
struct EditedText: Equatable {
  private(set) var string: String
  /// The insertion point.
  private(set) var caret: Int
  /// The start of the selection; equal to the caret when nothing is selected.
  private(set) var anchor: Int

  init(_ text: String = "") {
    string = text
    string.makeContiguousUTF8()
    caret = string.utf8.count
    anchor = caret
  }

  /// Bytes of the text: the position at its end.
  var count: Int { string.utf8.count }
  var isEmpty: Bool { string.isEmpty }
  var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }
  var hasSelection: Bool { caret != anchor }
  var selectedText: String { self[selection] }

  subscript(range: Range<Int>) -> String {
    String(string[string.index(atByte: range.lowerBound)..<string.index(atByte: range.upperBound)])
  }

  /// Replaces the text from outside. The caret keeps its position in the common prefix, else its
  /// number of characters; a caret at the end stays at the end.
  mutating func adopt(_ text: String) {
    let old = self
    string = text
    string.makeContiguousUTF8()
    guard old.caret < old.count else { return move(to: count, selecting: false) }
    let change = TextChange(from: old.string, to: string)
    if old.caret <= change.offset {
      move(to: old.caret, selecting: false)
    } else if old.caret >= change.oldEnd {
      move(to: old.caret - change.oldEnd + change.newEnd, selecting: false)
    } else {
      let passed = old[old.boundary(change.offset)..<old.caret].count
      move(to: boundary(change.offset), selecting: false)
      for _ in 0..<passed where caret < count { move(to: position(after: caret), selecting: false) }
    }
  }

  // MARK: Positions

  /// The position after the cluster at a position.
  func position(after position: Int) -> Int {
    guard position < count else { return count }
    return string.byteOffset(of: string.index(after: string.index(atByte: position)))
  }

  /// The position before the cluster that ends at a position.
  func position(before position: Int) -> Int {
    guard position > 0 else { return 0 }
    return string.byteOffset(of: string.index(before: string.index(atByte: position)))
  }

  /// The first position that is not before a UTF-8 offset: clusters are not split.
  func boundary(_ offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < count else { return count }
    let next = position(after: offset)
    return position(before: next) == offset ? offset : next
  }

  /// The character after a position, which is not the end.
  func character(at position: Int) -> Character { string[string.index(atByte: position)] }

  // MARK: Moving

  /// Moves to a UTF-8 offset, or to the next boundary of clusters.
  mutating func move(to position: Int, selecting: Bool) {
    caret = boundary(position)
    if !selecting { anchor = caret }
  }

  /// Moves by one character; from a selection that is not extended, to its edge.
  mutating func moveByCharacter(forward: Bool, selecting: Bool) {
    if hasSelection, !selecting {
      move(to: forward ? selection.upperBound : selection.lowerBound, selecting: false)
    } else {
      move(to: forward ? position(after: caret) : position(before: caret), selecting: selecting)
    }
  }

  mutating func moveByWord(forward: Bool, selecting: Bool) {
    move(to: wordBoundary(forward: forward), selecting: selecting)
  }

  mutating func selectAll() {
    anchor = 0
    caret = count
  }

  /// Selects the word, or the run of equal symbols, at a position.
  mutating func selectWord(at position: Int) {
    guard !isEmpty else { return }
    let start = position < count ? boundary(position) : self.position(before: count)
    let chosen = character(at: start)
    let belongs: (Character) -> Bool =
      chosen.isWordPart ? { $0.isWordPart } : { $0 == chosen }
    var low = start
    while low > 0, belongs(character(at: self.position(before: low))) {
      low = self.position(before: low)
    }
    var high = self.position(after: start)
    while high < count, belongs(character(at: high)) { high = self.position(after: high) }
    anchor = low
    caret = high
  }

  /// Selects the line at a position, without its line end.
  mutating func selectLine(at position: Int) {
    move(to: position, selecting: false)
    let line = lineBounds
    anchor = line.lowerBound
    caret = line.upperBound
  }

  /// The end of a move by word: forward the end of a word, backward its start.
  private func wordBoundary(forward: Bool) -> Int {
    var index = string.index(atByte: caret)
    if forward {
      while index < string.endIndex, !string[index].isWordPart {
        index = string.index(after: index)
      }
      while index < string.endIndex, string[index].isWordPart { index = string.index(after: index) }
      return string.byteOffset(of: index)
    }
    func steps(where matches: (Character) -> Bool) {
      while index > string.startIndex, case let before = string.index(before: index),
        matches(string[before])
      { index = before }
    }
    steps { !$0.isWordPart }
    steps { $0.isWordPart }
    return string.byteOffset(of: index)
  }

  /// The line that the caret is in, without its line end.
  var lineBounds: Range<Int> {
    string.withBytes { bytes in
      var low = caret
      while low > 0, !bytes.isLineEnd(endingAt: low) { low -= 1 }
      var high = caret
      while high < bytes.count, !bytes.isLineEnd(startingAt: high) { high += 1 }
      return low..<high
    }
  }

  // MARK: Changing

  /// Replaces a range with a text and places the caret after it. Characters may join with their new
  /// neighbors.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with text: String) -> TextChange {
    let change = TextChange(offset: range.lowerBound, removed: self[range], inserted: text)
    let (low, high) = (
      string.index(atByte: range.lowerBound), string.index(atByte: range.upperBound)
    )
    var result = ""
    result.reserveCapacity(count - range.count + text.utf8.count)
    result += string[..<low]
    result += text
    result += string[high...]
    string = result
    move(to: change.newEnd, selecting: false)
    return change
  }

  /// Replaces the selection with a text.
  mutating func insert(_ text: String) -> TextChange { replace(selection, with: text) }

  /// Removes the selection, else the text between the caret and the position that `move` leads to.
  mutating func delete(_ move: (inout EditedText) -> Void) -> TextChange {
    if !hasSelection {
      var moved = self
      move(&moved)
      anchor = moved.caret
    }
    return replace(selection, with: "")
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a line end (`Character.isNewline`) starts at an offset.
  func isLineEnd(startingAt offset: Int) -> Bool {
    switch self[offset] {
    case 0x0A...0x0D: true
    case 0xC2: offset + 1 < count && self[offset + 1] == 0x85
    case 0xE2:
      offset + 2 < count && self[offset + 1] == 0x80 && self[offset + 2] & 0xFE == 0xA8
    default: false
    }
  }

  /// Whether a line end ends at an offset, which is not 0.
  func isLineEnd(endingAt offset: Int) -> Bool {
    switch self[offset - 1] {
    case 0x0A...0x0D: true
    case 0x85: offset > 1 && self[offset - 2] == 0xC2
    case 0xA8, 0xA9: offset > 2 && self[offset - 2] == 0x80 && self[offset - 3] == 0xE2
    default: false
    }
  }
}

extension Character {
  fileprivate var isWordPart: Bool {
    isLetter || isNumber || self == "_" || self == "'" || self == "’"
  }
}
