/// A value of any type in a snapshot, with the name of its type: of a navigation path, of a window,
/// of a row.
package struct SavedHashable: Codable, Hashable, Sendable {
  /// As the compiler mangles it: the program finds the type by it. For a private type or one inside
  /// a function, which cannot be found, a question mark and the readable name.
  package let type: String
  /// The value as JSON.
  package let json: String

  /// Nil for a value that is not Codable.
  package init?(_ value: AnyHashable) {
    let base = value.base
    if let unknown = base as? UnknownValue {
      self = unknown.saved
      return
    }
    guard let value = base as? any Codable & Hashable, let json = try? StateJSON.encode(value)
    else { return nil }
    let name = _mangledTypeName(Swift.type(of: base)).flatMap { _typeByName($0) == nil ? nil : $0 }
    type = name ?? Self.readableName(of: Swift.type(of: base))
    self.json = json
  }

  private static func readableName(of type: Any.Type) -> String {
    "?" + StateKey.stableName(of: type)
  }

  /// The value, or one that stands for it until `value(as:)` names its type; nil when the
  /// value fits no type of this build.
  package var valueOrUnknown: AnyHashable? {
    type.hasPrefix("?") ? AnyHashable(UnknownValue(saved: self)) : value
  }

  /// The value as one of `type`, where its type was `type` when it was saved.
  package func value(ofSavedType type: Any.Type) -> AnyHashable? {
    self.type == Self.readableName(of: type) ? value(as: type) : nil
  }

  /// The value, also of a type that cannot be found by its name if it is the type of `other`.
  package func value(ofSameTypeAs other: AnyHashable) -> AnyHashable? {
    value ?? value(ofSavedType: Swift.type(of: other.base))
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

/// Stands for a saved value until its type is known: the destination of a navigation stack.
package struct UnknownValue: Hashable {
  package let saved: SavedHashable
}
