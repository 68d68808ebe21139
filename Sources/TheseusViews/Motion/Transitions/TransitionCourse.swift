import Foundation
import TheseusCore

/// The way between a view's presence and one part of its absence.
@MainActor
final class TransitionCourse {
  var part: AnyTransition.Part
  /// 0 for present, 1 for fully absent.
  var distance: Double
  /// The distance that it moves to.
  var target: Double
  var animator: Animator?

  init(_ part: AnyTransition.Part, distance: Double) {
    self.part = part
    self.distance = distance
    target = distance
  }

  /// Whether it has arrived at presence.
  var isOver: Bool { target == 0 && distance == 0 && animator?.hasArrived ?? true }

  /// The animation of a movement that begins under `transaction`.
  func animation(_ transaction: Transaction) -> Animation? {
    transaction.disablesAnimations ? nil : part.animation ?? transaction.animation
  }
}

extension AnyTransition.Absence {
  /// How opaque a view is at a distance, where 0 is present and 1 fully absent.
  func opacity(at distance: Double) -> Double {
    min(1, max(0, 1 + (opacity - 1) * distance))
  }

  func opacityInFullSize(at distance: Double) -> Double {
    min(1, max(0, 1 + (opacityInFullSize - 1) * distance))
  }

  func scale(at distance: Double) -> CGFloat { 1 + (scale - 1) * CGFloat(distance) }

  /// How far away a view of this size is drawn, in points.
  func offset(at distance: Double, of size: CGSize) -> CGSize {
    let distance = CGFloat(distance)
    return CGSize(
      width: (offset.width + shift.width * size.width) * distance,
      height: (offset.height + shift.height * size.height) * distance)
  }
}

/// Several absences together.
extension [AnyTransition.Absence] {
  func opacity(at distance: Double) -> Double {
    reduce(1) { $0 * $1.opacity(at: distance) }
  }

  func scale(at distance: Double) -> CGFloat {
    reduce(1) { $0 * $1.scale(at: distance) }
  }

  func offset(at distance: Double, of size: CGSize) -> CGSize {
    reduce(CGSize.zero) {
      let way = $1.offset(at: distance, of: size)
      return CGSize(width: $0.width + way.width, height: $0.height + way.height)
    }
  }

  /// The point that stays where it is, of the first that changes the size.
  var anchor: UnitPoint { first { $0.scale != 1 }?.anchor ?? .center }
}
