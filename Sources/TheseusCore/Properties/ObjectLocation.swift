/// A property of an object, for bindings: `$model.name`.
final class ObjectLocation<Root: AnyObject, Value>: AnyLocation<Value>, @unchecked Sendable {
  private let object: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>
  /// For an `ObservableObject`: its source in a tree.
  private let source: (@MainActor (Root, ViewRuntime) -> ExternalSource)?

  init(
    _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>,
    source: (@MainActor (Root, ViewRuntime) -> ExternalSource)? = nil
  ) {
    self.object = object
    self.keyPath = keyPath
    self.source = source
  }

  override var root: AnyObject { object }

  override var objectProperty: (object: AnyObject, keyPath: AnyKeyPath)? { (object, keyPath) }

  override var mayReadObservables: Bool { source == nil }

  override func get() -> Value {
    if let source, let runtime = ViewRuntime.active, runtime.isUpdatingOnThisThread {
      _ = MainActor.assumeIsolatedUnchecked {
        source(object, runtime).read(by: runtime.currentOwner)
      }
    }
    return object[keyPath: keyPath]
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    Transaction.write(transaction) { object[keyPath: keyPath] = value }
  }

  override func isEqual(to other: AnyLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
