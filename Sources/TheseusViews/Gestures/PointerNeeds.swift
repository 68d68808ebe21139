/// The pointer events that an element handles by itself.
public struct PointerNeeds: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Presses, with the movements and the release that follow.
  public static let presses = PointerNeeds(rawValue: 1)
  /// Movements without a pressed button.
  public static let hover = PointerNeeds(rawValue: 2)
  /// A press of the right button, for its menu.
  public static let menu = PointerNeeds(rawValue: 4)
  /// Files that are dropped on it.
  public static let files = PointerNeeds(rawValue: 8)
}

/// An element on which files can be dropped.
@MainActor
protocol FileReceiver: PointerReceiver {
  /// Whether it takes drops now.
  var takesDrops: Bool { get }
}

/// An element that opens a menu where the right button is pressed.
@MainActor
protocol MenuOpener: PointerResponder, PointerReceiver {
  /// Whether it has a menu now.
  var hasMenu: Bool { get }
}

extension ViewElement {
  /// The pointer events that it handles, for hosts that send only these.
  public final var pointerNeeds: PointerNeeds {
    var needs: PointerNeeds = []
    if pointerResponder != nil || self is any GestureReceiver { needs.insert(.presses) }
    if self is any HoverReceiver { needs.insert(.hover) }
    if (self as? any MenuOpener)?.hasMenu == true { needs.insert(.menu) }
    if (self as? any FileReceiver)?.takesDrops == true { needs.insert(.files) }
    return needs
  }
}
