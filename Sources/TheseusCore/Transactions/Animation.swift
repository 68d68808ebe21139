/// How a change moves from the old value to the new: a duration and a curve. Hosts that cannot show
/// it apply changes immediately.
public struct Animation: Hashable, Sendable {
  public enum Curve: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    case spring(response: Double, dampingFraction: Double)
    case bezier(Double, Double, Double, Double)
  }

  public var curve: Curve
  /// Seconds.
  public var duration: Double
  /// Seconds before the first repetition.
  public var delaySeconds: Double = 0
  /// Seconds at the start of each repetition.
  public var repetitionDelaySeconds: Double = 0
  public var speedFactor: Double = 1
  public var repetitions: Int? = 1
  public var autoreverses = false

  init(_ curve: Curve, _ duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  public static let `default` = Animation(.easeInOut, 0.35)
  public static let linear = Animation(.linear, 0.35)
  public static let easeIn = Animation(.easeIn, 0.35)
  public static let easeOut = Animation(.easeOut, 0.35)
  public static let easeInOut = Animation(.easeInOut, 0.35)
  public static let spring = Animation.spring(response: 0.5)
  public static let bouncy = Animation.spring(response: 0.5, dampingFraction: 0.7)
  public static let smooth = Animation.spring(response: 0.5, dampingFraction: 1)
  public static let snappy = Animation.spring(response: 0.35, dampingFraction: 0.85)

  public static func linear(duration: Double) -> Animation { Animation(.linear, duration) }
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration) }
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration) }
  public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration) }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.bezier(x1, y1, x2, y2), duration)
  }
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(response: response, dampingFraction: dampingFraction), response * 2)
  }
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0)
    -> Animation
  {
    Animation(.spring(response: duration, dampingFraction: 1 - bounce), duration)
  }
  public static let interactiveSpring = interactiveSpring(duration: 0.15)
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce)
  }
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }
  public static let interpolatingSpring = interpolatingSpring(duration: 0.5)
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    spring(duration: duration, bounce: bounce)
  }
  /// A spring by its physics, until it is within a thousandth of its rest position.
  ///
  /// - Parameter initialVelocity: taken and not shown.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    guard mass > 0, stiffness > 0 else { return .default }
    let frequency = (stiffness / mass).squareRoot()
    let fraction = max(0.05, damping / (2 * (stiffness * mass).squareRoot()))
    // The slower of its two parts determines the duration: exp(-7) is a thousandth. Above one it is
    // f - √(f² - 1), written so that strong damping does not cancel out.
    let decay = fraction > 1 ? 1 / (fraction + (fraction * fraction - 1).squareRoot()) : fraction
    return Animation(
      .spring(response: 2 * .pi / frequency, dampingFraction: fraction), 7 / (decay * frequency))
  }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// The animation, which starts after `delay` seconds. A delay before `repeatCount` or
  /// `repeatForever` is part of each repetition.
  public func delay(_ delay: Double) -> Animation { with { $0.delaySeconds += delay } }
  /// The animation with its delays so far, `speed` times as fast.
  public func speed(_ speed: Double) -> Animation {
    with {
      $0.speedFactor *= speed
      guard speed > 0 else { return }
      $0.delaySeconds /= speed
      $0.repetitionDelaySeconds /= speed
    }
  }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    repeating(count, autoreverses)
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    repeating(nil, autoreverses)
  }

  private func repeating(_ count: Int?, _ autoreverses: Bool) -> Animation {
    with {
      $0.repetitions = count
      $0.autoreverses = autoreverses
      $0.repetitionDelaySeconds += $0.delaySeconds
      $0.delaySeconds = 0
    }
  }

  private func with(_ change: (inout Animation) -> Void) -> Animation {
    var copy = self
    change(&copy)
    return copy
  }
}
