import Foundation

/// Decodes a saved value whose types have gained fields since it was saved (R34).
///
/// Only what the decoder misses is added: the field of the initial value at the same path, in an
/// array or dictionary that of any of its elements, or else an empty value of a standard type. A
/// saved value is never changed.
struct GainedFields {
  private var saved: Any
  private let initial: Any?
  /// The added fields that are empty.
  private var empty: [(path: [any CodingKey], key: any CodingKey)] = []

  /// Each round adds one field to all elements at a path that lack it. A decoder could miss another
  /// field each time.
  private static let maximumRounds = 256

  private init?(_ json: String, initial: String?) {
    guard let saved = Self.parse(json) else { return nil }
    self.saved = saved
    self.initial = initial.flatMap(Self.parse)
  }

  /// - Parameters:
  ///   - missing: what the decoder misses first.
  ///   - empty: the names of added fields that are empty.
  /// - Returns: nil where the value cannot be read.
  static func decode<Value: Decodable>(
    _ type: Value.Type, _ json: String, initial: String?, missing: Missing, empty: inout [String]
  ) -> Value? {
    guard var fields = GainedFields(json, initial: initial),
      let value = fields.decode(type, missing)
    else { return nil }
    for (_, key) in fields.empty where !empty.contains(key.stringValue) {
      empty.append(key.stringValue)
    }
    return value
  }

  typealias Missing = (key: any CodingKey, path: [any CodingKey])

  private enum Outcome<Value> {
    case value(Value)
    case misses(Missing)
    case unreadable
  }

  private mutating func decode<Value: Decodable>(_ type: Value.Type, _ first: Missing) -> Value? {
    var missing = first
    for _ in 0..<Self.maximumRounds {
      switch add(missing, type) {
      case .value(let value):
        return empty.allSatisfy { Self.isEmpty($0.key, at: $0.path[...], in: value) } ? value : nil
      case .misses(let next): missing = next
      case .unreadable: return nil
      }
    }
    return nil
  }

  /// Adds a field, and decodes.
  private mutating func add<Value: Decodable>(_ missing: Missing, _ type: Value.Type)
    -> Outcome<Value>
  {
    let (key, path) = missing
    guard Self.value(at: path[...], in: saved, exactly: true) is [String: Any] else {
      return .unreadable
    }
    let before = saved
    func with(_ field: Any) -> Any {
      Self.adding(field, key.stringValue, at: path[...], in: before)
    }
    let template = initial.flatMap { Self.value(at: (path + [key])[...], in: $0, exactly: false) }
    if let template {
      saved = with(template)
      let outcome = attempt(type)
      if case .misses(let next) = outcome, Self.isSame(next, missing) { return .unreadable }
      return outcome
    }
    // An id that all elements share would be another id.
    guard key.stringValue != "id" else { return .unreadable }
    let candidates: [Any] = [NSNull(), false, 0, "", [Any](), [String: Any]()]
    for candidate in candidates {
      saved = with(candidate)
      let outcome = attempt(type)
      if case .unreadable = outcome { continue }
      if case .misses(let next) = outcome, Self.isSame(next, missing) { continue }
      empty.append((path, key))
      return outcome
    }
    return .unreadable
  }

  private func attempt<Value: Decodable>(_ type: Value.Type) -> Outcome<Value> {
    guard let data = try? JSONSerialization.data(withJSONObject: saved, options: .fragmentsAllowed)
    else { return .unreadable }
    do {
      return .value(try StateJSON.decode(type, from: String(decoding: data, as: UTF8.self)))
    } catch DecodingError.keyNotFound(let key, let context) {
      return .misses((key, context.codingPath))
    } catch {
      return .unreadable
    }
  }

  private static func isSame(_ a: Missing, _ b: Missing) -> Bool {
    a.key.stringValue == b.key.stringValue && a.path.map(\.stringValue) == b.path.map(\.stringValue)
  }

  // MARK: JSON

