import TheseusSession

/// An object that the runtime keeps for a view as long as the view's identity lives; any change of
/// it runs the body again (R52, R53).
@propertyWrapper
public struct StateObject<ObjectType: CombineObservableObject> {
  private enum Storage {
    case initially(() -> ObjectType)
    case installed(ObjectVersion<ObjectType>)
  }

  private var storage: Storage

  /// `thunk` runs once for each identity (R53).
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    storage = .initially(thunk)
  }

  /// The object. Outside an installed view a new one at each read, with an issue (R29).
  public var wrappedValue: ObjectType {
    switch storage {
    case .installed(let version): return version.object
    case .initially(let make):
      RuntimeIssues.reportOnce(
        RuntimeIssue(
          kind: .notInstalled,
          message:
            """
            a @StateObject of type \(ObjectType.self) was read while its view was not installed; \
            the read returns a new object
            """
        )
      )
      return make()
    }
  }

  /// Bindings to the object's properties: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  fileprivate func make() -> ObjectType {
    switch storage {
    case .initially(let make): make()
    case .installed(let version): version.object
    }
  }

  fileprivate mutating func install(_ version: ObjectVersion<ObjectType>) {
    storage = .installed(version)
  }
}

extension StateObject: DynamicProperty {
  public static func _makeBox(_ field: UnsafeMutablePointer<Self>, _ site: PropertySite)
    -> PropertyBox?
  {
    StateObjectBox(field.pointee.make(), site)
  }

  public static var _isIgnoredInComparison: Bool { true }
}

private final class StateObjectBox<Object: CombineObservableObject>: ObjectBox<Object> {
  private var object: Object?
  private let key: StateKey

  init(_ object: Object, _ site: PropertySite) {
    self.object = object
    key = StateKey(site, nil, Object.self)
    if let restoration = site.runtime.restoration, let object = object as? any SessionState {
      _ = restoration.restore(object, key, of: site.owner, site.runtime)
    }
    super.init(site.owner)
  }

  override func connect(_ field: UnsafeMutableRawPointer) {
    guard let object else { return }
    field.assumingMemoryBound(to: StateObject<Object>.self).pointee.install(depend(on: object))
  }

  override func end() {
    super.end()
    object = nil
  }

  override var stateCells: [any SavableCell] { object is any SessionState ? [self] : [] }
  override var inspectableStates: [any InspectableState] { [self] }
}

extension StateObjectBox: InspectableState {
  var isObject: Bool { true }

  func inspect() -> [InspectedValue] {
    guard let object else { return [] }
    return [
      InspectedValue(
        name: key.name, type: key.texts.valueType, words: InspectedObject.words(of: object))
    ] + InspectedObject.variables(of: object, named: key.name, owner.runtime)
  }

  func summarize() -> InspectedValue? {
    object.map { InspectedObject.summary(of: $0, named: key.name, owner.runtime) }
  }

  func set(_ variable: String?, json: String) throws {
    guard let variable, let object else {
      throw InspectionError(description: "an object cannot be set, only its variables")
    }
    try InspectedObject.set(variable, of: object, json: json, owner.runtime)
  }
}

/// Its variables are saved and restored if it belongs to the session (R35).
extension StateObjectBox: SavableCell {
  func save(_ cells: inout [SavedCell], of identity: String) {
    guard let object = object.flatMap({ SessionType.object($0) }) else { return }
    SessionObjects.save(
      object,
      as: SavedCell(
        identity: identity, declaringType: key.texts.declaringType, name: key.name,
        ordinal: key.ordinal, valueType: key.texts.valueType), owner.runtime.session, &cells)
  }

  var lastSavableChange: Int? { nil }

  func isOwned(by owner: OwnerNode) -> Bool { self.owner === owner && object != nil }
}
