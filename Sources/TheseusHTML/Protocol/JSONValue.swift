/// A parsed JSON text. Object keys that occur twice have their last value.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// How deeply arrays and objects may contain each other.
  static let greatestDepth = 16
}

extension JSONValue {
  /// - Throws: for anything that is not exactly one JSON text of at most `greatestDepth` levels.
  init(parsing bytes: some Collection<UInt8>) throws(ProtocolError) {
    var parser = JSONParser(Array(bytes))
    self = try parser.parse()
  }

  var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// A number, which JSON keeps finite.
  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// A number without fraction that fits an `Int`.
  var int: Int? { number.flatMap { Int(exactly: $0) } }

  var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  var array: [JSONValue]? {
    if case .array(let array) = self { array } else { nil }
  }

  var object: [String: JSONValue]? {
    if case .object(let object) = self { object } else { nil }
  }
}
