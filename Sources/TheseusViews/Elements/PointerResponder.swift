import Foundation

/// An element that takes presses, moves and turns of the wheel inside its frame.
@MainActor
public protocol PointerResponder: ViewElement {
  /// Returns whether it took the event. `point` is in the element's coordinates.
  func handle(_ event: PointerEvent, at point: CGPoint) -> Bool
}
