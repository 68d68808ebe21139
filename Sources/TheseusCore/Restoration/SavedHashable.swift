/// A value of any type in a snapshot, with the name of its type: of a navigation path, of a window,
/// of a row.
package struct SavedHashable: Codable, Hashable, Sendable {
  /// As the compiler mangles it: the program finds the type by it.
  package let type: String
  /// The value as JSON.
  package let json: String

  /// Nil for a value that is not Codable, or whose type has no name outside its function.
  package init?(_ value: AnyHashable) {
    let base = value.base
    guard let value = base as? any Codable & Hashable,
      let name = _mangledTypeName(Swift.type(of: base)), _typeByName(name) != nil,
      let json = try? StateJSON.encode(value)
    else { return nil }
    type = name
    self.json = json
  }

  /// Nil where this build has no such type, or the value does not fit it.
  package var value: AnyHashable? {
    guard let type = _typeByName(type) as? any (Codable & Hashable).Type else { return nil }
    return Self.value(type, json)
  }

  /// The value as one of `type`, whatever its name was.
  package func value(as type: Any.Type) -> AnyHashable? {
    (type as? any (Codable & Hashable).Type).flatMap { Self.value($0, json) }
  }

  private static func value<Value: Codable & Hashable>(_ type: Value.Type, _ json: String)
    -> AnyHashable?
  { (try? StateJSON.decode(type, from: json)).map { AnyHashable($0) } }
}
