/// Splits bytes that arrive in pieces into lines.
struct LineBuffer {
  private var rest: [UInt8] = []

  /// Returns the lines that these bytes complete.
  mutating func add(_ bytes: [UInt8]) -> [String] {
    rest += bytes
    guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let lines = rest[..<end].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
    rest.removeFirst(end + 1)
    return lines
  }

  /// Returns the last line, if it has no end.
  mutating func finish() -> [String] {
    defer { rest = [] }
    return rest.isEmpty ? [] : [String(decoding: rest, as: UTF8.self)]
  }
}
