import Foundation
import TheseusCore

/// A gesture with an action for its changes.
public struct _ChangedGesture<Base: Gesture>: Gesture where Base.Value: Equatable {
  public typealias Value = Base.Value
  public typealias Body = Never
  let base: Base
  let action: (Base.Value) -> Void

  public static var _initialMemory: (base: Base._Memory, last: Base.Value?) {
    (Base._initialMemory, nil)
  }

  public func _receive(
    _ input: GestureInput, _ memory: inout (base: Base._Memory, last: Base.Value?)
  ) -> GesturePhase<Base.Value> {
    let phase = base._receive(input, &memory.base)
    let value: Base.Value? =
      switch phase {
      case .changed(let value): value
      case .possible: input.kind == .pressed ? base._pressedValue : nil
      case .ended, .failed: nil
      }
    if let value, memory.last != value {
      memory.last = value
      action(value)
    }
    return phase
  }

  public func _cancel(_ memory: inout (base: Base._Memory, last: Base.Value?)) {
    base._cancel(&memory.base)
  }
  public var _delays: [Duration] { base._delays }
  public var _isTap: Bool { base._isTap }
  public var _pressCount: Int { base._pressCount }
  public var _pressedValue: Value? { base._pressedValue }
}

/// A gesture with an action for its end.
public struct _EndedGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  let base: Base
  let action: (Base.Value) -> Void

  public static var _initialMemory: Base._Memory { Base._initialMemory }

  public func _receive(_ input: GestureInput, _ memory: inout Base._Memory) -> GesturePhase<
    Base.Value
  > {
    let phase = base._receive(input, &memory)
    if case .ended(let value) = phase { action(value) }
    return phase
  }

  public func _cancel(_ memory: inout Base._Memory) { base._cancel(&memory) }
  public var _delays: [Duration] { base._delays }
  public var _isTap: Bool { base._isTap }
  public var _pressCount: Int { base._pressCount }
  public var _pressedValue: Value? { base._pressedValue }
}

/// A gesture whose value is transformed.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
  public typealias Body = Never
  let base: Base
  let transform: (Base.Value) -> Value

  public static var _initialMemory: Base._Memory { Base._initialMemory }

  public func _receive(_ input: GestureInput, _ memory: inout Base._Memory) -> GesturePhase<Value> {
    base._receive(input, &memory).map(transform)
  }

  public func _cancel(_ memory: inout Base._Memory) { base._cancel(&memory) }
  public var _delays: [Duration] { base._delays }
  public var _isTap: Bool { base._isTap }
  public var _pressCount: Int { base._pressCount }
  public var _pressedValue: Value? { base._pressedValue.map(transform) }
}

/// A gesture that updates a `GestureState` while it continues.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  public var base: Base
  public var state: GestureState<State>
  public var _body: (Base.Value, inout State, inout Transaction) -> Void

  public static var _initialMemory: Base._Memory { Base._initialMemory }

  public func _receive(_ input: GestureInput, _ memory: inout Base._Memory) -> GesturePhase<
    Base.Value
  > {
    let phase = base._receive(input, &memory)
    switch phase {
    case .changed(let value):
      var new = state.wrappedValue
      var transaction = Transaction()
      _body(value, &new, &transaction)
      state.write(new, transaction)
    case .possible:
      // For some gestures, such as a long press, the press that may become it counts already.
      if input.kind == .pressed, let pressed = base._pressedValue {
        var new = state.wrappedValue
        var transaction = Transaction()
        _body(pressed, &new, &transaction)
        state.write(new, transaction)
      }
    case .ended, .failed: state.resetNow()
    }
    return phase
  }

  public func _cancel(_ memory: inout Base._Memory) {
    base._cancel(&memory)
    state.resetNow()
  }

  public var _delays: [Duration] { base._delays }
  public var _isTap: Bool { base._isTap }
  public var _pressCount: Int { base._pressCount }
  public var _pressedValue: Value? { base._pressedValue }
}

extension Gesture {
  /// Runs `action` when the gesture's value changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(base: self, action: action)
  }

  /// Runs `action` when the gesture is complete.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  public func map<Other>(_ body: @escaping (Value) -> Other) -> _MapGesture<Self, Other> {
    _MapGesture(base: self, transform: body)
  }

  /// Updates `state` while the gesture continues; it is reset when the gesture ends or is canceled.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, _body: body)
  }
}
