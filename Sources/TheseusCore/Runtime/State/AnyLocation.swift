/// The location that a binding reads and writes: a state cell, a projection of another location, or
/// a pair of closures.
open class AnyLocation<Value>: PropertyBox, @unchecked Sendable {
  /// The present value. Inside a body it makes an edge (R25).
  nonisolated open func get() -> Value { preconditionFailure("AnyLocation is abstract") }

  /// Writes under `transaction`. From any thread (R28).
  nonisolated open func set(_ value: Value, _ transaction: Transaction) {}

  /// Whether it is the same location by the rules of R40.
  nonisolated open func isEqual(to other: AnyLocation<Value>) -> Bool { self === other }

  /// The same element, found by its id, where this location finds one by its position.
  nonisolated func identified<ID: Hashable>(by identify: @escaping (Value) -> ID) -> AnyLocation<
    Value
  > { self }

  /// The cell or object that the location leads to.
  nonisolated var root: AnyObject { self }

  /// The property of an object that it is, or is a part of.
  nonisolated var objectProperty: (object: AnyObject, keyPath: AnyKeyPath)? { nil }

  /// Whether reading it may read properties of observable objects, which only tracked code can
  /// follow.
  nonisolated var mayReadObservables: Bool { false }

  /// The reading that rules which are not bodies share, made at the first.
  nonisolated(unsafe) final var reading: AmbientReading?

  /// The present value, for code that is not tracked too: a field's content follows the location's
  /// inputs.
  nonisolated final func follow() -> Value {
    guard mayReadObservables, let runtime = ViewRuntime.active, runtime.isUpdatingOnThisThread
    else { return get() }
    return MainActor.assumeIsolatedUnchecked {
      Unchecked(runtime.isTracking ? get() : runtime.objects.read(self, runtime))
    }.value
  }

  /// The runtime of the state cell it ends at, if it ends at one.
  nonisolated var home: ViewRuntime? { nil }

  nonisolated override public init() { super.init() }
}
