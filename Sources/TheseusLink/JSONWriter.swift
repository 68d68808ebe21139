/// Appends JSON to bytes.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether the next member or element follows another one.
  private var follows = false

  mutating func object(_ members: (inout JSONWriter) -> Void) {
    bytes.append(UInt8(ascii: "{"))
    follows = false
    members(&self)
    bytes.append(UInt8(ascii: "}"))
    follows = true
  }

  mutating func member(_ name: StaticString, _ value: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes += $0 }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    value(&self)
    follows = true
  }

  mutating func array<Element>(
    _ elements: [Element], _ element: (inout JSONWriter, Element) -> Void
  ) {
    bytes.append(UInt8(ascii: "["))
    follows = false
    for value in elements {
      separate()
      element(&self, value)
      follows = true
    }
    bytes.append(UInt8(ascii: "]"))
    follows = true
  }

  private mutating func separate() {
    if follows { bytes.append(UInt8(ascii: ",")) }
  }

  mutating func number(_ value: Int) { bytes += String(value).utf8 }

  /// JSON has no other numbers than finite ones.
  mutating func number(_ value: Double) { bytes += (value.isFinite ? "\(value)" : "0").utf8 }

  mutating func flag(_ value: Bool) { bytes += (value ? "true" : "false").utf8 }

  mutating func text(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        bytes += "\\u00".utf8
        bytes.append(Self.digit(byte >> 4))
        bytes.append(Self.digit(byte & 15))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
