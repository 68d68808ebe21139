import Observation

/// Makes bindings to the properties of an `@Observable` object: `$model.title` (R54).
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  nonisolated private init(object: Value) { wrappedValue = object }

  // Memberwise initializers take the object itself only when the wrapper's own body declares this.
  @available(
    *, unavailable, message: "the wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable where Value: AnyObject & Observable {
  nonisolated public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  nonisolated public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
  nonisolated public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
