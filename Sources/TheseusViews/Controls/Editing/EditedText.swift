import Foundation

/// A text under the hands of a person: its characters, the caret, what is selected. Positions count
/// grapheme clusters.
struct EditedText: Equatable {
  private(set) var characters: [Character]
  /// The caret stands before this character.
  private(set) var caret: Int
  /// Where the selection began; equal to the caret where nothing is selected.
  private(set) var anchor: Int

  init(_ text: String = "") {
    characters = Array(text)
    caret = characters.count
    anchor = caret
  }

  var string: String { String(characters) }
  var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }
  var hasSelection: Bool { caret != anchor }
  var selectedText: String { String(characters[selection]) }

  /// Another text from outside; the caret stays where it was as far as there is text, at the end
  /// where it was there.
  mutating func adopt(_ text: String) {
    let wasAtEnd = caret == characters.count
    characters = Array(text)
    caret = wasAtEnd ? characters.count : min(caret, characters.count)
    anchor = caret
  }

  // MARK: Moving

  mutating func move(to position: Int, selecting: Bool) {
    caret = max(0, min(position, characters.count))
    if !selecting { anchor = caret }
  }

  /// One character on; from a selection that is not extended, to its edge.
  mutating func moveByCharacter(forward: Bool, selecting: Bool) {
    if hasSelection, !selecting {
      move(to: forward ? selection.upperBound : selection.lowerBound, selecting: false)
    } else {
      move(to: caret + (forward ? 1 : -1), selecting: selecting)
    }
  }

  mutating func moveByWord(forward: Bool, selecting: Bool) {
    move(to: wordBoundary(forward: forward), selecting: selecting)
  }

  mutating func selectAll() {
    anchor = 0
    caret = characters.count
  }

  /// Selects the word, or the run of signs, at a position.
  mutating func selectWord(at position: Int) {
    guard !characters.isEmpty else { return }
    let index = min(max(0, position), characters.count - 1)
    let isWord = characters[index].isWordPart
    var low = index
    while low > 0, characters[low - 1].isWordPart == isWord,
      isWord || characters[low - 1] == characters[index]
    { low -= 1 }
    var high = index + 1
    while high < characters.count, characters[high].isWordPart == isWord,
      isWord || characters[high] == characters[index]
    { high += 1 }
    anchor = low
    caret = high
  }

  /// Where a word move ends: forward at the end of a word, backward at its beginning.
  private func wordBoundary(forward: Bool) -> Int {
    var position = caret
    if forward {
      while position < characters.count, !characters[position].isWordPart { position += 1 }
      while position < characters.count, characters[position].isWordPart { position += 1 }
    } else {
      while position > 0, !characters[position - 1].isWordPart { position -= 1 }
      while position > 0, characters[position - 1].isWordPart { position -= 1 }
    }
    return position
  }

  /// The beginning and end of the line that the caret is in, by line ends of the text.
  var lineBounds: Range<Int> {
    var low = caret
    while low > 0, !characters[low - 1].isNewline { low -= 1 }
    var high = caret
    while high < characters.count, !characters[high].isNewline { high += 1 }
    return low..<high
  }

  // MARK: Changing

  /// Puts a text in place of the selection and the caret behind it. Characters may join with their
  /// new neighbours.
  mutating func insert(_ text: String) {
    let before = String(characters[..<selection.lowerBound]) + text
    let whole = before + String(characters[selection.upperBound...])
    let room = selection
    // Appending what joins with nothing, the commonest case, does not take the whole apart.
    let inserted = Array(text)
    if let first = inserted.first, let last = inserted.last, first.isPlain, last.isPlain {
      characters.replaceSubrange(room, with: inserted)
      caret = room.lowerBound + inserted.count
    } else {
      characters = Array(whole)
      caret = min(before.count, characters.count)
    }
    anchor = caret
  }

  /// Removes the selection, else what lies between the caret and where `move` would take it.
  /// Returns what was removed.
  @discardableResult
  mutating func delete(_ move: (inout EditedText) -> Void) -> String {
    if !hasSelection {
      var moved = self
      move(&moved)
      anchor = moved.caret
    }
    let removed = selectedText
    let range = selection
    characters.removeSubrange(range)
    caret = range.lowerBound
    anchor = caret
    return removed
  }
}

extension Character {
  fileprivate var isWordPart: Bool {
    isLetter || isNumber || self == "_" || self == "'" || self == "’"
  }

  /// Printable ASCII, which joins with nothing around it.
  fileprivate var isPlain: Bool { asciiValue.map { (32..<127).contains($0) } ?? false }
}
