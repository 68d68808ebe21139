/// A property of an object, for bindings: `$model.name`.
///
/// A body that reads it is tracked like any other reader; a rule that is no body (a field's content) gets an edge of its own.
final class ObjectLocation<Root: AnyObject, Value>: AnyLocation<Value>, @unchecked Sendable {
  private let object: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>
  /// For an `ObservableObject`: its source in a tree.
  private let source: (@MainActor (Root, ViewRuntime) -> ExternalSource)?

  init(
    _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>, source: (@MainActor (Root, ViewRuntime) -> ExternalSource)? = nil
  ) {
    self.object = object
    self.keyPath = keyPath
    self.source = source
  }

  override var root: AnyObject { object }

  override func get() -> Value {
    guard let runtime = ViewRuntime.active, runtime.isUpdatingOnThisThread else { return object[keyPath: keyPath] }
    return MainActor.assumeIsolatedUnchecked { Unchecked(read(in: runtime)) }.value
  }

  @MainActor
  private func read(in runtime: ViewRuntime) -> Value {
    if let source {
      source(object, runtime).read(by: runtime.currentOwner)
      return object[keyPath: keyPath]
    }
    if runtime.isTracking { return object[keyPath: keyPath] }
    let property = runtime.objects.source(of: object, keyPath, runtime)
    property.read(by: nil)
    return property.watch { object[keyPath: keyPath] }
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    if transaction.group == Transaction.current.group {
      object[keyPath: keyPath] = value
    } else {
      Transaction.$current.withValue(transaction) { object[keyPath: keyPath] = value }
    }
  }

  override func isEqual(to other: AnyLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
