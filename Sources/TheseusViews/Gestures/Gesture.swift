import Foundation
import TheseusCore

/// A pointer interaction, composed of simpler gestures or built in.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }

  /// The gesture's state from event to event. Each press resets it, unless the gesture waits for
  /// another one.
  associatedtype _Memory
  static var _initialMemory: _Memory { get }
  /// Handles an event; called on the gesture's newest value, so that its closures are the newest
  /// too. A gesture that is neither over nor failed when the pointer is released waits for another
  /// press.
  func _receive(_ input: GestureInput, _ memory: inout _Memory) -> GesturePhase<Value>
  /// The gesture will not be finished.
  func _cancel(_ memory: inout _Memory)
  /// The times after a press at which the gesture must be called again without an event.
  var _delays: [Duration] { get }
  /// Whether a release may complete it, so that it may have to wait for other taps.
  var _isTap: Bool { get }
  /// The presses after which it is complete, at most.
  var _pressCount: Int { get }
  /// The value of a press that may still become the gesture; nil if a press has none.
  var _pressedValue: Value? { get }
}

extension Gesture {
  public var _pressedValue: Value? { nil }
  public var _isTap: Bool { false }
  public var _pressCount: Int { 1 }
}

/// The result of an event.
public enum GesturePhase<Value> {
  /// It may still become the gesture.
  case possible
  /// The gesture continues, with this value.
  case changed(Value)
  /// The gesture is complete.
  case ended(Value)
  /// It can no longer become the gesture.
  case failed

  /// Whether the gesture has been recognized.
  var isRecognized: Bool {
    switch self {
    case .changed, .ended: true
    case .possible, .failed: false
    }
  }

  /// Whether it has been recognized and continues.
  var isChanged: Bool { if case .changed = self { true } else { false } }

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// The pointer's actions since its button went down.
public struct GestureInput {
  enum Kind {
    case pressed, moved, released, waited
    /// No other press has followed in time.
    case expired
  }

  var kind: Kind
  /// Points of the window.
  var location: CGPoint
  var start: CGPoint
  /// The window's time, now and at the press.
  var time: Duration
  var startTime: Duration
  /// 1 for a first press, 2 for the second of a double one.
  var count: Int
  var modifiers: EventModifiers
  /// The element that the gesture is attached to, for its local coordinates.
  weak var element: ViewElement?

  /// A point of the window in a coordinate space.
  @MainActor func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    element?.windowPoint(point, in: space) ?? point
  }

  /// The pointer's distance from the press, in points.
  var distance: CGFloat { hypot(location.x - start.x, location.y - start.y) }
}

extension ViewElement {
  /// A point of the window in a coordinate space.
  func windowPoint(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: point
    case .local: local(point)
    case .named(let name): ancestor(named: name)?.local(point) ?? point
    }
  }
}

extension Gesture where Body.Value == Value, _Memory == Body._Memory {
  public static var _initialMemory: Body._Memory { Body._initialMemory }
  public func _receive(_ input: GestureInput, _ memory: inout Body._Memory) -> GesturePhase<Value> {
    body._receive(input, &memory)
  }
  public func _cancel(_ memory: inout Body._Memory) { body._cancel(&memory) }
  public var _delays: [Duration] { body._delays }
  public var _isTap: Bool { body._isTap }
  public var _pressCount: Int { body._pressCount }
  public var _pressedValue: Value? { body._pressedValue }
}

extension Gesture where Body == Never {
  public var body: Never {
    preconditionFailure(
      "body of the primitive gesture \(Self.self) was requested; primitive gestures have no body")
  }
  public func _cancel(_ memory: inout _Memory) {}
  public var _delays: [Duration] { [] }
}

extension Never: Gesture {
  public typealias Value = Never
  public static var _initialMemory: Void { () }
  public var body: Never { switch self {} }
  public func _receive(_ input: GestureInput, _ memory: inout Void) -> GesturePhase<Never> {
    .failed
  }
  public func _cancel(_ memory: inout Void) {}
  public var _delays: [Duration] { [] }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never
  public static var _initialMemory: Wrapped._Memory { Wrapped._initialMemory }
  public func _receive(_ input: GestureInput, _ memory: inout Wrapped._Memory) -> GesturePhase<
    Wrapped.Value
  > {
    self?._receive(input, &memory) ?? .failed
  }
  public func _cancel(_ memory: inout Wrapped._Memory) { self?._cancel(&memory) }
  public var _delays: [Duration] { self?._delays ?? [] }
  public var _isTap: Bool { self?._isTap ?? false }
  public var _pressedValue: Wrapped.Value? { self?._pressedValue }
}
