import Foundation

/// The positions of a text on one line, in points, with marks on the way: finding a position or an
/// offset walks from the nearest mark, and an edit measures what lies between the marks around it.
struct LineMarks {
  struct Mark: Equatable {
    /// In UTF-8.
    var offset: Int
    /// From the start of the line.
    var x: CGFloat
  }

  /// Places where clusters end whatever is edited elsewhere; the first is the beginning.
  private var marks = [Mark(offset: 0, x: 0)]
  /// The end of the text.
  private(set) var end = Mark(offset: 0, x: 0)

  /// Bytes between marks, where the text lets them be that close.
  private static let distance = 1_024

  init(_ text: String, advances: ClusterAdvances) {
    let measured = Self.measure(text, from: marks[0], to: text.utf8.count, advances)
    marks += measured.marks
    end = measured.end
  }

  /// Where a position is on the line.
  func x(at offset: Int, in text: String, advances: ClusterAdvances) -> CGFloat {
    let mark = marks[lastMark { $0.offset <= offset }]
    return Self.walk(text, from: mark, to: offset, advances) { _, _ in true }
  }

  /// The first position at a point of the line or behind it, and where it is.
  func position(at x: CGFloat, in text: String, advances: ClusterAdvances) -> Mark {
    let mark = marks[lastMark { $0.x <= x }]
    var before = mark
    var found: Mark?
    _ = Self.walk(text, from: mark, to: end.offset, advances) { offset, reached in
      if reached >= x {
        found = Mark(offset: offset, x: reached)
        return false
      }
      before = Mark(offset: offset, x: reached)
      return true
    }
    let behind = found ?? end
    guard behind.x > x, behind.offset > before.offset + 1 else { return behind }
    // A run of plain text is walked as a whole: the position is one of its bytes.
    return text.withBytes { bytes in
      let scanner = TextScanner(text: text, bytes: bytes, advances: advances)
      guard scanner.endOfPlain(from: before.offset, limit: behind.offset) == behind.offset else {
        return behind
      }
      var place = before
      while place.x < x, place.offset < behind.offset {
        place.x += advances[bytes[place.offset]]
        place.offset += 1
      }
      return place
    }
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
  mutating func update(for change: TextChange, in text: String, advances: ClusterAdvances) {
    let delta = change.newEnd - change.oldEnd
    // The clusters at the edit's ends may join with what is new there.
    let before = change.offset > 0 ? lastMark { $0.offset < change.offset } : 0
    var after = before + 1
    while after < marks.count, marks[after].offset <= change.oldEnd { after += 1 }
    let next = after < marks.count ? marks[after] : end
    let measured = Self.measure(text, from: marks[before], to: next.offset + delta, advances)
    let shift = measured.end.x - next.x
    for index in after..<marks.count {
      marks[index].offset += delta
      marks[index].x += shift
    }
    end = Mark(offset: end.offset + delta, x: end.x + shift)
    marks.replaceSubrange(before + 1..<after, with: measured.marks)
  }

  /// The marks strictly between a mark and an offset, and where that offset is.
  private static func measure(
    _ text: String, from start: Mark, to offset: Int, _ advances: ClusterAdvances
  ) -> (marks: [Mark], end: Mark) {
    var marks: [Mark] = []
    var last = start.offset
    let x = text.withBytes { bytes in
      walk(text, from: start, to: offset, advances) { place, x in
        if place - last >= distance, place < offset, bytes.alwaysBreaks(at: place) {
          marks.append(Mark(offset: place, x: x))
          last = place
        }
        return true
      }
    }
    return (marks, Mark(offset: offset, x: x))
  }

  private static func walk(
    _ text: String, from start: Mark, to end: Int, _ advances: ClusterAdvances,
    visit: (Int, CGFloat) -> Bool
  ) -> CGFloat {
    text.withBytes { bytes in
      TextScanner(text: text, bytes: bytes, advances: advances).walk(
        from: start.offset, to: end, x: start.x, visit: visit)
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
