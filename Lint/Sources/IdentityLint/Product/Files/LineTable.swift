/// The starts of a text's lines; lines end with `\n`, `\r\n` and `\r`, as the compiler counts them.
struct LineTable: Sendable {
  let bytes: [UInt8]
  /// Offsets; the first is 0.
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        let byte = buffer[index]
        index += 1
        if byte == UInt8(ascii: "\n") {
          starts.append(index)
        } else if byte == UInt8(ascii: "\r") {
          if index < buffer.count, buffer[index] == UInt8(ascii: "\n") { index += 1 }
          starts.append(index)
        }
      }
    }
    self.starts = starts
  }

  var count: Int { starts.count }

  /// A line's bytes without its end; lines are from 1. Empty beyond the text.
  func line(_ number: Int) -> ArraySlice<UInt8> {
    guard number >= 1, number <= starts.count else { return [] }
    let start = starts[number - 1]
    var end = number < starts.count ? starts[number] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    { end -= 1 }
    return bytes[start..<end]
  }

  func text(ofLine number: Int) -> String { String(decoding: line(number), as: UTF8.self) }

  /// The line and column of an offset; an offset beyond the text is its end.
  func place(_ offset: Int) -> SourcePlace {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePlace(line: low + 1, column: offset - starts[low] + 1, offset: offset)
  }

  func range(_ offsets: Range<Int>) -> SourceRange {
    SourceRange(start: place(offsets.lowerBound), end: place(offsets.upperBound))
  }

  /// The number of UTF-16 units before a location in its line.
  func utf16Column(of place: SourcePlace) -> Int {
    String(decoding: line(place.line).prefix(max(0, place.column - 1)), as: UTF8.self).utf16.count
  }

  /// The location of a line and a UTF-16 column, both from 0; beyond its line it is the line's end,
  /// beyond the text the text's end.
  func place(line: Int, utf16Column: Int) -> SourcePlace {
    guard line >= 0, line < starts.count else { return place(line < 0 ? 0 : bytes.count) }
    let text = String(decoding: self.line(line + 1), as: UTF8.self)
    let units = text.utf16
    let index =
      units.index(units.startIndex, offsetBy: max(0, utf16Column), limitedBy: units.endIndex)
      ?? units.endIndex
    return place(starts[line] + text.utf8.distance(from: text.startIndex, to: index))
  }
}
