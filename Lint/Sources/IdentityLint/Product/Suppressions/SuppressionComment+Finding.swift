import SwiftSyntax

extension SuppressionComment {
  /// All comments of a file, in order. Only comments count: the same text in a string has no
  /// effect.
  static func all(in tree: SourceFileSyntax, _ lines: LineTable) -> [SuppressionComment] {
    var found: [SuppressionComment] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      for (trivia, length) in [
        (token.leadingTrivia, token.trimmedLength.utf8Length), (token.trailingTrivia, 0),
      ] {
        for piece in trivia {
          let end = offset + piece.sourceLength.utf8Length
          if let comment = comment(piece, offset..<end, lines) { found.append(comment) }
          offset = end
        }
        offset += length
      }
    }
    let alone = Set(
      found.filter { $0.range.start.line != $0.removal.end.line }.map(\.range.start.line))
    for index in found.indices {
      var line = found[index].range.end.line + 1
      while alone.contains(line) { line += 1 }
      found[index].nextLine = line
    }
    return found
  }

  private static func comment(_ piece: TriviaPiece, _ offsets: Range<Int>, _ lines: LineTable)
    -> SuppressionComment?
  {
    let text: String
    switch piece {
    case .lineComment(let line): text = line
    case .blockComment(let block): text = block
    default: return nil
    }
    guard let (command, rules) = parse(text) else { return nil }
    return SuppressionComment(
      command: command, rules: rules, range: lines.range(offsets), removal: removal(offsets, lines),
      nextLine: 0)
  }

  /// The comment with the blanks before it, and its newline when the line has nothing else.
  private static func removal(_ comment: Range<Int>, _ lines: LineTable) -> SourceRange {
    let bytes = lines.bytes
    var start = comment.lowerBound
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t")
    { start -= 1 }
    let startsLine = lines.place(start).column == 1
    var end = comment.upperBound
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") {
      end += 1
    }
    let endsLine =
      end == bytes.count || bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r")
    guard endsLine else { return lines.range(comment) }
    guard startsLine else { return lines.range(start..<comment.upperBound) }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\n") { end += 1 }
    return lines.range(start..<end)
  }

  /// Whether there may be one; most files have none, and their trivia is never searched.
  static func contains(_ bytes: [UInt8]) -> Bool {
    let needle = Array(marker.utf8)
    guard let first = needle.first, bytes.count >= needle.count else { return false }
    return bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      let last = buffer.count - needle.count
      while index <= last {
        if buffer[index] == first, needle.indices.allSatisfy({ buffer[index + $0] == needle[$0] }) {
          return true
        }
        index += 1
      }
      return false
    }
  }
}
