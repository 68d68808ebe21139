import TheseusInspector

/// Reads the numbers and texts of a binary trace. For any bytes, it stays within its bounds or
/// reports a fault.
struct TraceCursor {
  let bytes: UnsafeRawBufferPointer
  var position: Int
  /// The end of the whole records.
  let end: Int

  /// A description of the damage at which reading stops.
  struct Fault: Error {
    var reason: String
    /// Whether the bytes ended inside a record. A file that was closed never does.
    var isEnd = false
    init(_ reason: String) { self.reason = reason }
    static var end: Fault {
      var fault = Fault("it ends in the middle of a record")
      fault.isEnd = true
      return fault
    }
  }

  var isAtEnd: Bool { position >= end }

  mutating func byte() throws(Fault) -> UInt8 {
    guard position < end else { throw .end }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func number() throws(Fault) -> Int {
    guard let number = Int(exactly: try variableLength()) else {
      throw Fault("a number is too large")
    }
    return number
  }

  mutating func signed() throws(Fault) -> Int {
    let value = try variableLength()
    return Int(truncatingIfNeeded: value >> 1) ^ -Int(truncatingIfNeeded: value & 1)
  }

  /// Seven bits a byte, the lowest first; the eighth bit says that more follow.
  private mutating func variableLength() throws(Fault) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = try byte()
      guard shift < 63 || next <= 1 else { throw Fault("a number is too large") }
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return value }
      shift += 7
      guard shift <= 63 else { throw Fault("a number is too long") }
    }
  }

  mutating func fixed() throws(Fault) -> UInt64 {
    guard position + 8 <= end else { throw .end }
    defer { position += 8 }
    return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
  }

  mutating func text() throws(Fault) -> String {
    let count = try number()
    guard count <= TraceFormat.longestText else {
      throw Fault("a text has \(count) bytes; the most is \(TraceFormat.longestText)")
    }
    guard position + count <= end else { throw .end }
    defer { position += count }
    return String(decoding: bytes[position..<(position + count)], as: UTF8.self)
  }

  mutating func choice<Choice: RawRepresentable<UInt8>>(_ type: Choice.Type, _ what: String)
    throws(Fault) -> Choice
  {
    let value = try byte()
    guard let choice = Choice(rawValue: value) else { throw Fault("there is no \(what) \(value)") }
    return choice
  }
}
