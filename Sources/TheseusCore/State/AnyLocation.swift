/// Where a binding reads and writes: a state cell, a projection of another location, or a pair of closures.
open class AnyLocation<Value>: PropertyBox, @unchecked Sendable {
  /// The present value. Inside a body it makes an edge (R25).
  nonisolated open func get() -> Value { preconditionFailure("AnyLocation is abstract") }

  /// Writes under `transaction`. From any thread (R28).
  nonisolated open func set(_ value: Value, _ transaction: Transaction) {}

  /// The same place by the rules of R40.
  nonisolated open func isEqual(to other: AnyLocation<Value>) -> Bool { self === other }

  /// The cell or object that the location leads to.
  nonisolated var root: AnyObject { self }

  /// The runtime of the state cell it ends at, if it ends at one.
  nonisolated var home: ViewRuntime? { nil }

  nonisolated override public init() { super.init() }
}
