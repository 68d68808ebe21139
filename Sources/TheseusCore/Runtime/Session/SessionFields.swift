@_spi(Reflection) import Swift
import Synchronization
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
  /// The simple ones of classes that belong to no session.
  private static var knownSimple: [ObjectIdentifier: [any SessionField]] = [:]

  /// The variables of an object, those of superclasses first, less those that its class excludes.
  static func of(_ object: any SessionState) -> [any SessionField] {
    let type = Swift.type(of: object)
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields = fields(of: type, without: type.excludedProperties)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private static var knownHeld: [ObjectIdentifier: [HeldObject]] = [:]

  /// The properties of a class that hold objects, less those that it excludes.
  static func heldObjects(of type: any SessionState.Type) -> [HeldObject] {
    if let known = knownHeld[ObjectIdentifier(type)] { return known }
    let held = findHeldObjects(of: type)
    knownHeld[ObjectIdentifier(type)] = held
    return held
  }

  /// The numbers, flags and texts of any object, which developer's tools set.
  static func simple(of object: AnyObject) -> [any SessionField] {
    let type: AnyClass = Swift.type(of: object)
    if let fields = knownSimple[ObjectIdentifier(type)] { return fields }
    let fields = fields(of: type, without: []).filter { field in
      let simple: [Any.Type] = [Int.self, Double.self, Bool.self, String.self]
      return simple.contains { $0 == field.valueType }
    }
    knownSimple[ObjectIdentifier(type)] = fields
    return fields
  }

  private static func fields(of type: AnyClass, without excluded: Set<String>)
    -> [any SessionField]
  {
    let storage = storedProperties(of: type)
    let names = Set(storage.map(\.name))
    var fields: [any SessionField] = []
    for field in storage where field.isVariable && !field.isLazy {
      let name = field.plainName(among: names)
      if excluded.contains(name) || excluded.contains(field.name) { continue }
      if let made = make(name, field) { fields.append(made) }
    }
    return fields
  }

  private static func make(_ name: String, _ field: StoredProperty) -> (any SessionField)? {
    if let published = published(field.type) {
      return published.field(name, field.offset)
    }
    guard !isReference(field.type), SavedValue.canSave(field.type) else { return nil }
    func plain<Value>(_ type: Value.Type) -> any SessionField {
      PlainField<Value>(name: name, offset: field.offset)
    }
    return _openExistential(field.type, do: plain)
  }

  private static let declarationOfPublished = TypeDeclaration(Published<Int>.self)

  /// The storage of a `@Published` variable, found without a search of conformances.
  static func published(_ type: Any.Type) -> (any PublishedStorage.Type)? {
    TypeDeclaration(type) == declarationOfPublished ? type as? any PublishedStorage.Type : nil
  }

  /// References are not values.
  static func isReference(_ type: Any.Type) -> Bool {
    if let optional = SessionType.optional(type) { return isReference(optional.wrapped) }
    return type is AnyObject.Type
  }

  struct StoredProperty {
    let name: String
    let offset: Int
    let type: Any.Type
    let isStrong: Bool
    /// Whether it can be written, and holds its value strongly.
    let isVariable: Bool

    /// Whether it is the storage of a `lazy var`: a cache is not a part of the session.
    var isLazy: Bool { name.hasPrefix("$__lazy_storage_$_") }

    /// The name in the source: the storage of a variable with a property wrapper, of an
    /// `@Observable` one too, has an underscore before it.
    func plainName(among names: Set<String>) -> String {
      let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
      return names.contains(plain) ? name : plain
    }
  }

  static func storedProperties(of type: AnyClass) -> [StoredProperty] {
    var fields: [StoredProperty] = []
    // `_EachFieldOptions.classType`, which is declared as a variable.
    _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { name, offset, field, _ in
      var description = FieldDescription()
      _ = describeField(of: type, fields.count, &description)
      description.free?(description.name)
      fields.append(
        StoredProperty(
          name: String(cString: name), offset: offset, type: field, isStrong: description.isStrong,
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
  /// The name of its type, the same in every build.
  var typeName: String { get }
  /// The present value, and its JSON.
  func save(_ object: AnyObject) throws -> any SavedVariable
  /// Sets the variable to a saved value.
  ///
  /// - Parameter empty: the names of fields that the value's type has gained and that are empty.
  func restore(_ object: AnyObject, _ json: String, _ empty: inout [String]) throws
  /// The present value, to notice writes of another one.
  func watch(_ object: AnyObject, _ runtime: ViewRuntime) -> any RestoredValue
}

/// The value of a variable that a snapshot holds.
@MainActor
protocol SavedVariable {
  var json: String { get }
  /// Whether the variable of the same object still has the value.
  func isCurrent(in object: AnyObject) -> Bool
}

@MainActor
private protocol ValueField<Value>: SessionField {
  associatedtype Value
  func value(of object: AnyObject) -> Value?
}

extension ValueField {
  var valueType: Any.Type { Value.self }

  func save(_ object: AnyObject) throws -> any SavedVariable {
    let value = value(of: object)
    return SavedFieldValue(field: self, value: value, json: try json(value))
  }

  func json(_ value: Value?) throws -> String {
    try value.flatMap { try SavedValue.encodeIfPossible($0) } ?? "null"
  }

  func decode(_ json: String, _ initial: Value, _ empty: inout [String]) throws -> Value {
    guard
      let value = try SavedValue.decodeIfPossible(json, initial: initial, empty: &empty) as Value?
    else { throw NotDecodable() }
    return value
  }
}

private struct NotDecodable: Error, CustomStringConvertible {
  var description: String { "it is not Decodable" }
}

/// As long as the value is kept, nothing changes it in place: the same bits are the same value,
/// whatever `==` means for its type. Objects that it holds do change.
private struct SavedFieldValue<Field: ValueField>: SavedVariable {
  let field: Field
  let value: Field.Value?
  let json: String

  func isCurrent(in object: AnyObject) -> Bool {
    let present = field.value(of: object)
    let hasSameBits = withUnsafeBytes(of: value) { old in
      withUnsafeBytes(of: present) { new in old.elementsEqual(new) }
    }
    if hasSameBits, !HeldObjects.mayBe(in: Field.Value.self) { return true }
    return (try? field.json(present)) == json
  }
}

/// A stored variable, that of an `@Observable` one included. It is set in place, as in an
/// initializer: property observers do not run.
private struct PlainField<Value>: ValueField {
  let name: String
  let offset: Int
  let typeName = StateKey.stableName(of: Value.self)

  private func address(in object: AnyObject) -> UnsafeMutablePointer<Value> {
    (Unmanaged.passUnretained(object).toOpaque() + offset).assumingMemoryBound(to: Value.self)
  }

  func value(of object: AnyObject) -> Value? { address(in: object).pointee }

  func restore(_ object: AnyObject, _ json: String, _ empty: inout [String]) throws {
    let address = address(in: object)
    address.pointee = try decode(json, address.pointee, &empty)
  }

  func watch(_ object: AnyObject, _ runtime: ViewRuntime) -> any RestoredValue {
    Watched(field: self, value: address(in: object).pointee)
  }

  private struct Watched: RestoredValue {
    let field: PlainField
    let value: Value

    func state(in object: AnyObject) -> RestoredValueState {
      SavedValue.areEqual(value, field.address(in: object).pointee) ? .same : .changed
    }
  }
}

/// The storage of a `@Published` variable.
@MainActor
protocol PublishedStorage {
  static var holdsObject: Bool { get }
  static func heldObject(at offset: Int, in object: AnyObject) -> AnyObject?
  static func field(_ name: String, _ offset: Int) -> (any SessionField)?
}

extension Published: PublishedStorage {
  static func field(_ name: String, _ offset: Int) -> (any SessionField)? {
    guard !SessionFields.isReference(Value.self), SavedValue.canSave(Value.self) else { return nil }
    return PublishedField<Value>(name: name, offset: offset)
  }

  static var holdsObject: Bool { SessionFields.isReference(Value.self) }

  static func heldObject(at offset: Int, in object: AnyObject) -> AnyObject? {
    PublishedField<Value>(name: "", offset: offset).value(of: object).map { $0 as AnyObject }
  }
}

/// A `@Published` variable, which is read and set through its publisher: subscribers are notified.
private struct PublishedField<Value>: ValueField {
  let name: String
  let offset: Int
  let typeName = StateKey.stableName(of: Value.self)

  private func publisher(of object: AnyObject) -> Published<Value>.Publisher {
    (Unmanaged.passUnretained(object).toOpaque() + offset)
      .assumingMemoryBound(to: Published<Value>.self).pointee.projectedValue
  }

  func value(of object: AnyObject) -> Value? {
    var value: Value?
    _ = publisher(of: object).first().sink { value = $0 }
    return value
  }

  func restore(_ object: AnyObject, _ json: String, _ empty: inout [String]) throws {
    guard let present = value(of: object) else { return }
    let restored = try decode(json, present, &empty)
    var publisher = publisher(of: object)
    Just(restored).assign(to: &publisher)
  }

  func watch(_ object: AnyObject, _ runtime: ViewRuntime) -> any RestoredValue {
    let watched = WatchedPublisher()
    guard let value = value(of: object) else { return watched }
    watched.follow(publisher(of: object), value, runtime)
    return watched
  }
}

/// A publisher calls on the writing thread, so the writer is known.
private final class WatchedPublisher: RestoredValue, Sendable {
  private let state = Mutex(RestoredValueState.same)
  @MainActor private var subscription: AnyCancellable?

  nonisolated init() {}

  @MainActor
  func follow<Value>(
    _ publisher: Published<Value>.Publisher, _ value: Value, _ runtime: ViewRuntime
  ) {
    subscription = Self.subscribe(self, to: publisher, value, runtime)
  }

  /// Not on the main actor, because a publisher may deliver from any thread.
  nonisolated private static func subscribe<Value>(
    _ watched: WatchedPublisher, to publisher: Published<Value>.Publisher, _ value: Value,
    _ runtime: ViewRuntime
  ) -> AnyCancellable {
    publisher.sink { [weak watched, weak runtime] new in
      guard let watched, let runtime, !SavedValue.areEqual(value, new) else { return }
      let origin = LifecycleOrigin.current(in: runtime)
      watched.state.withLock { if case .same = $0 { $0 = .written(by: origin) } }
    }
  }

  func state(in object: AnyObject) -> RestoredValueState { state.withLock { $0 } }
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
