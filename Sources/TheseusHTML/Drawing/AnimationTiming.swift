import Foundation
import TheseusCore

/// When a movement begins, how long it takes and along which curve, as CSS writes it.
struct AnimationTiming: Equatable {
  /// Seconds of one repetition.
  let duration: Double
  let easing: String
  let delay: Double
  /// nil for ever.
  let count: Int?
  let autoreverses: Bool

  /// nil for one that takes no time.
  init?(_ animation: Animation) {
    let length = animation.repetitionLength
    guard length > 0 else { return nil }
    duration = min(length, Self.longest)
    easing = Self.easing(of: animation)
    delay = animation.delaySeconds > 0 ? min(animation.delaySeconds, Self.longest) : 0
    count = animation.repetitions.map { max(1, $0) }
    autoreverses = animation.autoreverses
  }

  private static let longest = 1e6

  private static func easing(of animation: Animation) -> String {
    guard animation.repetitionDelayFraction == 0 else { return delayed(animation) }
    return switch animation.curve {
    case .linear: "linear"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    case .bezier(let x1, let y1, let x2, let y2):
      "cubic-bezier("
        + "\(text(min(max(x1, 0), 1))),\(text(y1)),\(text(min(max(x2, 0), 1))),\(text(y2)))"
    case .spring(_, let damping): spring(animation.curve, damping)
    }
  }

  /// CSS has a delay only before the first repetition: points of the curve after a level part.
  private static func delayed(_ animation: Animation) -> String {
    let start = animation.repetitionDelayFraction
    let count = 60
    let points = (0...count).map { index in
      let part = start + (1 - start) * Double(index) / Double(count)
      return "\(text(animation.fraction(inRepetition: part))) \(text(part * 100))%"
    }
    return "linear(0,\(points.joined(separator: ",")))"
  }

  /// CSS has no springs: points of the curve, joined by lines. The less damping, the more
  /// oscillations.
  private static func spring(_ curve: Animation.Curve, _ damping: Double) -> String {
    let count = min(120, Int(24 / max(0.2, min(1, damping))))
    var plain = Animation.linear(duration: 1)
    plain.curve = curve
    let points = (0...count).map { index in
      text(plain.fraction(after: .seconds(Double(index) / Double(count))))
    }
    return "linear(\(points.joined(separator: ",")))"
  }

  private static func text(_ value: Double) -> String { JSONWriter.text(value, decimals: 3) }
}

extension JSONWriter {
  /// Tells the client that what follows changes these nodes in time.
  mutating func animation(of ids: [Int], _ timing: AnimationTiming) {
    list { writer in
      writer.string("anim")
      writer.list { for id in ids { $0.int(id) } }
      writer.number(timing.duration, decimals: 3)
      writer.string(timing.easing)
      guard timing.delay > 0 || timing.count != 1 || timing.autoreverses else { return }
      writer.number(timing.delay, decimals: 3)
      writer.int(timing.count ?? 0)
      writer.bool(timing.autoreverses)
    }
  }
}
