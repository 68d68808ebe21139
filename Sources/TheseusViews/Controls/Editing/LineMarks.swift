/// The columns of a text on one row, with marks: finding a column or an offset walks from the
/// nearest mark, and an edit measures the text between the surrounding marks again.
struct ColumnMarks {
  struct Mark: Equatable {
    var offset: Int
    var column: Int
  }

  /// Offsets where clusters end whatever is edited elsewhere; the first is the start.
  private var marks = [Mark(offset: 0, column: 0)]
  /// The end of the text.
  private(set) var end = Mark(offset: 0, column: 0)

  /// Bytes between marks, where the text allows it.
  private static let distance = 1_024

  init(_ text: String, width: (Character) -> Int) {
    let measured = Self.measure(text, from: marks[0], to: text.utf8.count, width)
    marks += measured.marks
    end = measured.end
  }

  /// The column that a position is at.
  func column(at offset: Int, in text: String, width: (Character) -> Int) -> Int {
    let mark = marks[lastMark { $0.offset <= offset }]
    return Self.walk(text, from: mark, to: offset, width) { _, _ in true }
  }

  /// The first position at or after a column, and its column.
  func position(atColumn column: Int, in text: String, width: (Character) -> Int) -> Mark {
    let mark = marks[lastMark { $0.column <= column }]
    var before = mark
    var found: Mark?
    _ = Self.walk(text, from: mark, to: end.offset, width) { offset, reached in
      if reached >= column {
        found = Mark(offset: offset, column: reached)
        return false
      }
      before = Mark(offset: offset, column: reached)
      return true
    }
    let behind = found ?? end
    // A run of plain text is walked as a whole: its bytes are its columns.
    if behind.column > column, behind.offset - before.offset == behind.column - before.column {
      return Mark(offset: before.offset + column - before.column, column: column)
    }
    return behind
  }

  private func lastMark(where isBefore: (Mark) -> Bool) -> Int {
    var (low, high) = (0, marks.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if isBefore(marks[middle]) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Follows an edit of the text.
  mutating func update(for change: TextChange, in text: String, width: (Character) -> Int) {
    let delta = change.newEnd - change.oldEnd
    // The clusters at the edit's ends may join with the new text.
    let before = change.offset > 0 ? lastMark { $0.offset < change.offset } : 0
    var after = before + 1
    while after < marks.count, marks[after].offset <= change.oldEnd { after += 1 }
    let next = after < marks.count ? marks[after] : end
    let measured = Self.measure(text, from: marks[before], to: next.offset + delta, width)
    let shift = measured.end.column - next.column
    for index in after..<marks.count {
      marks[index].offset += delta
      marks[index].column += shift
    }
    end = Mark(offset: end.offset + delta, column: end.column + shift)
    marks.replaceSubrange(before + 1..<after, with: measured.marks)
  }

  /// The marks strictly between a mark and an offset, and the column there.
  private static func measure(
    _ text: String, from start: Mark, to offset: Int, _ width: (Character) -> Int
  ) -> (marks: [Mark], end: Mark) {
    var marks: [Mark] = []
    var last = start.offset
    let column = text.withBytes { bytes in
      walk(text, from: start, to: offset, width) { place, column in
        if place - last >= distance, place < offset, bytes.alwaysBreaks(at: place) {
          marks.append(Mark(offset: place, column: column))
          last = place
        }
        return true
      }
    }
    return (marks, Mark(offset: offset, column: column))
  }

  private static func walk(
    _ text: String, from start: Mark, to end: Int, _ width: (Character) -> Int,
    visit: (Int, Int) -> Bool
  ) -> Int {
    withoutActuallyEscaping(width) { width in
      text.withBytes { bytes in
        TextScanner(text: text, bytes: bytes, width: width).walk(
          from: start.offset, to: end, column: start.column, visit: visit)
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the scalars around an offset are such as never join with a neighbor.
  fileprivate func alwaysBreaks(at offset: Int) -> Bool {
    guard offset > 0, offset < count else { return false }
    var start = offset - 1
    while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
    return standsAlone(at: start) && standsAlone(at: offset)
  }

  /// Printable ASCII, letters of Latin, Greek and Cyrillic, kana and ideographs.
  private func standsAlone(at offset: Int) -> Bool {
    let lead = self[offset]
    if lead < 0x80 { return lead &- 0x20 <= 0x5E }
    guard offset + 1 < count else { return false }
    let second = UInt32(self[offset + 1] & 0x3F)
    if lead & 0xE0 == 0xC0 {
      let value = UInt32(lead & 0x1F) << 6 | second
      return 0xC0...0x24F ~= value || 0x391...0x3C9 ~= value || 0x400...0x481 ~= value
    }
    guard lead & 0xF0 == 0xE0, offset + 2 < count else { return false }
    let value = UInt32(lead & 0x0F) << 12 | second << 6 | UInt32(self[offset + 2] & 0x3F)
    return 0x3041...0x3096 ~= value || 0x30A1...0x30FA ~= value || 0x3400...0x9FFF ~= value
  }
}
