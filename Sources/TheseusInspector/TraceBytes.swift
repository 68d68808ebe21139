/// Bytes of one line of a trace, written by hand: encoding through `Codable` costs more than a body run.
///
/// Keys and other literals are `StaticString`s copied as they are; values are escaped as JSON wants them.
struct TraceBytes {
  private(set) var bytes: [UInt8] = []

  init(reserving count: Int = 1 << 14) { bytes.reserveCapacity(count) }

  var count: Int { bytes.count }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Adds JSON as it stands.
  mutating func raw(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func raw(_ more: [UInt8]) { bytes.append(contentsOf: more) }

  mutating func number(_ value: Int) {
    if value < 0 {
      bytes.append(UInt8(ascii: "-"))
      return number(magnitude: value.magnitude)
    }
    number(magnitude: UInt(value))
  }

  private mutating func number(magnitude: UInt) {
    if magnitude >= 10 { number(magnitude: magnitude / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(magnitude % 10))
  }

  /// Microseconds as seconds with six places.
  mutating func seconds(microseconds: Int) {
    number(microseconds / 1_000_000)
    bytes.append(UInt8(ascii: "."))
    var unit = 100_000
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(microseconds / unit % 10))
      unit /= 10
    }
  }

  /// Text between quotes.
  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    append(escaping: text)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Text inside quotes.
  mutating func append(escaping text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices {
        let byte = utf8[index]
        guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
        bytes.append(contentsOf: utf8[start..<index])
        start = index + 1
        escape(byte)
      }
      bytes.append(contentsOf: utf8[start...])
    }
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): raw("\\\"")
    case UInt8(ascii: "\\"): raw("\\\\")
    case UInt8(ascii: "\n"): raw("\\n")
    case UInt8(ascii: "\t"): raw("\\t")
    default:
      raw("\\u00")
      for digit in [byte >> 4, byte & 15] { bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10) }
    }
  }
}
