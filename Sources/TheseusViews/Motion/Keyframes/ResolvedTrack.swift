import Foundation
import TheseusCore

/// One track's keyframes with their computed times and velocities.
struct ResolvedTrack<Value: Animatable> {
  typealias Vector = Value.AnimatableData

  private struct Segment {
    enum Path {
      case still
      case linear(UnitCurve)
      case cubic(startVelocity: Vector, endVelocity: Vector)
      case spring(Spring, startVelocity: Vector)
    }

    let start: Double
    let duration: Double
    let from: Vector
    /// Where it heads: a spring may be elsewhere when its time is over.
    let to: Vector
    let path: Path

    func value(after time: Double) -> Vector {
      let share = duration > 0 ? min(max(time / duration, 0), 1) : 1
      switch path {
      case .still: return to
      case .linear(let curve): return from.interpolated(towards: to, amount: curve.value(at: share))
      case .cubic(let start, let end):
        let (one, two, three) = (share, share * share, share * share * share)
        let way = (to - from).scaled(by: 3 * two - 2 * three)
        return from + way + start.scaled(by: duration * (three - 2 * two + one))
          + end.scaled(by: duration * (three - two))
      case .spring(let spring, let velocity):
        return from
          + spring.value(
            target: to - from, initialVelocity: velocity, time: min(max(time, 0), duration))
      }
    }
  }

  private let initialValue: Value
  private var segments: [Segment] = []
  private var end: Vector
  private(set) var duration = 0.0

  init(from initialValue: Value, _ keyframes: [Keyframe<Value>]) {
    self.initialValue = initialValue
    end = initialValue.animatableData
    var velocity = Vector.zero
    for (index, keyframe) in keyframes.enumerated() {
      velocity = append(
        keyframe, before: index + 1 < keyframes.count ? keyframes[index + 1] : nil,
        arrivingWith: velocity)
    }
  }

  /// Appends a segment and answers the velocity at its end.
  private mutating func append(
    _ keyframe: Keyframe<Value>, before next: Keyframe<Value>?, arrivingWith before: Vector
  ) -> Vector {
    let (from, to, seconds) = (end, keyframe.value.animatableData, keyframe.duration)
    func add(_ path: Segment.Path, endingAt place: Vector) {
      segments.append(Segment(start: duration, duration: seconds, from: from, to: to, path: path))
      duration += seconds
      end = place
    }
    guard seconds > 0 else {
      add(.still, endingAt: to)
      return .zero
    }
    switch keyframe.kind {
    case .move:
      add(.still, endingAt: to)
      return .zero
    case .linear(let curve):
      add(.linear(curve), endingAt: to)
      return (to - from).scaled(by: curve.velocity(at: 1) / seconds)
    case .cubic(let start, let wanted):
      let leaving =
        wanted?.animatableData ?? Self.velocity(from: from, to: to, in: seconds, toward: next)
      add(
        .cubic(startVelocity: start?.animatableData ?? before, endVelocity: leaving), endingAt: to)
      return leaving
    case .spring(let spring, let start, let rests):
      let pushed = start?.animatableData ?? before
      let place =
        rests ? to : from + spring.value(target: to - from, initialVelocity: pushed, time: seconds)
      add(.spring(spring, startVelocity: pushed), endingAt: place)
      return rests
        ? .zero : spring.velocity(target: to - from, initialVelocity: pushed, time: seconds)
    }
  }

  /// The velocity at the end of a cubic keyframe, so that the motion continues smoothly.
  private static func velocity(
    from: Vector, to: Vector, in seconds: Double, toward next: Keyframe<Value>?
  ) -> Vector {
    guard let next, next.duration > 0 else { return .zero }
    let target = next.value.animatableData
    let across = (target - from).scaled(by: 1 / (seconds + next.duration))
    switch next.kind {
    case .move: return .zero
    case .linear(let curve): return (target - to).scaled(by: curve.velocity(at: 0) / next.duration)
    case .cubic(let start, _): return start?.animatableData ?? across
    case .spring(_, let start, _): return start?.animatableData ?? across
    }
  }

  /// The value so many seconds from the start; after the end it stays.
  func value(at time: Double) -> Value {
    var value = initialValue
    // The last one that has started: a move at one time overrides what ends there.
    if let segment = segments.last(where: { $0.start <= time }) {
      value.animatableData = time >= duration ? end : segment.value(after: time - segment.start)
    }
    return value
  }
}
