import TheseusCore

/// A gesture that begins only while modifier keys are held.
public struct _ModifiersGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  let base: Base
  let modifiers: EventModifiers

  public static var _initialMemory: Base._Memory { Base._initialMemory }

  public func _receive(_ input: GestureInput, _ memory: inout Base._Memory) -> GesturePhase<
    Base.Value
  > {
    if input.kind == .pressed, !input.modifiers.isSuperset(of: modifiers) { return .failed }
    return base._receive(input, &memory)
  }

  public func _cancel(_ memory: inout Base._Memory) { base._cancel(&memory) }
  public var _delays: [Duration] { base._delays }
  public var _isTap: Bool { base._isTap }
  public var _pressCount: Int { base._pressCount }
  public var _pressedValue: Value? { base._pressedValue }
}

extension Gesture {
  /// Requires that the modifier keys are held when the gesture begins.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(base: self, modifiers: modifiers)
  }
}
