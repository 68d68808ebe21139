import Foundation

/// Walks the clusters of a text and their advances. Runs of printable ASCII are passed 8 or 32
/// bytes at a time.
struct TextScanner {
  let text: String
  let bytes: UnsafeBufferPointer<UInt8>
  let advances: ClusterAdvances

  /// The end of the printable ASCII that begins at an offset, at most `limit`. What joins with a
  /// cluster behind it does not belong to it.
  func endOfPlain(from start: Int, limit: Int) -> Int {
    let limit = min(limit, bytes.count)
    var end = start
    while end + 32 <= limit,
      (eight(at: end).nonPlain | eight(at: end + 8).nonPlain | eight(at: end + 16).nonPlain
        | eight(at: end + 24).nonPlain) == 0
    { end += 32 }
    while end + 8 <= limit, eight(at: end).nonPlain == 0 { end += 8 }
    // The last bytes are read with those before them, which are plain.
    if limit - end < 8, limit - start >= 8, eight(at: limit - 8).nonPlain == 0 { end = limit }
    while end < limit, bytes[end] &- 0x20 <= 0x5E { end += 1 }
    if end > start, end < bytes.count, bytes[end] >= 0x80 { end -= 1 }
    return end
  }

  /// The eight bytes from an offset on.
  @inline(__always)
  private func eight(at offset: Int) -> UInt64 {
    UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// The offset behind the last space of a range; nil when it has none.
  private func endOfLastSpace(in range: Range<Int>) -> Int? {
    var end = range.upperBound
    while end - 8 >= range.lowerBound, !eight(at: end - 8).hasSpace { end -= 8 }
    while end > range.lowerBound, bytes[end - 1] != 0x20 { end -= 1 }
    return end > range.lowerBound ? end : nil
  }

  /// Whether a cluster is one byte of printable ASCII.
  @inline(__always)
  private func isPlainCluster(at offset: Int) -> Bool {
    bytes[offset] &- 0x20 <= 0x5E && (offset + 1 == bytes.count || bytes[offset + 1] < 0x80)
  }

  /// The cluster at an offset and where it ends.
  func cluster(at offset: Int) -> (character: Character, end: Int) {
    let character = text[text.index(atByte: offset)]
    return (character, offset + character.utf8.count)
  }

  /// Where the row that begins at `start` ends: the beginning of the next, nil at the end of the
  /// text. Rows end behind line ends, else behind the last space before the word that does not fit;
  /// spaces at the end of a row stay on it, so that every position has a place.
  func nextRow(from start: Int, width: CGFloat) -> Int? {
    var offset = start
    var used: CGFloat = 0
    var afterSpace: Int?
    while offset < bytes.count {
      let plainEnd = endOfFittingText(from: offset, width: width - used)
      if plainEnd > offset {
        afterSpace = endOfLastSpace(in: offset..<plainEnd) ?? afterSpace
        used += advances.advance(of: bytes[offset..<plainEnd])
        offset = plainEnd
        continue
      }
      let (advance, isSpace, end): (CGFloat, Bool, Int)
      if isPlainCluster(at: offset) {
        // Each row ends here, and reading a cluster takes longer than the rest of the row.
        (advance, isSpace, end) = (advances[bytes[offset]], bytes[offset] == 0x20, offset + 1)
      } else {
        let cluster = cluster(at: offset)
        let character = cluster.character
        if character.isNewline { return cluster.end }
        (advance, isSpace, end) = (advances[character], character == " ", cluster.end)
      }
      if used + advance > width + ClusterAdvances.tolerance, !isSpace, offset > start {
        return afterSpace ?? offset
      }
      used += advance
      offset = end
      if isSpace { afterSpace = offset }
    }
    return nil
  }

  /// The end of the printable ASCII at an offset that fits into a width.
  func endOfFittingText(from start: Int, width: CGFloat, limit: Int = .max) -> Int {
    guard width > 0 else { return start }
    let fixed = advances.fixed
    // If all letters have one width, those that do not fit are not read.
    let most =
      fixed > 0 ? Int(clamping: (width / fixed + ClusterAdvances.tolerance).rounded(.down)) : 512
    let end = endOfPlain(from: start, limit: min(limit, start + most))
    guard fixed == 0, end > start else { return end }
    return start + advances.fitting(bytes[start..<end], width: width)
  }

  /// Adds up the advances from an offset on, until `visit` stops it. `visit` receives the offset
  /// and the place of each cluster, and for plain text only those of each run.
  func walk(
    from start: Int, to end: Int, x: CGFloat, visit: (_ offset: Int, _ x: CGFloat) -> Bool
  ) -> CGFloat {
    var (offset, x) = (start, x)
    while offset < end {
      guard visit(offset, x) else { return x }
      let plainEnd = endOfPlain(from: offset, limit: min(end, offset + 256))
      if plainEnd > offset {
        x += advances.advance(of: bytes[offset..<plainEnd])
        offset = plainEnd
      } else {
        let cluster = cluster(at: offset)
        x += advances[cluster.character]
        offset = cluster.end
      }
    }
    return x
  }
}

extension UInt64 {
  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var high: UInt64 { 0x8080_8080_8080_8080 }

  /// 0 if all eight bytes are printable ASCII.
  ///
  /// A borrow can only reach bytes above one that is not plain.
  @inline(__always)
  fileprivate var nonPlain: UInt64 {
    let control = self &- (Self.ones &* 0x20)
    let delete = (self ^ (Self.ones &* 0x7F)) &- Self.ones
    return (self | control | delete) & Self.high
  }

  /// Whether one of the eight bytes is a space.
  @inline(__always)
  fileprivate var hasSpace: Bool {
    let rest = self ^ (Self.ones &* 0x20)
    return (rest &- Self.ones) & ~rest & Self.high != 0
  }
}
