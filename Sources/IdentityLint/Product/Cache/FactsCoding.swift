import Foundation

/// How facts and other small values are kept in the cache: JSON with sorted keys, so that equal values have equal bytes.
enum FactsCoding {
  static func encode(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Nothing in these types can refuse: they have no floating-point numbers and no keys but strings.
    return (try? encoder.encode(value)).map(Array.init) ?? []
  }

  static func decode<Value: Decodable>(_ type: Value.Type, _ bytes: some Collection<UInt8>) -> Value? {
    try? JSONDecoder().decode(type, from: Data(bytes))
  }
}
