import Observation
import AttributeGraph

/// An object that an enclosing view put into the environment; any change of it runs the body again
/// (R52). When it is missing, the body does not run and an issue names it (R54).
@propertyWrapper
public struct EnvironmentObject<ObjectType: CombineObservableObject> {
  fileprivate var found: ObjectVersion<ObjectType>?

  nonisolated public init() {}

  /// The object, which only a body can read.
  public var wrappedValue: ObjectType {
    guard let found else { preconditionFailure(Self.missing) }
    return found.object
  }

  /// Bindings to the object's properties: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  private static var missing: String {
    """
    an @EnvironmentObject of type \(ObjectType.self) was read outside a body, where it has no \
    value; read it in a body
    """
  }
}

extension EnvironmentObject: DynamicProperty {
  public static func _makeBox(_ field: UnsafeMutablePointer<Self>, _ site: PropertySite)
    -> PropertyBox?
  {
    EnvironmentObjectBox<ObjectType>(site)
  }

  public static var _isIgnoredInComparison: Bool { true }
  public static var _mayBeMissing: Bool { true }

  public static func _requirement(_ field: UnsafePointer<Self>) -> EnvironmentRequirement? {
    EnvironmentRequirement(
      typeName: "\(ObjectType.self)", remedy: ".environmentObject(_:)",
      isMet: { $0[object: ObjectType.self] != nil })
  }
}

private final class EnvironmentObjectBox<Object: CombineObservableObject>: ObjectBox<Object> {
  private let attribute: Attribute<Object?>

  init(_ site: PropertySite) {
    attribute = site.environment.object(Object.self)
    super.init(site.owner)
  }

  override func connect(_ field: UnsafeMutableRawPointer) {
    guard let object = try? owner.runtime.graph.readAmbient(attribute) else { return }
    field.assumingMemoryBound(to: EnvironmentObject<Object>.self).pointee.found =
      depend(on: object)
  }
}

extension EnvironmentScope {
  /// The object of a type as an attribute: a reader runs again only when another object replaces
  /// it.
  func object<Object: AnyObject>(_ type: Object.Type) -> Attribute<Object?> {
    derived(for: .observed(ObjectIdentifier(type)), type) {
      EnvironmentObjectRule<Object>(values: values)
    }
  }
}

private struct EnvironmentObjectRule<Object: AnyObject>: Rule {
  let values: Attribute<EnvironmentValues>

  func value(_ context: borrowing RuleContext) throws(GraphError) -> Object? {
    try context[values][object: Object.self]
  }
  static func areEqual(_ a: borrowing Object?, _ b: borrowing Object?) -> Bool { copy a === copy b }
}

/// Puts an object into the environment under its own type.
nonisolated public struct _EnvironmentObjectModifier<Object: AnyObject>: ViewModifier {
  public typealias Body = Never
  var object: Object?

  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    let inner = inputs.settingEnvironment(modifier) { $0[object: Object.self] = $1.object }
    content.mount(inner, into: &list)
  }
}

extension View {
  /// Provides an object to `@EnvironmentObject` properties of its type in this view and its
  /// descendants (R54).
  nonisolated public func environmentObject<Object: CombineObservableObject>(_ object: Object)
    -> some View
  {
    modifier(_EnvironmentObjectModifier(object: object))
  }

  /// Provides an object to `@Environment(Model.self)` properties in this view and its descendants;
  /// nil removes it (R54).
  nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?)
    -> some View
  {
    modifier(_EnvironmentObjectModifier(object: object))
  }
}
