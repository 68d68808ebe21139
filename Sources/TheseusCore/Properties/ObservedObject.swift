/// An object that is owned elsewhere; any change of it runs the body again (R52).
@propertyWrapper
public struct ObservedObject<ObjectType: CombineObservableObject> {
  private enum Storage {
    case given(ObjectType)
    case connected(ObjectVersion<ObjectType>)
  }

  private var storage: Storage

  nonisolated public init(wrappedValue: ObjectType) { storage = .given(wrappedValue) }
  nonisolated public init(initialValue: ObjectType) { storage = .given(initialValue) }

  public var wrappedValue: ObjectType {
    get {
      switch storage {
      case .given(let object): object
      case .connected(let version): version.object
      }
    }
    set { storage = .given(newValue) }
  }

  fileprivate mutating func connect(_ version: ObjectVersion<ObjectType>) {
    storage = .connected(version)
  }

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
    _ = MainActor.assumeIsolatedUnchecked {
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

private final class ObservedObjectBox<Object: CombineObservableObject>: ObjectBox<Object> {
  override func connect(_ field: UnsafeMutableRawPointer) {
    let property = field.assumingMemoryBound(to: ObservedObject<Object>.self)
    property.pointee.connect(depend(on: property.pointee.wrappedValue))
  }
}
