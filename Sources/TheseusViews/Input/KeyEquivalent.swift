/// A key as `onKeyPress` and `keyboardShortcut` name it: the character the key sends, without
/// modifiers.
///
/// Keys that send no character (arrows, function keys) use AppKit's private-use characters, so that
/// `Character("\u{F704}")` means F1 as it does there.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character {
    didSet { first = Self.first(of: character) }
  }
  /// The first scalar of the character, which answers most comparisons.
  private var first: Unicode.Scalar

  public init(_ character: Character) {
    self.character = character
    first = Self.first(of: character)
  }

  public init(extendedGraphemeClusterLiteral value: Character) { self.init(value) }

  private static func first(of character: Character) -> Unicode.Scalar {
    let scalars = character.unicodeScalars
    return scalars[scalars.startIndex]
  }

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
    first.value >= 0x20 && first.value != 0x7F && !(0xF700...0xF8FF).contains(first.value)
  }
}

extension KeyEquivalent {
  /// As the characters are compared, but without normalizing them where the first scalars answer.
  /// Each key that is pressed is compared with a dozen others.
  public static func == (one: Self, other: Self) -> Bool {
    if one.first != other.first, !one.hasEquivalents || !other.hasEquivalents { return false }
    return one.character == other.character
  }

  /// Equal characters can begin with different scalars.
  public func hash(into hasher: inout Hasher) { hasher.combine(character) }

  /// Whether a text that begins with another scalar can be canonically equivalent: not for a space,
  /// control characters, and AppKit's private-use characters.
  private var hasEquivalents: Bool {
    first.value > 0x20 && !(0xF700...0xF8FF).contains(first.value)
  }
}
