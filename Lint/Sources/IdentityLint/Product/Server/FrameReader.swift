/// Cuts a stream of bytes into the protocol's messages: a header with `Content-Length`, an empty
/// line, so many bytes.
struct FrameReader {
  enum Frame: Equatable {
    case message([UInt8])
    /// A header that cannot be used; reading continues at the next one.
    case malformed(String)
  }

  /// Longer than any document an editor opens.
  private static let longestMessage = 256 << 20
  private static let longestHeader = 16 << 10

  private var buffer: [UInt8] = []

  mutating func append(_ bytes: some Sequence<UInt8>) { buffer.append(contentsOf: bytes) }

  /// The next message, or nil until more bytes arrive.
  mutating func next() -> Frame? {
    guard let (headerEnd, bodyStart) = endOfHeader() else {
      guard buffer.count > FrameReader.longestHeader else { return nil }
      return skip(to: buffer.count, "a header of more than \(FrameReader.longestHeader) bytes")
    }
    let header = String(decoding: buffer[..<headerEnd], as: UTF8.self)
    var length: Int?
    for line in header.split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else {
        return skip(to: bodyStart, "a header line without a colon")
      }
      guard line[..<colon].lowercased() == "content-length" else { continue }
      length = Int(line[line.index(after: colon)...].drop { $0 == " " })
    }
    guard let length, length >= 0, length <= FrameReader.longestMessage else {
      return skip(to: bodyStart, "a header without a usable Content-Length")
    }
    guard buffer.count - bodyStart >= length else { return nil }
    let message = Array(buffer[bodyStart..<bodyStart + length])
    buffer.removeFirst(bodyStart + length)
    return .message(message)
  }

  private mutating func skip(to end: Int, _ problem: String) -> Frame {
    buffer.removeFirst(end)
    return .malformed(problem)
  }

  /// The end of the header and the start of the body; bare newlines are accepted, too.
  private func endOfHeader() -> (Int, Int)? {
    var index = 0
    while index < min(buffer.count, FrameReader.longestHeader) {
      if buffer[index] == UInt8(ascii: "\n") {
        if index + 1 < buffer.count, buffer[index + 1] == UInt8(ascii: "\n") {
          return (index, index + 2)
        }
        if index + 2 < buffer.count, buffer[index + 1] == UInt8(ascii: "\r"),
          buffer[index + 2] == UInt8(ascii: "\n")
        {
          return (index, index + 3)
        }
      }
      index += 1
    }
    return nil
  }

  static func frame(_ body: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
