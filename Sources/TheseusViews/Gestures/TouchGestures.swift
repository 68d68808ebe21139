import Foundation
import TheseusCore

// Gestures of two fingers: a mouse cannot make them, so they are never recognized; gestures
// combined with them are.

/// Two fingers moved apart or together; a terminal has no such input.
public struct MagnifyGesture: Gesture, Equatable {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public typealias Body = Never
  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
  public static var _initialMemory: Void { () }
  public func _receive(_ input: GestureInput, _ memory: inout Void) -> GesturePhase<Value> {
    .failed
  }
}

/// The older form of `MagnifyGesture`.
public struct MagnificationGesture: Gesture, Equatable {
  public typealias Value = CGFloat
  public typealias Body = Never
  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
  public static var _initialMemory: Void { () }
  public func _receive(_ input: GestureInput, _ memory: inout Void) -> GesturePhase<CGFloat> {
    .failed
  }
}

/// Two fingers turned; no pointer of a terminal does.
public struct RotateGesture: Gesture, Equatable {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public typealias Body = Never
  public var minimumAngleDelta: Angle

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  public static var _initialMemory: Void { () }
  public func _receive(_ input: GestureInput, _ memory: inout Void) -> GesturePhase<Value> {
    .failed
  }
}

/// The older form of `RotateGesture`.
public struct RotationGesture: Gesture, Equatable {
  public typealias Value = Angle
  public typealias Body = Never
  public var minimumAngleDelta: Angle

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  public static var _initialMemory: Void { () }
  public func _receive(_ input: GestureInput, _ memory: inout Void) -> GesturePhase<Angle> {
    .failed
  }
}
