import TheseusCore

/// State that a gesture updates while it continues, and that is reset when the gesture ends.
@propertyWrapper
public struct GestureState<Value> {
  private let initial: Value
  private let onReset: (Value, inout Transaction) -> Void
  private let resetTransaction: Transaction
  private var state: State<Value>

  nonisolated public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }
  nonisolated public init(initialValue: Value) {
    self.init(initialValue: initialValue, reset: { _, _ in })
  }

  /// - Parameter reset: receives the last value before the reset.
  nonisolated public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void)
  {
    self.init(initialValue: wrappedValue, reset: reset)
  }

  nonisolated public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void)
  {
    self.init(initialValue, Transaction(), reset)
  }

  /// - Parameter resetTransaction: the transaction of the reset, with its animation.
  nonisolated public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue, resetTransaction) { _, _ in }
  }

  /// - Parameter resetTransaction: the transaction of the reset, with its animation.
  nonisolated public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue, resetTransaction) { _, _ in }
  }

  nonisolated private init(
    _ initial: Value, _ resetTransaction: Transaction,
    _ onReset: @escaping (Value, inout Transaction) -> Void
  ) {
    self.initial = initial
    self.onReset = onReset
    self.resetTransaction = resetTransaction
    state = State(wrappedValue: initial)
  }

  public var wrappedValue: Value { state.wrappedValue }
  public var projectedValue: GestureState<Value> { self }

  func write(_ value: Value, _ transaction: Transaction) {
    guard transaction.animation != nil || transaction.disablesAnimations else {
      // Without an animation it belongs to the event's other writes (R26).
      return state.wrappedValue = value
    }
    withTransaction(transaction) { state.wrappedValue = value }
  }

  func resetNow() {
    var transaction = resetTransaction
    onReset(state.wrappedValue, &transaction)
    write(initial, transaction)
  }
}

extension GestureState: DynamicProperty {}

extension GestureState where Value: ExpressibleByNilLiteral {
  nonisolated public init() { self.init(initialValue: nil) }
}
