/// An element that takes keys and text while it, or an element inside it, has focus.
@MainActor
public protocol KeyResponder: ViewElement {
  /// Returns whether it took the key.
  func handle(_ key: KeyPress) -> Bool
  /// Whether it wants this key before the element that it wraps gets it as text.
  func claims(_ key: KeyPress) -> Bool
  /// Takes text that is typed as a whole or pasted. Returns whether it did.
  func insert(_ text: String, isPaste: Bool) -> Bool
  /// Whether `insert` may take pasted text now. A host need not read a paste that nothing takes.
  var takesPaste: Bool { get }
  /// Whether its keys come before those of the element that it wraps: `onKeyPress`, commands.
  var precedesContent: Bool { get }
  /// Whether keys go to it while nothing has focus, unless an element inside it takes them too.
  var takesUnfocusedKeys: Bool { get }
  /// Whether paging keys that nothing took scroll it now.
  var takesPagingKeys: Bool { get }
  /// The keys that it requests besides those of its kind of control, for hosts that send only what
  /// is wanted.
  var announcedKeys: AnnouncedKeys { get }
}

/// Keys that an element wants to receive.
public struct AnnouncedKeys: Equatable {
  public var keys: Set<KeyEquivalent>
  /// Whether it also wants every key that types something.
  public var includesCharacters: Bool

  public init(_ keys: Set<KeyEquivalent> = [], includesCharacters: Bool = false) {
    self.keys = keys
    self.includesCharacters = includesCharacters
  }

  /// The keys that move and operate, and type nothing.
  public static let commands: Set<KeyEquivalent> = [
    .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown, .return,
    .space, .escape, .delete, .deleteForward,
  ]
}

extension KeyResponder {
  public func insert(_ text: String, isPaste: Bool) -> Bool { false }
  public func claims(_ key: KeyPress) -> Bool { false }
  public var takesPaste: Bool { false }
  public var precedesContent: Bool { false }
  public var takesUnfocusedKeys: Bool { false }
  public var takesPagingKeys: Bool { false }
  public var announcedKeys: AnnouncedKeys { AnnouncedKeys() }
}
