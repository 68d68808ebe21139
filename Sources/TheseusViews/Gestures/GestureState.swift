import TheseusCore

/// State that a gesture updates while it continues, and that is reset when the gesture ends.
@propertyWrapper
public struct GestureState<Value> {
  private let initial: Value
  private let onReset: (Value, inout Transaction) -> Void
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
    initial = initialValue
    onReset = reset
    state = State(wrappedValue: initialValue)
  }

  nonisolated public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue)
  }

  public var wrappedValue: Value { state.wrappedValue }
  public var projectedValue: GestureState<Value> { self }

  func write(_ value: Value) { state.wrappedValue = value }

  func resetNow() {
    var transaction = Transaction()
    onReset(state.wrappedValue, &transaction)
    state.wrappedValue = initial
  }
}

extension GestureState: DynamicProperty {}

extension GestureState where Value: ExpressibleByNilLiteral {
  nonisolated public init() { self.init(initialValue: nil) }
}
