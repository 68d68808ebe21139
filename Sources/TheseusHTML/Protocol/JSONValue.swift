/// A parsed JSON text. Object keys that occur twice have their last value.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// How deeply arrays and objects may contain each other.
  package static let greatestDepth = 16
}

extension JSONValue {
  /// - Throws: for anything that is not exactly one JSON text of at most `depth` levels.
  package init(parsing bytes: some Collection<UInt8>, depth: Int = greatestDepth)
    throws(ProtocolError)
  {
    var parser = JSONParser(Array(bytes), depth: depth)
    self = try parser.parse()
  }

  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// A number, which JSON keeps finite.
  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// A number without fraction that scripts keep exactly: none is near the ends of `Int`.
  package var int: Int? {
    guard let number, abs(number) <= 9_007_199_254_740_991 else { return nil }
    return Int(exactly: number)
  }

  /// A whole number that is not negative.
  package var count: Int? { int.flatMap { $0 < 0 ? nil : $0 } }

  package var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  package var array: [JSONValue]? {
    if case .array(let array) = self { array } else { nil }
  }

  package var object: [String: JSONValue]? {
    if case .object(let object) = self { object } else { nil }
  }
}
