/// The values of a snapshot as values of this build's types.
enum SavedValue {
  /// - Parameters:
  ///   - initial: the property's initial value: it has the fields that a struct gained since the
  ///     value was saved (R34).
  ///   - empty: the names of gained fields that are empty, because no value for them is known.
  /// - Throws: a `DecodingError` for JSON that does not fit.
  static func decode<Value: Decodable>(_ json: String, initial: Value?, empty: inout [String])
    throws -> Value
  {
    do {
      return try StateJSON.decode(Value.self, from: json)
    } catch DecodingError.keyNotFound(let key, let context) {
      let initial = try (initial as? any Encodable).map { try StateJSON.encode($0) }
      guard
        let value = GainedFields.decode(
          Value.self, json, initial: initial, missing: (key, context.codingPath), empty: &empty)
      else { throw DecodingError.keyNotFound(key, context) }
      return value
    }
  }

  /// The same for a type that may be none that can be saved: then nil.
  static func decodeIfPossible<Value>(_ json: String, initial: Value?, empty: inout [String]) throws
    -> Value?
  {
    // Most states, without a decoder. A number that is written otherwise is parsed as JSON.
    if Value.self == Bool.self, json == "true" || json == "false" {
      return (json == "true") as? Value
    }
    if Value.self == Int.self, let number = Int(json), String(number) == json {
      return number as? Value
    }
    if let type = SessionType.optional(Value.self), type.hasOwnForm {
      let box = SavedValueBox<Value>(nil)
      try type.decode(json, into: box, empty: &empty)
      return box.value
    }
    if let type = SessionType.representable(Value.self) {
      return try decode(type, json) as? Value
    }
    guard let type = SessionType.decodable(Value.self) else { return nil }
    return try decode(type, json, initial, &empty) as? Value
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, _ json: String, _ initial: Any?, _ empty: inout [String]
  ) throws -> Value { try decode(json, initial: initial as? Value, empty: &empty) }

  private static func decode<Value: SessionRepresentable>(_ type: Value.Type, _ json: String) throws
    -> Value
  {
    let form = try StateJSON.decode(Value.SessionForm.self, from: json)
    guard let value = Value(sessionForm: form) else { throw Unknown() }
    return value
  }

  /// The value as JSON; nil where its type cannot be saved.
  static func encodeIfPossible<Value>(_ value: Value) throws -> String? {
    // Most states. Their conformances need not be searched.
    if Value.self == Bool.self, let value = value as? Bool { return value ? "true" : "false" }
    if Value.self == Int.self, let value = value as? Int { return String(value) }
    if Value.self == String.self, let value = value as? String {
      return try StateJSON.encode(value)
    }
    if let type = SessionType.optional(Value.self), type.hasOwnForm {
      return try type.encode(SavedValueBox(value))
    }
    if SessionType.representable(Value.self) != nil, let value = value as? any SessionRepresentable
    {
      return try encode(value)
    }
    guard let type = SessionType.codable(Value.self) else { return nil }
    return try encode(value, type)
  }

  /// Whether values of a type can be saved.
  static func canSave(_ type: Any.Type) -> Bool {
    SessionType.optional(type)?.hasOwnForm == true || SessionType.representable(type) != nil
      || SessionType.codable(type) != nil
  }

  /// Whether a write of `new` over `old` changes nothing that is saved: by `==`, or by the JSON of
  /// values that are not Equatable.
  static func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
    if ViewComparison.areEqualValues(old, new) { return true }
    if Value.self is any Equatable.Type { return false }
    guard let old = try? encodeIfPossible(old), let new = try? encodeIfPossible(new) else {
      return false
    }
    return old == new
  }

  private static func encode<Saved: Codable>(_ value: Any, _ type: Saved.Type) throws -> String? {
    guard let value = value as? Saved else { return nil }
    return try StateJSON.encode(value)
  }

  private static func encode<Value: SessionRepresentable>(_ value: Value) throws -> String? {
    guard let form = try value.sessionForm else { throw NotCodable() }
    return try StateJSON.encode(form)
  }

  private struct Unknown: Error, CustomStringConvertible {
    var description: String { "a type in it is unknown to this program" }
  }

  private struct NotCodable: Error, CustomStringConvertible {
    var description: String { "a value in it is not Codable" }
  }
}
