@_spi(Reflection) import Swift
import TheseusSession

#if canImport(Darwin)
  import Combine
#else
  import OpenCombine
#endif

/// The variables of a `SessionState` object that snapshots hold, found by reflection once for each
/// class (R35).
@MainActor
enum SessionFields {
  private static var known: [ObjectIdentifier: [any SessionField]] = [:]

  /// The variables of an object, those of superclasses first, less those that its class excludes.
  static func of(_ object: any SessionState) -> [any SessionField] {
    let type = Swift.type(of: object)
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let excluded = type.excludedProperties
    let storage = variables(of: type)
    let isObservable = storage.contains { $0.name == ClassVariable.registrar }
    var fields: [any SessionField] = []
    for field in storage where field.isVariable {
      let isPublished = field.type is any PublishedStorage.Type
      // The storage of `@Observable` and `@Published` variables has an underscore before the name.
      let isWrapped = field.name.hasPrefix("_") && (isObservable || isPublished)
      let name = isWrapped ? String(field.name.dropFirst()) : field.name
      if !excluded.contains(name), let made = make(name, field) { fields.append(made) }
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private static func make(_ name: String, _ field: ClassVariable) -> (any SessionField)? {
    if let published = field.type as? any PublishedStorage.Type {
      return published.field(name, field.offset)
    }
    // References are not values.
    guard !(field.type is AnyObject.Type), let type = field.type as? any Codable.Type else {
      return nil
    }
    return plain(type, name, field.offset)
  }

  private static func plain<Value: Codable>(_ type: Value.Type, _ name: String, _ offset: Int)
    -> any SessionField
  { PlainField<Value>(name: name, offset: offset) }

  private struct ClassVariable {
    static let registrar = "_$observationRegistrar"

    let name: String
    let offset: Int
    let type: Any.Type
    /// Whether it can be written, and holds its value strongly.
    let isVariable: Bool
  }

  private static func variables(of type: AnyClass) -> [ClassVariable] {
    var fields: [ClassVariable] = []
    // `_EachFieldOptions.classType`, which is declared as a variable.
    _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { name, offset, field, _ in
      var description = FieldDescription()
      _ = describeField(of: type, fields.count, &description)
      description.free?(description.name)
      fields.append(
        ClassVariable(
          name: String(cString: name), offset: offset, type: field,
          isVariable: description.isVariable && description.isStrong))
      return true
    }
    return fields
  }
}

/// One variable of a `SessionState` object.
@MainActor
protocol SessionField {
  /// As in the source.
  var name: String { get }
  var valueType: Any.Type { get }
  /// The value as JSON.
  func save(_ object: AnyObject) throws -> String
  /// Sets the variable to a saved value.
  func restore(_ object: AnyObject, _ json: String) throws
}

/// A stored variable, that of an `@Observable` one included. It is set in place, as in an
/// initializer: property observers do not run.
private struct PlainField<Value: Codable>: SessionField {
  let name: String
  let offset: Int

  var valueType: Any.Type { Value.self }

  private func address(in object: AnyObject) -> UnsafeMutablePointer<Value> {
    (Unmanaged.passUnretained(object).toOpaque() + offset).assumingMemoryBound(to: Value.self)
  }

  func save(_ object: AnyObject) throws -> String {
    try StateJSON.encode(address(in: object).pointee)
  }

  func restore(_ object: AnyObject, _ json: String) throws {
    let address = address(in: object)
    address.pointee = try SavedValue.decode(json, initial: address.pointee)
  }
}

/// The storage of a `@Published` variable.
@MainActor
private protocol PublishedStorage {
  static func field(_ name: String, _ offset: Int) -> (any SessionField)?
}

extension Published: PublishedStorage {
  fileprivate static func field(_ name: String, _ offset: Int) -> (any SessionField)? {
    guard let type = Value.self as? any Codable.Type else { return nil }
    func make<Saved: Codable>(_ type: Saved.Type) -> any SessionField {
      PublishedField<Saved>(name: name, offset: offset)
    }
    return make(type)
  }
}

/// A `@Published` variable, which is read and set through its publisher: subscribers are notified.
private struct PublishedField<Value: Codable>: SessionField {
  let name: String
  let offset: Int

  var valueType: Any.Type { Value.self }

  private func publisher(of object: AnyObject) -> Published<Value>.Publisher {
    (Unmanaged.passUnretained(object).toOpaque() + offset)
      .assumingMemoryBound(to: Published<Value>.self).pointee.projectedValue
  }

  private func value(of object: AnyObject) -> Value? {
    var value: Value?
    _ = publisher(of: object).first().sink { value = $0 }
    return value
  }

  func save(_ object: AnyObject) throws -> String {
    guard let value = value(of: object) else { return "null" }
    return try StateJSON.encode(value)
  }

  func restore(_ object: AnyObject, _ json: String) throws {
    guard let present = value(of: object) else { return }
    var publisher = publisher(of: object)
    Just(try SavedValue.decode(json, initial: present)).assign(to: &publisher)
  }
}

/// The head of `_FieldReflectionMetadata` in Swift's `ReflectionMirror.swift`.
private struct FieldDescription {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func describeField(
  of type: Any.Type, _ index: Int, _ description: UnsafeMutablePointer<FieldDescription>
) -> Any.Type
