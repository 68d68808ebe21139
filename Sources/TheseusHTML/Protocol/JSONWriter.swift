import Foundation

/// Writes JSON without intermediate values.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether the next value of the present list or object follows another.
  private var needsComma = false

  var isEmpty: Bool { bytes.isEmpty }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  mutating func list(_ body: (inout JSONWriter) -> Void) {
    beginList()
    body(&self)
    endList()
  }

  mutating func beginList() {
    separate()
    bytes.append(UInt8(ascii: "["))
    needsComma = false
  }

  mutating func endList() {
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  mutating func object(_ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "{"))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: "}"))
    needsComma = true
  }

  /// The name of the object's value that is written next.
  mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  mutating func bool(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  mutating func int(_ value: Int) {
    separate()
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    Self.append(value.magnitude, digits: 1, to: &bytes)
  }

  /// A number with at most `decimals` decimals and without trailing zeros; 0 unless it is finite.
  mutating func number(_ value: Double, decimals: Int = 2) {
    separate()
    Self.append(value, decimals: decimals, to: &bytes)
  }

  /// Values that another writer has written, as values of this list.
  mutating func values(_ other: [UInt8]) {
    guard !other.isEmpty else { return }
    separate()
    bytes.append(contentsOf: other)
  }

  mutating func rect(_ rect: CGRect) {
    number(rect.origin.x)
    number(rect.origin.y)
    number(rect.size.width)
    number(rect.size.height)
  }

  mutating func string(_ text: some StringProtocol) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 { appendEscaped(byte) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
    case 0..<0x20, 0x7f:
      let digits = Array("0123456789abcdef".utf8)
      bytes.append(contentsOf: "\\u00".utf8)
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    default: bytes.append(byte)
    }
  }

  /// A number as `number` writes it.
  static func text(_ value: Double, decimals: Int) -> String {
    var bytes: [UInt8] = []
    append(value, decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a number with at most `decimals` decimals, without trailing zeros.
  static func append(_ value: Double, decimals: Int, to bytes: inout [UInt8]) {
    let scale = decimals == 2 ? 100.0 : pow(10, Double(decimals))
    let scaled = (value * scale).rounded()
    guard scaled.isFinite, abs(scaled) < 1e15 else { return bytes.append(UInt8(ascii: "0")) }
    let unit = UInt(scale)
    let magnitude = Int(scaled).magnitude
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    append(magnitude / unit, digits: 1, to: &bytes)
    var (rest, digits) = (magnitude % unit, decimals)
    guard rest > 0 else { return }
    while rest % 10 == 0 { (rest, digits) = (rest / 10, digits - 1) }
    bytes.append(UInt8(ascii: "."))
    append(rest, digits: digits, to: &bytes)
  }

  /// Appends a whole number with at least `digits` digits.
  private static func append(_ value: UInt, digits: Int, to bytes: inout [UInt8]) {
    let start = bytes.count
    var rest = value
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0 || bytes.count < start + digits
    bytes[start...].reverse()
  }
}
