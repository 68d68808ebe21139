import Foundation

/// The encoding of problems, comments and findings in the cache: JSON with sorted keys, so that
/// equal values have equal bytes. There are few of them.
enum SmallValueCoding {
  static func encode(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding these types cannot fail: they have no floating-point numbers and only string keys.
    return (try? encoder.encode(value)).map(Array.init) ?? []
  }

  static func decode<Value: Decodable>(_ type: Value.Type, _ bytes: some Collection<UInt8>)
    -> Value?
  {
    try? JSONDecoder().decode(type, from: Data(bytes))
  }
}

/// The encoding of a file's facts: each string once, numbers short, and locations separate from
/// content.
struct FactsCoding {
  /// The content without locations: equal for two versions of a file that differ in blank lines and
  /// comments.
  let shape: [UInt8]
  /// The location of each thing in the shape, in its order.
  let places: [FactPlace]

  init(_ facts: FileFacts) {
    var writer = FactsWriter()
    writer.write(facts)
    shape = writer.bytes
    places = writer.places
  }

  /// Nil when the bytes cannot be decoded, as after a change of the format.
  static func decode(_ shape: ArraySlice<UInt8>, _ places: [FactPlace]) -> FileFacts? {
    var reader = FactsReader(shape, places)
    guard let facts = try? reader.facts(), reader.isAtEnd else { return nil }
    return facts
  }
}

/// A line and, of a call, its column; from 1.
struct FactPlace: Hashable, Sendable {
  var line: Int
  var column = 0
}

extension FactPlace {
  static func encode(_ places: [FactPlace]) -> [UInt8] {
    var writer = VariableLengthWriter()
    writer.write(places.count)
    // Differences are small.
    var line = 0
    for place in places {
      writer.write(signed: place.line - line)
      writer.write(place.column)
      line = place.line
    }
    return writer.bytes
  }

  static func decode(_ bytes: ArraySlice<UInt8>) throws(ByteReader.Corrupt) -> [FactPlace] {
    var reader = VariableLengthReader(bytes)
    let count = try reader.count()
    var places: [FactPlace] = []
    places.reserveCapacity(count)
    var line = 0
    for _ in 0..<count {
      line &+= try reader.signed()
      places.append(FactPlace(line: line, column: try reader.number()))
    }
    return places
  }
}
