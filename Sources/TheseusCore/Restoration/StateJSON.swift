import Foundation

/// Values of state as JSON in a string, and back.
enum StateJSON {
  /// The most frequent types without an encoder, which costs some microseconds a value.
  static func encode<Value: Encodable>(_ value: Value) throws -> String {
    switch value {
    case let value as Int where Value.self == Int.self: return String(value)
    case let value as Bool where Value.self == Bool.self: return value ? "true" : "false"
    case let value as String where Value.self == String.self:
      var text = ""
      write(value, to: &text)
      return text
    default: return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
  }

  static func decode<Value: Decodable>(_ type: Value.Type, from json: String) throws -> Value {
    try decoder.decode(type, from: Data(json.utf8))
  }

  /// Appends `text` as a JSON string.
  static func write(_ text: String, to output: inout String) {
    output += "\""
    // Most texts have nothing to escape.
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }
    }
    if isPlain == true {
      output += text
      output += "\""
      return
    }
    var plain = text.startIndex
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      guard scalar == "\"" || scalar == "\\" || scalar.value < 0x20 else { continue }
      output += text[plain..<index]
      plain = scalars.index(after: index)
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\t": output += "\\t"
      case "\r": output += "\\r"
      default:
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    output += text[plain...]
    output += "\""
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
