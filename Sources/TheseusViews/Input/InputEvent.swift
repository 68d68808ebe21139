import Foundation
/// A key as `onKeyPress` and `keyboardShortcut` name it: the character the key sends, without
/// modifiers.
///
/// Keys that send no character (arrows, function keys) use AppKit's private-use characters, so that
/// `Character("\u{F704}")` means F1 as it does there.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character

  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{08}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")

  /// F1 to F35 as AppKit numbers them (`NSF1FunctionKey` is U+F704). Other numbers answer nil.
  public static func function(_ number: Int) -> KeyEquivalent? {
    guard (1...35).contains(number), let scalar = Unicode.Scalar(UInt32(0xF703 + number)) else {
      return nil
    }
    return KeyEquivalent(Character(scalar))
  }

  /// Whether the key types something visible; false for a key that only commands (arrows, function
  /// keys, Escape, Delete).
  public var isPrintable: Bool {
    guard let first = character.unicodeScalars.first else { return false }
    return first.value >= 0x20 && first.value != 0x7F && !(0xF700...0xF8FF).contains(first.value)
  }
}

/// Modifier keys that are held, as a set. Raw values are SwiftUI's.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  public static let shift = EventModifiers(rawValue: 1 << 1)
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Alt on most keyboards.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Super or Windows on most keyboards. Few terminals report it: hosts also answer ⌘ shortcuts to
  /// Control.
  public static let command = EventModifiers(rawValue: 1 << 4)
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

/// One key going down, repeating or going up, with what it types.
public struct KeyPress: Hashable, Sendable {
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let down = Phases(rawValue: 1 << 0)
    public static let `repeat` = Phases(rawValue: 1 << 1)
    public static let up = Phases(rawValue: 1 << 2)
    public static let all: Phases = [.down, .repeat, .up]
  }

  public enum Result: Hashable, Sendable {
    case handled
    case ignored
  }

  public let phase: Phases
  public let key: KeyEquivalent
  /// The typed text, empty for a key that types none (an arrow, or a letter with Control or Option
  /// held).
  public let characters: String
  public let modifiers: EventModifiers

  public init(
    phase: Phases = .down, key: KeyEquivalent, characters: String = "",
    modifiers: EventModifiers = []
  ) {
    self.phase = phase
    self.key = key
    self.characters = characters
    self.modifiers = modifiers
  }
}

extension KeyPress {
  /// Whether it goes back from a page and closes a window, unless a view takes it: Escape and
  /// Alt-Left.
  var goesBack: Bool {
    guard phase != .up else { return false }
    let modifiers = modifiers.intersection(.significant)
    return key == .escape && modifiers.isEmpty || key == .leftArrow && modifiers == .option
  }
}

/// A pointer event at a point of the window.
public struct PointerEvent: Hashable, Sendable {
  public enum Button: Hashable, Sendable {
    case left
    case middle
    case right
  }

  public enum Action: Hashable, Sendable {
    case press(Button)
    case release(Button)
    /// The pointer moved with this button held, or with none.
    case move(Button?)
    /// Points scrolled: positive `y` shows content below, positive `x` content to the right.
    case scroll(x: CGFloat, y: CGFloat)
  }

  public var action: Action
  /// Points from the left edge of the window.
  public var x: CGFloat
  /// Points from the top edge of the window.
  public var y: CGFloat
  public var modifiers: EventModifiers

  public var position: CGPoint { CGPoint(x: x, y: y) }

  public init(_ action: Action, at position: CGPoint, modifiers: EventModifiers = []) {
    self.action = action
    x = position.x
    y = position.y
    self.modifiers = modifiers
  }
}

/// An event of the user, from a host to a window.
public enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  /// Text without a key of its own (an input method's commit).
  case text(String)
  /// Pasted text, one event whatever its length. Newlines are `\n`; it is text and never commands.
  case paste(String)
  case pointer(PointerEvent)
  /// The window gained (true) or lost focus.
  case windowFocus(Bool)
  /// The window's new size, in points.
  case resize(width: CGFloat, height: CGFloat)
}