  private static func parse(_ json: String) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
  }

  /// Whether a key is that of a dictionary's element, and not a field's.
  private static func isElement(_ key: any CodingKey) -> Bool {
    let type = TypeName.qualified(type(of: key))
    return type.hasPrefix("Swift.") || type.hasPrefix("Foundation")
  }

  /// - Parameter exactly: whether elements of arrays and dictionaries are those at the path; else
  ///   any of them.
  private static func value(at path: ArraySlice<any CodingKey>, in value: Any, exactly: Bool)
    -> Any?
  {
    guard let key = path.first else { return value }
    let rest = path.dropFirst()
    if let array = value as? [Any] {
      guard let index = key.intValue else { return nil }
      if exactly {
        return array.indices.contains(index)
          ? Self.value(at: rest, in: array[index], exactly: true) : nil
      }
      return array.lazy.compactMap { Self.value(at: rest, in: $0, exactly: false) }.first
    }
    guard let object = value as? [String: Any] else { return nil }
    if !exactly, isElement(key) {
      // Always the same one.
      return object.sorted { $0.key < $1.key }.lazy
        .compactMap { Self.value(at: rest, in: $0.value, exactly: false) }.first
    }
    return object[key.stringValue].flatMap { Self.value(at: rest, in: $0, exactly: exactly) }
  }

  /// Adds a field to the object at `path`, and to the other elements of arrays and dictionaries on
  /// the path that lack it. Their other fields may differ: an encoder leaves out empty optionals.
  private static func adding(
    _ field: Any, _ name: String, at path: ArraySlice<any CodingKey>, in value: Any
  ) -> Any {
    func inside(_ value: Any) -> Any { adding(field, name, at: path.dropFirst(), in: value) }
    guard let key = path.first else {
      guard var object = value as? [String: Any], object[name] == nil else { return value }
      object[name] = field
      return object
    }
    if let array = value as? [Any] { return array.map(inside) }
    guard var object = value as? [String: Any] else { return value }
    if isElement(key) { return object.mapValues(inside) }
    object[key.stringValue] = object[key.stringValue].map(inside)
    return object
  }

  // MARK: Empty values

  /// Whether the decoded field is an empty value of a standard type: a zero may mean something else
  /// in any other type.
  private static func isEmpty(
    _ key: any CodingKey, at path: ArraySlice<any CodingKey>, in value: Any
  ) -> Bool {
    guard let next = path.first else {
      guard let field = child(key, of: value) else { return false }
      switch field {
      case is Bool, is any FixedWidthInteger, is Double, is Float, is String: return true
      default: break
      }
      switch Mirror(reflecting: field).displayStyle {
      case .optional, .collection, .set, .dictionary: return true
      default: return false
      }
    }
    return child(next, of: value).map { isEmpty(key, at: path.dropFirst(), in: $0) } ?? false
  }

  private static func child(_ key: any CodingKey, of value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.flatMap { child(key, of: $0.value) }
    case .collection:
      let index = key.intValue ?? 0
      return mirror.children.dropFirst(index).first?.value
    case .set: return mirror.children.first?.value
    case .dictionary:
      // Pairs of a key and a value.
      return mirror.children.first.flatMap { pair in
        Mirror(reflecting: pair.value).children.dropFirst().first?.value
      }
    case .struct, .class: return field(caseName(of: key) ?? key.stringValue, of: mirror)
    default: return nil
    }
  }

  private static func field(_ name: String, of mirror: Mirror) -> Any? {
    // The storage of a variable of an `@Observable` object has an underscore before the name.
    let found = mirror.children.first { $0.label == name || $0.label == "_" + name }
    return found?.value ?? mirror.superclassMirror.flatMap { field(name, of: $0) }
  }

  /// The name of the field, where its key is another text (`case createdAt = "created_at"`).
  private static func caseName(of key: any CodingKey) -> String? {
    func name<Key: CodingKey>(_ key: Key) -> String? {
      enumCaseName(key).map { String(cString: $0) }
    }
    return name(key)
  }
}

/// Nil for values of other types than enums (`ReflectionMirror.cpp` of the Swift project).
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
