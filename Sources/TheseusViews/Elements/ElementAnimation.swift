import Foundation
import TheseusCore

/// A movement of an element, for a host that animates by itself (`HostCapabilities.animations`).
///
/// The element shows the end immediately; the host shows what lies between. A host that still shows
/// another movement of the same kind starts from what it shows.
public struct ElementAnimation {
  public enum Movement: Equatable, Sendable {
    /// How opaque the element is, 0 to 1.
    case opacity(from: Double, to: Double)
    /// How far its content is from where it is laid out, in points.
    case offset(from: CGSize, to: CGSize)
    /// Its frame in its parent's coordinates, and with it what is laid out inside and around it.
    case frame(from: CGRect, to: CGRect)
  }

  public let element: ViewElement
  public internal(set) var movement: Movement
  /// The curve, the duration, the delay, repetitions.
  public let animation: Animation
}

extension ViewElement {
  /// Hands a movement to the host. Returns false where the host shows frames instead.
  final func describe(_ movement: ElementAnimation.Movement, _ animation: Animation) -> Bool {
    guard window.screen.capabilities.contains(.animations) else { return false }
    window.animations.append(
      ElementAnimation(element: self, movement: movement, animation: animation))
    return true
  }
}
