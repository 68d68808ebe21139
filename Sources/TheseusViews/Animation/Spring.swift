import Foundation
import TheseusCore

/// A spring by its physics: the position of a body that hangs on it, after a time.
public struct Spring: Hashable, Sendable {
  /// Radians a second, without damping.
  private let frequency: Double
  /// The fraction of the critical damping: below one it overshoots its rest position.
  public let dampingRatio: Double

  /// - Parameters:
  ///   - duration: the perceived seconds; in physics, one swing without damping.
  ///   - bounce: the overshoot, from 0 for none to 1 for endless oscillation; below 0 it is
  ///     flattened.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(
      response: duration, dampingRatio: bounce < 0 ? 1 / max(0.001, 1 + bounce) : 1 - min(bounce, 1)
    )
  }

  /// - Parameters:
  ///   - response: seconds of one swing without damping.
  ///   - dampingRatio: the fraction of the critical damping.
  public init(response: Double, dampingRatio: Double) {
    frequency = 2 * .pi / max(0.001, response.isFinite ? response : 0.5)
    self.dampingRatio = max(0, dampingRatio.isFinite ? dampingRatio : 1)
  }

  /// - Parameter allowOverDamping: false to limit the damping to the critical one.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
  {
    let (mass, stiffness) = (max(0.001, mass), max(0.001, stiffness))
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      response: 2 * .pi / (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  public static var smooth: Spring { smooth() }
  public static var snappy: Spring { snappy() }
  public static var bouncy: Spring { bouncy() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public var response: Double { 2 * .pi / frequency }
  public var duration: TimeInterval { response }
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  public var mass: Double { 1 }
  public var stiffness: Double { frequency * frequency }
  public var damping: Double { 2 * dampingRatio * frequency }

  /// Seconds until it stays within a thousandth of its rest position. Without damping, the time of
  /// a thousand oscillations.
  public var settlingDuration: TimeInterval {
    let logarithm = 6.9078
    if dampingRatio == 1 { return 9.2335 / frequency }
    if dampingRatio > 1 {
      let root = (dampingRatio * dampingRatio - 1).squareRoot()
      let slow = 1 / (dampingRatio + root)
      return (logarithm + log((dampingRatio + root) / (2 * root))) / (slow * frequency)
    }
    let amplitude = 1 / max(1e-6, 1 - dampingRatio * dampingRatio).squareRoot()
    return min((logarithm + log(amplitude)) / max(1e-9, dampingRatio * frequency), 1000 * response)
  }

  /// The value after `time` seconds on the way from zero to `target`.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval)
    -> V
  {
    let part = parts(at: time)
    return target.scaled(by: 1 - part.place) + initialVelocity.scaled(by: part.push)
  }

  /// The velocity after `time` seconds on the way from zero to `target`, in units a second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let part = parts(at: time)
    return target.scaled(by: -part.placeRate) + initialVelocity.scaled(by: part.pushRate)
  }

  /// The value after `time` seconds on the way from one value to the other.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval)
    -> V
  {
    var value = fromValue
    value.animatableData =
      fromValue.animatableData
      + self.value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  /// The remaining fraction of the distance, the displacement by the initial velocity, and the
  /// derivatives of both.
  private func parts(at time: Double) -> (
    place: Double, push: Double, placeRate: Double, pushRate: Double
  ) {
    let time = time.isFinite ? max(0, time) : 1e9
    let (w, z) = (frequency, dampingRatio)
    if z < 1 {
      let damped = w * (1 - z * z).squareRoot()
      let (decay, c, s) = (exp(-z * w * time), cos(damped * time), sin(damped * time))
      let place = decay * (c + z * w / damped * s)
      let push = decay * s / damped
      return (place, push, -decay * w * w / damped * s, decay * (c - z * w / damped * s))
    }
    if z == 1 {
      let decay = exp(-w * time)
      return (decay * (1 + w * time), decay * time, -decay * w * w * time, decay * (1 - w * time))
    }
    let root = w * (z * z - 1).squareRoot()
    let (fast, slow) = (-z * w - root, -z * w + root)
    let (f, s) = (exp(fast * time), exp(slow * time))
    let width = slow - fast
    return (
      (slow * f - fast * s) / width, (s - f) / width, slow * fast * (f - s) / width,
      (slow * s - fast * f) / width
    )
  }
}

extension Animation {
  /// Moves as `spring` does.
  ///
  /// - Parameter blendDuration: accepted without effect.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
  }

  /// Moves as `spring` does.
  ///
  /// - Parameter initialVelocity: accepted without effect.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0)
    -> Animation
  {
    .interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }
}
