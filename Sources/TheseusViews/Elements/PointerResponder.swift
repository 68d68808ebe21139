import Foundation

/// An element that takes presses, moves and turns of the wheel inside its frame.
@MainActor
public protocol PointerResponder: ViewElement {
  /// Returns whether it took the event. `point` is in the element's coordinates.
  func handle(_ event: PointerEvent, at point: CGPoint) -> Bool
}

/// An element that reacts to a pointer in another way: a gesture, a menu, drops, hovering.
@MainActor
protocol PointerReceiver: ViewElement {}

/// An element that a press hits where something in it can be hit, as one with a gesture.
@MainActor
protocol ContentReceiver: PointerReceiver {}

/// Decides whether a press on an element hits it.
@MainActor
public struct HitTraits {
  /// Whether a press between its children hits it: false for an element that only lays out.
  public var isSolid: Bool
  /// Whether it draws in all of its frame. An empty area, as that of a gesture, covers what is
  /// drawn behind it only where it is in front of it to the point.
  public var drawsArea = true
  /// Whether it and its content can be hit.
  public var allowsPointer = true
  /// Whether it is a tab or an item of a bar, beside the content.
  public var isBarItem = false
  /// Children that overlap others and are in front of them.
  public var raisedChildren: [ViewElement] = []

  public init(isSolid: Bool) { self.isSolid = isSolid }

  /// The traits of an element that takes presses between its children and draws nothing there.
  static let emptyArea: HitTraits = {
    var traits = HitTraits(isSolid: true)
    traits.drawsArea = false
    return traits
  }()
}
