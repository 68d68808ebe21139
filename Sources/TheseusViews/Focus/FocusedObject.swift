import TheseusCore

/// The object that the focused view, or an enclosing one, sets with `focusedObject(_:)`; nil when
/// none is set. A change of it runs the body again.
@propertyWrapper
public struct FocusedObject<ObjectType: CombineObservableObject> {
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
  /// Sets the object for `@FocusedObject` properties of its type while focus is in this view.
  public func focusedObject<T: CombineObservableObject>(_ object: T) -> some View {
    telling(object, inScene: false)
  }
  public func focusedObject<T: CombineObservableObject>(_ object: T?) -> some View {
    telling(object, inScene: false)
  }

  /// Sets the object for `@FocusedObject` properties of its type while this view's window is the
  /// frontmost one.
  public func focusedSceneObject<T: CombineObservableObject>(_ object: T) -> some View {
    telling(object, inScene: true)
  }
  public func focusedSceneObject<T: CombineObservableObject>(_ object: T?) -> some View {
    telling(object, inScene: true)
  }
}
