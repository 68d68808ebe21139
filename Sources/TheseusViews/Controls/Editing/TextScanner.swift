/// Walks the clusters of a text and their widths. Runs of printable ASCII are passed eight bytes at
/// a time.
struct TextScanner {
  let text: String
  let bytes: UnsafeBufferPointer<UInt8>
  /// How many pixels a cluster is wide that is not printable ASCII, which is 1.
  let width: (Character) -> Int

  /// The end of the printable ASCII that begins at an offset, at most `limit`. What joins with a
  /// cluster behind it does not belong to it.
  func endOfPlain(from start: Int, limit: Int) -> Int {
    let limit = min(limit, bytes.count)
    var end = start
    if let base = UnsafeRawPointer(bytes.baseAddress) {
      while end + 8 <= limit, base.loadUnaligned(fromByteOffset: end, as: UInt64.self).isPlain {
        end += 8
      }
    }
    while end < limit, bytes[end] &- 0x20 <= 0x5E { end += 1 }
    if end > start, end < bytes.count, bytes[end] >= 0x80 { end -= 1 }
    return end
  }

  /// The cluster at an offset and where it ends.
  func cluster(at offset: Int) -> (character: Character, end: Int) {
    let character = text[text.index(atByte: offset)]
    return (character, offset + character.utf8.count)
  }

  /// Where the row that begins at `start` ends: the beginning of the next, nil at the end of the
  /// text. Rows end behind line ends, else behind the last space before the word that does not fit;
  /// spaces at the end of a row stay on it, so that every position has a place.
  func nextRow(from start: Int, columns: Int) -> Int? {
    var offset = start
    var used = 0
    var afterSpace: Int?
    while offset < bytes.count {
      let plainEnd = endOfPlain(from: offset, limit: offset + max(0, columns - used))
      if plainEnd > offset {
        var last = plainEnd
        while last > offset, bytes[last - 1] != 0x20 { last -= 1 }
        if last > offset { afterSpace = last }
        used += plainEnd - offset
        offset = plainEnd
        continue
      }
      let (character, end) = cluster(at: offset)
      if character.isNewline { return end }
      let pixels = width(character)
      let isSpace = character == " "
      if used + pixels > columns, !isSpace, offset > start { return afterSpace ?? offset }
      used += pixels
      offset = end
      if isSpace { afterSpace = offset }
    }
    return nil
  }

  /// Adds up the widths from an offset on, until `visit` stops it. `visit` gets each cluster's
  /// offset and the column that it begins at, and for plain text only each run's.
  func walk(
    from start: Int, to end: Int, column: Int, visit: (_ offset: Int, _ column: Int) -> Bool
  ) -> Int {
    var (offset, column) = (start, column)
    while offset < end {
      guard visit(offset, column) else { return column }
      let plainEnd = endOfPlain(from: offset, limit: min(end, offset + 256))
      if plainEnd > offset {
        column += plainEnd - offset
        offset = plainEnd
      } else {
        let cluster = cluster(at: offset)
        column += width(cluster.character)
        offset = cluster.end
      }
    }
    return column
  }
}

extension UInt64 {
  /// Whether all eight bytes are printable ASCII.
  fileprivate var isPlain: Bool {
    let high: UInt64 = 0x8080_8080_8080_8080
    let ones: UInt64 = 0x0101_0101_0101_0101
    if self & high != 0 { return false }
    // No borrow crosses a byte: each has its high bit set first.
    let hasControl = ~((self | high) &- ones &* 0x20) & high
    let isDelete = (self ^ ones &* 0x7F)
    let hasDelete = ~((isDelete | high) &- ones) & high
    return hasControl | hasDelete == 0
  }
}
