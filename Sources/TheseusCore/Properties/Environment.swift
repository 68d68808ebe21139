import AttributeGraph
import Observation

/// A value of the environment. Declaring it is reading it: the body runs again when that value
/// changes (R42).
///
/// By a key path, `@Environment(\.colorScheme)`, or by the type of an `@Observable` object,
/// `@Environment(Model.self)`. When that object is missing, the body does not run and an issue
/// names it, unless the property is optional (R54).
@propertyWrapper
public struct Environment<Value> {
  /// The key path or type to look up.
  fileprivate enum Key {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(EnvironmentObjectKey<Value>)
  }

  fileprivate let key: Key
  fileprivate var value: Value?

  nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { key = .keyPath(keyPath) }

  /// The value. Outside a tree: the key's default; an object that is not optional has none.
  public var wrappedValue: Value {
    if let value { return value }
    switch key {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(let object):
      guard let absent = object.absent else {
        preconditionFailure(
          """
          an @Environment object of type \(Value.self) was read outside a body, where it has no \
          value; read it in a body
          """
        )
      }
      return absent
    }
  }
}

extension Environment where Value: AnyObject & Observable {
  /// The object that a view above provided by `.environment(_:)`.
  nonisolated public init(_ objectType: Value.Type) {
    key = .object(
      EnvironmentObjectKey(
        type: objectType, read: { $0[object: objectType] }, absent: nil, isRequired: true))
  }
}

extension Environment {
  /// The object that a view above provided by `.environment(_:)`, or nil.
  nonisolated public init<Object: AnyObject & Observable>(_ objectType: Object.Type)
  where Value == Object? {
    key = .object(
      EnvironmentObjectKey(
        type: objectType, read: { .some($0[object: objectType]) }, absent: .some(nil),
        isRequired: false))
  }
}

/// An object of the environment, by its type.
private struct EnvironmentObjectKey<Value> {
  let type: AnyClass
  let read: (EnvironmentValues) -> Value?
  /// The value for a missing object: nil for an optional, else none.
  let absent: Value?
  let isRequired: Bool
}

extension Environment: DynamicProperty {
  public static func _makeBox(_ field: UnsafeMutablePointer<Self>, _ site: PropertySite)
    -> PropertyBox?
  {
    switch field.pointee.key {
    case .keyPath(let keyPath):
      EnvironmentBox(
        site, site.environment.value(keyPath), wrap: { $0 }, name: { Self.name(of: keyPath) })
    case .object(let key):
      EnvironmentBox(
        site,
        site.environment.derived(
          for: .observable(ObjectIdentifier(key.type), isRequired: key.isRequired), key.type
        ) {
          EnvironmentObjectValueRule(values: site.environment.values, read: key.read)
        }, wrap: { $0 }, name: { "\(Value.self)" })
    }
  }

  /// `\.colorScheme`; the value's type where the program has no symbols.
  private static func name(of keyPath: KeyPath<EnvironmentValues, Value>) -> String {
    keyPath.property.map { "\\" + $0 } ?? IdentityPath.Component.name(of: Value.self)
  }

  public static var _isIgnoredInComparison: Bool { true }
  public static var _mayBeMissing: Bool {
    Value.self is AnyClass && Value.self is any Observable.Type
  }

  public static func _requirement(_ field: UnsafePointer<Self>) -> EnvironmentRequirement? {
    guard case .object(let key) = field.pointee.key, key.isRequired else { return nil }
    return EnvironmentRequirement(
      typeName: "\(Value.self)", remedy: ".environment(_:)", isMet: { key.read($0) != nil })
  }
}

private struct EnvironmentObjectValueRule<Value>: Rule {
  let values: Attribute<EnvironmentValues>
  let read: (EnvironmentValues) -> Value?

  func value(_ context: borrowing RuleContext) throws(GraphError) -> Value? {
    read(try context[values])
  }
  static func areEqual(_ a: borrowing Value?, _ b: borrowing Value?) -> Bool {
    ViewComparison.areEqual(a, b)
  }
}

@MainActor
private final class EnvironmentBox<Value, Found>: PropertyBox {
  private unowned let owner: OwnerNode
  private let attribute: Attribute<Found>
  private let wrap: (Found) -> Value?
  private let name: () -> String
  private var last: Value?
  private(set) var lastChange = -1

  init(
    _ site: PropertySite, _ attribute: Attribute<Found>, wrap: @escaping (Found) -> Value?,
    name: @escaping () -> String
  ) {
    owner = site.owner
    self.attribute = attribute
    self.wrap = wrap
    self.name = name
    super.init()
  }

  override func connect(_ field: UnsafeMutableRawPointer) {
    let runtime = owner.runtime
    guard let found = try? runtime.graph.readAmbient(attribute), let value = wrap(found) else {
      return
    }
    if owner.printsChanges {
      if let last, !ViewComparison.areEqualContents(last, value) {
        lastChange = runtime.updateNumber
      }
      last = value
    }
    field.assumingMemoryBound(to: Environment<Value>.self).pointee.value = value
  }

  override var looksUp: Bool { true }

  override func addReasons(to reasons: inout BodyReasons) {
    if owner.runtime.graph.didChange(attribute.id) { reasons.sources.append(self) }
  }

  override func hasChanged(in update: Int) -> Bool { lastChange == update }
}

extension EnvironmentBox: ReadSource {
  var attributeID: AttributeID { attribute.id }
  var changeText: String { name() }
  func causeKind(for owner: OwnerNode) -> Cause.Kind { .environmentChanged }
}
