import TheseusCore

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture: Gesture {
  public typealias Body = Never

  public static var _initialMemory: (first: First._Memory, second: Second._Memory, value: Value) {
    (First._initialMemory, Second._initialMemory, Value())
  }

  public func _receive(
    _ input: GestureInput,
    _ memory: inout (first: First._Memory, second: Second._Memory, value: Value)
  ) -> GesturePhase<Value> {
    let a = first._receive(input, &memory.first)
    let b = second._receive(input, &memory.second)
    if case .changed(let value) = a { memory.value.first = value }
    if case .ended(let value) = a { memory.value.first = value }
    if case .changed(let value) = b { memory.value.second = value }
    if case .ended(let value) = b { memory.value.second = value }
    if input.kind == .released {
      return memory.value.first == nil && memory.value.second == nil
        ? .failed : .ended(memory.value)
    }
    return a.isRecognized || b.isRecognized ? .changed(memory.value) : .possible
  }

  public func _cancel(_ memory: inout (first: First._Memory, second: Second._Memory, value: Value))
  {
    first._cancel(&memory.first)
    second._cancel(&memory.second)
  }

  public var _delay: Duration? { [first._delay, second._delay].compactMap { $0 }.min() }

  public var _pressedValue: Value? {
    let value = Value(first: first._pressedValue, second: second._pressedValue)
    return value.first == nil && value.second == nil ? nil : value
  }
}

/// One of two gestures: the second if the first fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture: Gesture {
  public typealias Body = Never

  public static var _initialMemory: (first: First._Memory, second: Second._Memory, winner: Int) {
    (First._initialMemory, Second._initialMemory, 0)
  }

  public func _receive(
    _ input: GestureInput,
    _ memory: inout (first: First._Memory, second: Second._Memory, winner: Int)
  ) -> GesturePhase<Value> {
    if memory.winner != 2 {
      let phase = first._receive(input, &memory.first)
      if phase.isRecognized {
        if memory.winner == 0 { second._cancel(&memory.second) }
        memory.winner = 1
        return phase.map(Value.first)
      }
      if memory.winner == 1 { return phase.map(Value.first) }
    }
    let phase = second._receive(input, &memory.second)
    if phase.isRecognized {
      if memory.winner == 0 { first._cancel(&memory.first) }
      memory.winner = 2
    }
    return phase.map(Value.second)
  }

  public func _cancel(_ memory: inout (first: First._Memory, second: Second._Memory, winner: Int)) {
    first._cancel(&memory.first)
    second._cancel(&memory.second)
  }

  public var _delay: Duration? { [first._delay, second._delay].compactMap { $0 }.min() }

  public var _pressedValue: Value? {
    first._pressedValue.map(Value.first) ?? second._pressedValue.map(Value.second)
  }
}

/// One gesture followed by another in the same press.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture: Gesture {
  public typealias Body = Never

  public static var _initialMemory:
    (first: First._Memory, second: Second._Memory, value: First.Value?)
  {
    (First._initialMemory, Second._initialMemory, nil)
  }

  public func _receive(
    _ input: GestureInput,
    _ memory: inout (first: First._Memory, second: Second._Memory, value: First.Value?)
  ) -> GesturePhase<Value> {
    if let done = memory.value {
      return second._receive(input, &memory.second).map { .second(done, $0) }
    }
    switch first._receive(input, &memory.first) {
    case .possible: return .possible
    case .changed(let value): return .changed(.first(value))
    case .failed: return .failed
    case .ended(let value):
      memory.value = value
      return input.kind == .released ? .failed : .changed(.second(value, nil))
    }
  }

  public func _cancel(
    _ memory: inout (first: First._Memory, second: Second._Memory, value: First.Value?)
  ) {
    first._cancel(&memory.first)
    second._cancel(&memory.second)
  }

  public var _delay: Duration? { first._delay }
  public var _pressedValue: Value? { first._pressedValue.map(Value.first) }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
  { SimultaneousGesture(self, other) }
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
