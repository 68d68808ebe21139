/// An object as of one of its changes, as a view whose body runs has it.
///
/// A closure that captures the view then equals only closures of the same version (R40). One that
/// captured nothing but the object would equal all of them, and the views that it is given to would
/// not run again after a change of the object.
final class ObjectVersion<Object: AnyObject> {
  let object: Object
  fileprivate let change: UInt64

  fileprivate init(_ object: Object, _ change: UInt64) {
    self.object = object
    self.change = change
  }
}

/// The dependence of one body on one declared object at a time.
@MainActor
class ObjectBox<Object: CombineObservableObject>: PropertyBox {
  unowned let owner: OwnerNode
  private var source: ExternalSource?
  private var version: ObjectVersion<Object>?

  init(_ owner: OwnerNode) {
    self.owner = owner
    super.init()
  }

  /// Makes the running body depend on `object`, read or not (R52).
  func depend(on object: Object) -> ObjectVersion<Object> {
    let source = owner.runtime.objects.source(of: object, owner.runtime)
    self.source = source
    let change = source.read(by: owner)
    if let version, version.object === object, version.change == change { return version }
    let version = ObjectVersion(object, change)
    self.version = version
    return version
  }

  override func hasChanged(in update: Int) -> Bool { source?.lastChange == update }

  override func end() {
    source = nil
    version = nil
  }
}
