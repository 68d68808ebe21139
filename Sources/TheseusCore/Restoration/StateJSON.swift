import Foundation

/// Values of state as JSON in a string, and back.
enum StateJSON {
  /// The most frequent types without an encoder, which costs some microseconds a value.
  static func encode<Value: Encodable>(_ value: Value) throws -> String {
    switch value {
    case let value as Int where Value.self == Int.self: return String(value)
    case let value as Bool where Value.self == Bool.self: return value ? "true" : "false"
    case let value as String where Value.self == String.self:
      var bytes: [UInt8] = []
      bytes.reserveCapacity(value.utf8.count + 2)
      write(value, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    default: return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
  }

  static func decode<Value: Decodable>(_ type: Value.Type, from json: String) throws -> Value {
    try decoder.decode(type, from: Data(json.utf8))
  }

  /// Appends `text` as a JSON string in UTF-8.
  static func write(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { bytes in
      var plain = 0
      for index in bytes.indices {
        let byte = bytes[index]
        if byte >= 0x20, byte != 0x22, byte != 0x5C { continue }
        output.append(contentsOf: bytes[plain..<index])
        plain = index + 1
        switch byte {
        case UInt8(ascii: "\""): output.append(contentsOf: "\\\"".utf8)
        case UInt8(ascii: "\\"): output.append(contentsOf: "\\\\".utf8)
        case UInt8(ascii: "\n"): output.append(contentsOf: "\\n".utf8)
        case UInt8(ascii: "\t"): output.append(contentsOf: "\\t".utf8)
        case UInt8(ascii: "\r"): output.append(contentsOf: "\\r".utf8)
        default:
          let digits = String(byte, radix: 16)
          output.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))".utf8)
          output.append(contentsOf: digits.utf8)
        }
      }
      output.append(contentsOf: bytes[plain...])
    }
    output.append(UInt8(ascii: "\""))
  }

  private static let encoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }()

  private static let decoder = {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }()
}
