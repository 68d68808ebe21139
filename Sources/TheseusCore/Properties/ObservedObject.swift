/// An object that is owned elsewhere; any change of it runs the body again (R52).
@propertyWrapper
public struct ObservedObject<ObjectType: CombineObservableObject> {
  public var wrappedValue: ObjectType

  nonisolated public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  nonisolated public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the object's properties: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
      -> Binding<Subject>
    {
      Binding(
        location: ObjectLocation(object, keyPath) { object, runtime in
          runtime.objects.source(of: object, runtime)
        })
    }
  }
}

extension ObservedObject {
  /// Makes the body that is running, where one is, depend on the object (R52).
  package func observe() {
    guard let runtime = ViewRuntime.active, runtime.isUpdatingOnThisThread else { return }
    nonisolated(unsafe) let object = wrappedValue
    MainActor.assumeIsolatedUnchecked {
      runtime.objects.source(of: object, runtime).read(by: runtime.currentOwner)
    }
  }
}

extension ObservedObject: DynamicProperty {
  public static func _makeBox(_ field: UnsafeMutablePointer<Self>, _ site: PropertySite)
    -> PropertyBox?
  {
    ObservedObjectBox<ObjectType>(site.owner)
  }
}

/// The dependence of one body on one declared object at a time.
@MainActor
class ObjectBox: PropertyBox {
  unowned let owner: OwnerNode
  private(set) var source: ExternalSource?

  init(_ owner: OwnerNode) {
    self.owner = owner
    super.init()
  }

  /// Makes the running body depend on `object`, read or not (R52).
  func depend<Object: CombineObservableObject>(on object: Object) {
    let source = owner.runtime.objects.source(of: object, owner.runtime)
    source.read(by: owner)
    self.source = source
  }

  override func hasChanged(in update: Int) -> Bool { source?.lastChange == update }
  override func end() { source = nil }
}

private final class ObservedObjectBox<Object: CombineObservableObject>: ObjectBox {
  override func connect(_ field: UnsafeMutableRawPointer) {
    depend(on: field.assumingMemoryBound(to: ObservedObject<Object>.self).pointee.wrappedValue)
  }
}
