import Foundation
import TheseusCore

/// Keyframes of one value, in sequence.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  associatedtype Body: KeyframeTrackContent where Body.Value == Value
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
  /// Appends its keyframes.
  func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>)
}

extension KeyframeTrackContent {
  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    body._resolve(into: &resolved)
  }
}

/// The keyframes of one track, in their order.
public struct _ResolvedKeyframeTrackContent<Value: Animatable> {
  var keyframes: [Keyframe<Value>] = []
}

/// A target value, and the curve toward it.
struct Keyframe<Value: Animatable> {
  enum Kind {
    case move
    case linear(UnitCurve)
    case cubic(startVelocity: Value?, endVelocity: Value?)
    /// Without a duration it lasts until the spring rests.
    case spring(Spring, startVelocity: Value?, rests: Bool)
  }

  let value: Value
  /// Seconds.
  let duration: Double
  let kind: Kind

  init(_ value: Value, _ duration: Double, _ kind: Kind) {
    self.value = value
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.kind = kind
  }
}

/// Moves to a value at constant speed, or by a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  /// - Parameter duration: seconds from the keyframe before.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = Keyframe(to, duration, .linear(timingCurve))
  }

  public var body: Self { self }
  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keyframes.append(keyframe)
  }
}

/// Moves to a value by a cubic curve. Between cubic keyframes without velocities the movement is
/// smooth: a Catmull-Rom spline.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  /// - Parameters:
  ///   - duration: seconds from the keyframe before.
  ///   - startVelocity: units a second; nil for that of the keyframe before.
  ///   - endVelocity: units a second; nil for one that suits the keyframe that follows.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      to, duration, .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
  }

  public var body: Self { self }
  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keyframes.append(keyframe)
  }
}

/// Moves to a value by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  /// - Parameters:
  ///   - duration: seconds, after which the next keyframe continues from the spring's position; nil
  ///     until it rests.
  ///   - startVelocity: units a second; nil for that of the keyframe before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      to, duration ?? spring.settlingDuration,
      .spring(spring, startVelocity: startVelocity, rests: duration == nil))
  }

  public var body: Self { self }
  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keyframes.append(keyframe)
  }
}

/// Moves to a value immediately.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: Keyframe<Value>

  public init(_ to: Value) { keyframe = Keyframe(to, 0, .move) }

  public var body: Self { self }
  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keyframes.append(keyframe)
  }
}

/// Keyframes that a builder put together.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  let resolved: _ResolvedKeyframeTrackContent<Value>

  init(_ parts: [(inout _ResolvedKeyframeTrackContent<Value>) -> Void]) {
    var resolved = _ResolvedKeyframeTrackContent<Value>()
    for part in parts { part(&resolved) }
    self.resolved = resolved
  }

  public var body: Self { self }
  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keyframes += self.resolved.keyframes
  }
}

/// Builds a track from keyframes in sequence.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
    -> _KeyframeSequence<Value>
  {
    _KeyframeSequence(components.map { part in { part._resolve(into: &$0) } })
  }
  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence([]) }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence([{ accumulated._resolve(into: &$0) }, { next._resolve(into: &$0) }])
  }
  public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?)
    -> _KeyframeSequence<Value>
  {
    _KeyframeSequence(component.map { part in [{ part._resolve(into: &$0) }] } ?? [])
  }
  public static func buildEither(first: some KeyframeTrackContent<Value>) -> _KeyframeSequence<
    Value
  > {
    _KeyframeSequence([{ first._resolve(into: &$0) }])
  }
  public static func buildEither(second: some KeyframeTrackContent<Value>) -> _KeyframeSequence<
    Value
  > {
    _KeyframeSequence([{ second._resolve(into: &$0) }])
  }
}
