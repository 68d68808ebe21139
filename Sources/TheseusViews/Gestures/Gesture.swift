import Foundation
import TheseusCore

/// Something a person does with the pointer, made of simpler gestures or one that the module has.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }

  /// What the gesture remembers from event to event, starting anew with each press.
  associatedtype _Memory
  static var _initialMemory: _Memory { get }
  /// Takes an event; the gesture's newest value is asked, so that its closures are the newest too.
  func _receive(_ input: GestureInput, _ memory: inout _Memory) -> GesturePhase<Value>
  /// The gesture will not be finished.
  func _cancel(_ memory: inout _Memory)
  /// How long after a press the gesture has to be asked again though nothing has happened; nil for
  /// never.
  var _delay: Duration? { get }
}

/// What an event came to.
public enum GesturePhase<Value> {
  /// It may still become the gesture.
  case possible
  /// The gesture goes on, with this value.
  case changed(Value)
  /// The gesture is complete.
  case ended(Value)
  /// It cannot become the gesture any more.
  case failed

  /// Whether the gesture has been recognised.
  var isRecognized: Bool {
    switch self {
    case .changed, .ended: true
    case .possible, .failed: false
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// What the pointer did since its button went down.
public struct GestureInput {
  enum Kind { case pressed, moved, released, waited }

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
  /// The element that the gesture is attached to, for coordinates of its own.
  weak var element: ViewElement?

  /// A point of the window in a coordinate space.
  @MainActor func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    guard let element else { return point }
    switch space {
    case .global: return point
    case .local: return element.local(point)
    case .named(let name):
      guard let ancestor = element.ancestor(named: name) else { return point }
      return ancestor.local(point)
    }
  }

  /// How far the pointer has gone from where it was pressed, in points.
  var distance: CGFloat { hypot(location.x - start.x, location.y - start.y) }
}

extension Gesture where Body.Value == Value, _Memory == Body._Memory {
  public static var _initialMemory: Body._Memory { Body._initialMemory }
  public func _receive(_ input: GestureInput, _ memory: inout Body._Memory) -> GesturePhase<Value> {
    body._receive(input, &memory)
  }
  public func _cancel(_ memory: inout Body._Memory) { body._cancel(&memory) }
  public var _delay: Duration? { body._delay }
}

extension Gesture where Body == Never {
  public var body: Never {
    preconditionFailure(
      "body of the primitive gesture \(Self.self) was asked for; primitive gestures have none")
  }
  public func _cancel(_ memory: inout _Memory) {}
  public var _delay: Duration? { nil }
}

extension Never: Gesture {
  public typealias Value = Never
  public static var _initialMemory: Void { () }
  public var body: Never { switch self {} }
  public func _receive(_ input: GestureInput, _ memory: inout Void) -> GesturePhase<Never> {
    .failed
  }
  public func _cancel(_ memory: inout Void) {}
  public var _delay: Duration? { nil }
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
  public var _delay: Duration? { self?._delay }
}
