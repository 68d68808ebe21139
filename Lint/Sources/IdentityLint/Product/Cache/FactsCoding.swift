import Foundation

/// How problems, comments and findings are kept in the cache: JSON with sorted keys, so that equal
/// values have equal bytes. There are few of them.
enum SmallValueCoding {
  static func encode(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Nothing in these types can refuse: they have no floating-point numbers and no keys but
    // strings.
    return (try? encoder.encode(value)).map(Array.init) ?? []
  }

  static func decode<Value: Decodable>(_ type: Value.Type, _ bytes: some Collection<UInt8>)
    -> Value?
  {
    try? JSONDecoder().decode(type, from: Data(bytes))
  }
}

/// How a file's facts are kept: each string once, numbers short, and where things stand apart from
/// what they are.
struct FactsCoding {
  /// What the file says, wherever in it: equal for two versions of a file that differ in blank
  /// lines and comments.
  let shape: [UInt8]
  /// Where each thing of the shape stands, in its order.
  let places: [FactPlace]

  init(_ facts: FileFacts) {
    var writer = FactsWriter()
    writer.write(facts)
    shape = writer.bytes
    places = writer.places
  }

  /// Nil where the bytes say nothing, as after a change of the form.
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
