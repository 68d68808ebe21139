import Foundation

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
