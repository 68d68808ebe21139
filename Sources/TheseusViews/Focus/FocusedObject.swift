import TheseusCore

/// The object that the focused view, or one around it, tells by `focusedObject(_:)`; nil while
/// nobody tells one. A change of it runs the body again.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject> {
  @Environment(\.focusedValues) private var values

  nonisolated public init() {}

  public var wrappedValue: ObjectType? {
    guard let object = values[object: ObjectType.self] else { return nil }
    ObservedObject(wrappedValue: object).observe()
    return object
  }

  /// Bindings to the object's properties: `$model?.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    wrappedValue.map { ObservedObject(wrappedValue: $0).projectedValue }
  }
}

extension FocusedObject: DynamicProperty {}

extension View {
  /// Tells an object to `@FocusedObject` properties of its type while the keyboard is in this view.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    telling(object, inScene: false)
  }
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    telling(object, inScene: false)
  }

  /// Tells an object to `@FocusedObject` properties of its type while the window of this view has
  /// the keyboard.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    telling(object, inScene: true)
  }
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    telling(object, inScene: true)
  }
}
