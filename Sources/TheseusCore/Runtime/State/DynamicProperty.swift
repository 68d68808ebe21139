/// A stored property of a view (modifier, style, app, scene) that the runtime connects to something
/// that lasts, before each body run (R43).
///
/// A custom dynamic property is a struct that stores others: those are connected first, in field
/// order, then its own `update()` runs.
@MainActor @preconcurrency
public protocol DynamicProperty: _ComparedByPlace {
  /// Called before each body run, after the nested dynamic properties were connected.
  mutating func update()

  /// Creates the property's persistent part, once for each identity. `nil` when nothing has to be
  /// connected.
  static func _makeBox(_ field: UnsafeMutablePointer<Self>, _ site: PropertySite) -> PropertyBox?

  /// Whether properties of this type may need something of the environment without which the body
  /// cannot run (R54).
  static var _mayBeMissing: Bool { get }

  /// The property's required object; called only when `_mayBeMissing`.
  static func _requirement(_ field: UnsafePointer<Self>) -> EnvironmentRequirement?
}

extension DynamicProperty {
  public mutating func update() {}
  public static var _isIgnoredInComparison: Bool { false }
  public static var _mayBeMissing: Bool { false }
  public static func _requirement(_ field: UnsafePointer<Self>) -> EnvironmentRequirement? { nil }

  public static func _makeBox(_ field: UnsafeMutablePointer<Self>, _ site: PropertySite)
    -> PropertyBox?
  {
    NestedPropertyBox<Self>(field, site)
  }
}

/// Where a dynamic property is declared, and the identity it is created for.
@MainActor
public struct PropertySite {
  /// The owner: its attribute runs again when the property requests it.
  public let owner: OwnerNode
  /// The key of the state (R31): declaring type, path of property names, ordinal among the
  /// state-bearing properties.
  public var declaringType: Any.Type
  public var name = ""
  public var ordinal = 0
  /// The stored field, in any identity.
  var declaration: PropertyDeclaration?

  init(owner: OwnerNode) {
    self.owner = owner
    declaringType = owner.type
  }

  public var runtime: ViewRuntime { owner.runtime }
  /// Lifetime of the identity that owns the property.
  public var scope: Scope { owner.scope }
  public var environment: EnvironmentScope { owner.environment }

  /// The value of a key where the owner is mounted.
  public subscript<Key: ViewInputKey>(key: Key.Type) -> Key.Value { owner.entries[key] }

  /// The key of the property, which was given its value at `site`.
  func key(_ site: SourceSite, _ valueType: Any.Type) -> StateKey {
    if let known = declaration?.key, known.isKey(of: self, site) { return known }
    let key = StateKey(self, site, valueType)
    declaration?.note(key, site)
    return key
  }
}

/// The persistent part of one dynamic property of one identity. Connected to the field of each new
/// struct before its body runs.
open class PropertyBox {
  nonisolated public init() {}

  /// Puts the persistent part into the freshly copied struct. `field` points to the property's
  /// storage.
  @MainActor open func connect(_ field: UnsafeMutableRawPointer) {}

  /// The identity ended (R23).
  @MainActor open func end() {}

  /// Whether it, or a property in it, reads the environment, so that `addReasons` may add a reason.
  @MainActor open var looksUp: Bool { false }

  /// Adds itself to the reasons of the body that has just been connected, if its value in the
  /// environment changed since the last run.
  @MainActor open func addReasons(to reasons: inout BodyReasons) {}

  /// Whether the property changed in this update, for `_printChanges()` (R44).
  @MainActor open func hasChanged(in update: Int) -> Bool { false }

  /// The state cells in it, for snapshots.
  @MainActor var stateCells: [any SavableCell] { [] }

  /// The states in it, for developer's tools.
  @MainActor var inspectableStates: [any InspectableState] {
    stateCells.compactMap { $0 as? any InspectableState }
  }
}

/// A custom dynamic property: the boxes of its own fields, then its `update()`.
@MainActor
final class NestedPropertyBox<Property: DynamicProperty>: PropertyBox {
  private var fields = ConnectedProperties()

  init(_ field: UnsafeMutablePointer<Property>, _ site: PropertySite) {
    super.init()
    fields = DynamicFields.makeBoxes(of: Property.self, at: UnsafeMutableRawPointer(field), site)
  }

  override func connect(_ field: UnsafeMutableRawPointer) {
    fields.each { $0.box.connect(field + $0.offset) }
    field.assumingMemoryBound(to: Property.self).pointee.update()
  }

  override func end() {
    fields.each { $0.box.end() }
  }

  override var looksUp: Bool { fields.contains { $0.box.looksUp } }

  override func addReasons(to reasons: inout BodyReasons) {
    fields.each { $0.box.addReasons(to: &reasons) }
  }

  override func hasChanged(in update: Int) -> Bool {
    fields.contains { $0.box.hasChanged(in: update) }
  }

  override var stateCells: [any SavableCell] { fields.flatMap { $0.box.stateCells } }

  override var inspectableStates: [any InspectableState] {
    fields.flatMap { $0.box.inspectableStates }
  }
}
