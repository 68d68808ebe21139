import Foundation

extension Animation {
  /// From the change to the end, the delay and all repetitions included; nil for one that never
  /// ends.
  public var totalDuration: Duration? {
    guard let repetitions else { return nil }
    return .seconds(Self.sound(delay + repetitionLength * Double(max(1, repetitions))))
  }

  /// The seconds of one repetition, at the animation's speed, its delay included.
  public var repetitionLength: Double { repetitionDelay + length }

  /// The part of one repetition that its delay takes, from 0 to 1.
  public var repetitionDelayFraction: Double {
    repetitionLength > 0 ? repetitionDelay / repetitionLength : 0
  }

  /// One way along the curve.
  private var length: Double { Self.sound(speedFactor > 0 ? duration / speedFactor : duration) }
  private var delay: Double { Self.sound(delaySeconds) }
  private var repetitionDelay: Double { Self.sound(repetitionDelaySeconds) }

  /// A finite, positive number of seconds: an app may compute any number.
  private static func sound(_ seconds: Double) -> Double { seconds > 0 ? min(seconds, 1e9) : 0 }

  /// How far it has progressed, from 0 to 1; springs overshoot a little.
  public func fraction(after elapsed: Duration) -> Double {
    let seconds = elapsed / .seconds(1) - delay
    guard seconds > 0 else { return 0 }
    guard repetitionLength > 0 else { return 1 }
    let count = seconds / repetitionLength
    if let repetitions, count >= Double(max(1, repetitions)) { return 1 }
    let part = count - count.rounded(.down)
    let isBackwards = autoreverses && count.rounded(.down).truncatingRemainder(dividingBy: 2) == 1
    return fraction(inRepetition: isBackwards ? 1 - part : part)
  }

  /// How far one repetition, from 0 to 1, has progressed at a part of its time.
  public func fraction(inRepetition part: Double) -> Double {
    let seconds = part * repetitionLength - repetitionDelay
    guard seconds > 0 else { return 0 }
    return length > 0 ? curve.value(at: min(1, seconds / length)) : 1
  }
}

extension Animation.Curve {
  /// The progress at a fraction of the time, 0 to 1.
  func value(at time: Double) -> Double {
    switch self {
    case .linear: time
    case .easeIn: Self.bezier(0.42, 0, 1, 1, at: time)
    case .easeOut: Self.bezier(0, 0, 0.58, 1, at: time)
    case .easeInOut: Self.bezier(0.42, 0, 0.58, 1, at: time)
    case .bezier(let x1, let y1, let x2, let y2): Self.bezier(x1, y1, x2, y2, at: time)
    case .spring(_, let damping): Self.spring(damping, at: time)
    }
  }

  /// A cubic Bézier curve from (0, 0) to (1, 1), solved for time by bisection: its x grows with the
  /// parameter.
  private static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at time: Double
  ) -> Double {
    func point(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if point(min(max(x1, 0), 1), min(max(x2, 0), 1), middle) < time {
        low = middle
      } else {
        high = middle
      }
    }
    return point(y1, y2, (low + high) / 2)
  }

  /// A damped oscillator that is at rest, to a thousandth, when the time is over.
  private static func spring(_ damping: Double, at time: Double) -> Double {
    let ratio = min(max(damping, 0.05), 1)
    let omega = 7 / ratio
    let decay = exp(-ratio * omega * time)
    guard ratio < 1 else { return 1 - decay * (1 + omega * time) }
    let damped = omega * (1 - ratio * ratio).squareRoot()
    return 1 - decay * (cos(damped * time) + ratio * omega / damped * sin(damped * time))
  }
}
