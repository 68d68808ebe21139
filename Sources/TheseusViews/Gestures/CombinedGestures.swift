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

  /// `waiting`: which of them wait for another press; nil before a release.
  public typealias _Memory = (
    first: First._Memory, second: Second._Memory, value: Value,
    waiting: (first: Bool, second: Bool)?
  )

  public static var _initialMemory: _Memory {
    (First._initialMemory, Second._initialMemory, Value(), nil)
  }

  public func _receive(_ input: GestureInput, _ memory: inout _Memory) -> GesturePhase<Value> {
    // A gesture that ended with an earlier press takes no other one.
    var a = GesturePhase<First.Value>.failed
    var b = GesturePhase<Second.Value>.failed
    if memory.waiting?.first != false { a = first._receive(input, &memory.first) }
    if memory.waiting?.second != false { b = second._receive(input, &memory.second) }
    switch a {
    case .changed(let value), .ended(let value): memory.value.first = value
    case .failed: if memory.waiting?.first == true { memory.value.first = nil }
    case .possible: break
    }
    switch b {
    case .changed(let value), .ended(let value): memory.value.second = value
    case .failed: if memory.waiting?.second == true { memory.value.second = nil }
    case .possible: break
    }
    guard input.kind == .released || input.kind == .expired else {
      return a.isRecognized || b.isRecognized ? .changed(memory.value) : .possible
    }
    // A sequence continues with the next press.
    if input.kind == .released, a.isChanged || b.isChanged {
      memory.waiting = (first: a.isChanged, second: b.isChanged)
      return .changed(memory.value)
    }
    return memory.value.first == nil && memory.value.second == nil ? .failed : .ended(memory.value)
  }

  public func _cancel(_ memory: inout _Memory) {
    first._cancel(&memory.first)
    second._cancel(&memory.second)
  }

  public var _delays: [Duration] { first._delays + second._delays }
  public var _isTap: Bool { first._isTap || second._isTap }
  public var _pressCount: Int { max(first._pressCount, second._pressCount) }

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

  /// The release that the second gesture gets once the first one has no more taps to wait for.
  public static var _initialMemory:
    (first: First._Memory, second: Second._Memory, winner: Int, held: GestureInput?)
  {
    (First._initialMemory, Second._initialMemory, 0, nil)
  }

  public func _receive(
    _ input: GestureInput,
    _ memory: inout (first: First._Memory, second: Second._Memory, winner: Int, held: GestureInput?)
  ) -> GesturePhase<Value> {
    var isFirstPossible = false
    if memory.winner != 2 {
      let phase = first._receive(input, &memory.first)
      if memory.winner == 0, input.kind == .released, phase.isChanged {
        // A sequence that waits for another press may still fail.
        if second._isTap { memory.held = input }
        return phase.map(Value.first)
      }
      if phase.isRecognized {
        if memory.winner == 0 { second._cancel(&memory.second) }
        memory.winner = 1
        return phase.map(Value.first)
      }
      if memory.winner == 1 { return phase.map(Value.first) }
      if case .possible = phase, input.kind != .expired {
        isFirstPossible = true
        if input.kind == .released, second._isTap { memory.held = input }
        if memory.held != nil { return .possible }
        if input.kind == .pressed { memory.second = Second._initialMemory }
      }
    }
    var phase: GesturePhase<Second.Value>
    if let held = memory.held {
      memory.held = nil
      phase = second._receive(held, &memory.second)
      if case .possible = phase { phase = second._receive(input, &memory.second) }
    } else {
      phase = second._receive(input, &memory.second)
    }
    if phase.isRecognized {
      if memory.winner == 0 { first._cancel(&memory.first) }
      memory.winner = 2
    }
    // The first gesture waits for more taps.
    if input.kind == .released, isFirstPossible, !phase.isRecognized { return .possible }
    return phase.map(Value.second)
  }

  public func _cancel(
    _ memory: inout (first: First._Memory, second: Second._Memory, winner: Int, held: GestureInput?)
  ) {
    first._cancel(&memory.first)
    second._cancel(&memory.second)
  }

  public var _delays: [Duration] { first._delays + second._delays }
  public var _isTap: Bool { first._isTap || second._isTap }
  public var _pressCount: Int { max(first._pressCount, second._pressCount) }

  public var _pressedValue: Value? {
    first._pressedValue.map(Value.first) ?? second._pressedValue.map(Value.second)
  }
}

/// One gesture followed by another: in the same press, or in the next one after a gesture that ends
/// with the release.
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

  /// `start` is the time at which the second gesture begins; nil for that of its press.
  public static var _initialMemory:
    (first: First._Memory, second: Second._Memory, value: First.Value?, start: Duration?)
  {
    (First._initialMemory, Second._initialMemory, nil, nil)
  }

  public func _receive(
    _ input: GestureInput,
    _ memory:
      inout (
        first: First._Memory, second: Second._Memory, value: First.Value?, start: Duration?
      )
  ) -> GesturePhase<Value> {
    if let done = memory.value {
      if input.kind == .expired { return .failed }
      if input.kind == .pressed { memory.start = nil }
      var input = input
      if let start = memory.start { input.startTime = start }
      return second._receive(input, &memory.second).map { .second(done, $0) }
    }
    switch first._receive(input, &memory.first) {
    case .possible: return .possible
    case .changed(let value): return .changed(.first(value))
    case .failed: return .failed
    case .ended(let value):
      memory.value = value
      memory.start = end(of: input)
      // A gesture that waits for time continues in the same press.
      return input.kind == .released && !first._delays.isEmpty
        ? .failed : .changed(.second(value, nil))
    }
  }

  /// When the first gesture ended. A host may be late with the time that it waited for.
  @MainActor private func end(of input: GestureInput) -> Duration {
    guard input.kind == .waited else { return input.time }
    let due = first._delays.map { input.startTime + $0 }.filter { $0 <= input.time }.max()
    return due ?? input.time
  }

  public func _cancel(
    _ memory:
      inout (
        first: First._Memory, second: Second._Memory, value: First.Value?, start: Duration?
      )
  ) {
    first._cancel(&memory.first)
    second._cancel(&memory.second)
  }

  /// The delays of the second gesture begin when the first one ends, or with a press of their own.
  public var _delays: [Duration] {
    let (before, after) = (first._delays, second._delays)
    return before + after + before.flatMap { end in after.map { end + $0 } }
  }
  public var _isTap: Bool { first._isTap }
  public var _pressCount: Int {
    first._isTap ? first._pressCount + second._pressCount : second._pressCount
  }
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
