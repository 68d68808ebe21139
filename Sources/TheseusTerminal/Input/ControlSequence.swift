import TheseusViews

/// One whole CSI sequence and its meaning. Numbers are parsed on demand, without allocation.
struct ControlSequence {
  private let bytes: [UInt8]
  /// `?`, `<`, `>` or `=` in front of the numbers.
  private let prefix: UInt8?
  /// The range of the parameters in the bytes.
  private let parameters: Range<Int>
  /// The first byte between the numbers and the final one.
  private let intermediate: UInt8?
  private let final: UInt8

  private static let largest = 1 << 24

  /// Nil when the sequence is not well-formed.
  init?(_ bytes: [UInt8], final: UInt8) {
    self.bytes = bytes
    self.final = final
    prefix = bytes.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
    let start = prefix == nil ? 0 : 1
    var end = start
    while end < bytes.count, (0x30...0x3B).contains(bytes[end]) { end += 1 }
    parameters = start..<end
    intermediate = end < bytes.count ? bytes[end] : nil
    while end < bytes.count {
      guard (0x20...0x2F).contains(bytes[end]) else { return nil }
      end += 1
    }
  }

  /// The parameter at an index; nil when it is absent or empty.
  private func number(_ index: Int, _ sub: Int = 0) -> Int? {
    Self.number(index, sub, bytes, parameters)
  }

  private static func number(_ index: Int, _ sub: Int, _ bytes: [UInt8], _ range: Range<Int>)
    -> Int?
  {
    var place = (index: 0, sub: 0)
    var value: Int?
    for at in range {
      let byte = bytes[at]
      if byte >= 0x3A {
        if place == (index, sub) { return value }
        place = byte == 0x3B ? (place.index + 1, 0) : (place.index, place.sub + 1)
      } else if place == (index, sub) {
        value = min(largest, (value ?? 0) * 10 + Int(byte) - 0x30)
      }
    }
    return place == (index, sub) ? value : nil
  }

  /// The first number of each parameter.
  private var numbers: [Int?] {
    let count = 1 + bytes[parameters].count { $0 == 0x3B }
    return (0..<count).map { number($0) }
  }

  var input: TerminalInput? {
    switch (prefix, intermediate, UnicodeScalar(final)) {
    case (nil, nil, _): plain
    case (0x3C, nil, "M"), (0x3C, nil, "m"): mouse
    case (0x3F, nil, "c"): .answer(.primaryAttributes(numbers.map { $0 ?? -1 }))
    case (0x3F, nil, "u"): .answer(.keyboardFlags(number(0) ?? 0))
    case (0x3F, nil, "n") where number(0) == 997: .answer(.colorScheme(isDark: number(1) == 1))
    case (0x3F, 0x24, "y"):
      .answer(.mode(number(0) ?? 0, isKnown: number(1).map { $0 != 0 && $0 != 4 } ?? false))
    default: .answer(.other)
    }
  }

  // MARK: Keys

  private var plain: TerminalInput? {
    switch UnicodeScalar(final) {
    case "I": .event(.windowFocus(true))
    case "O": .event(.windowFocus(false))
    case "Z": .key(.tab, modifiers: modifiers.union(.shift), phase: phase)
    case "u": kitty
    case "~":
      number(0) == 27
        ? otherKey
        : Self.numbered(number(0) ?? 0).map { .key($0, modifiers: modifiers, phase: phase) }
    case "c", "n", "t", "y", "x": .answer(.other)
    // F3 with modifiers has the same form, with 1 as its first number.
    case "R" where number(0) == 2: .answer(.cursorColumn(number(1) ?? 1))
    default:
      Self.lettered(UnicodeScalar(final)).map { .key($0, modifiers: modifiers, phase: phase) }
    }
  }

  private var modifiers: EventModifiers { Self.modifiers(number(1) ?? 1) }

  private var phase: KeyPress.Phases {
    switch number(1, 1) {
    case 2: .repeat
    case 3: .up
    default: .down
    }
  }

  private static func modifiers(_ number: Int) -> EventModifiers {
    let bits = max(0, number - 1)
    var result: EventModifiers = []
    if bits & 1 != 0 { result.insert(.shift) }
    if bits & 2 != 0 || bits & 32 != 0 { result.insert(.option) }
    if bits & 4 != 0 { result.insert(.control) }
    if bits & 8 != 0 { result.insert(.command) }
    if bits & 64 != 0 { result.insert(.capsLock) }
    return result
  }

  private static func lettered(_ final: Unicode.Scalar) -> KeyEquivalent? {
    switch final {
    case "A": .upArrow
    case "B": .downArrow
    case "C": .rightArrow
    case "D": .leftArrow
    case "F": .end
    case "H": .home
    case "E": .clear
    case "P": .function(1)
    case "Q": .function(2)
    case "R": .function(3)
    case "S": .function(4)
    default: nil
    }
  }

  private static func numbered(_ number: Int) -> KeyEquivalent? {
    switch number {
    case 1, 7: .home
    case 2: KeyEquivalent("\u{F727}")
    case 3: .deleteForward
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// SS3: arrows and function keys of the application modes, and the numeric keypad.
  static func keypad(_ bytes: [UInt8], final: UInt8) -> TerminalInput? {
    let held = number(bytes.count { $0 == 0x3B }, 0, bytes, bytes.indices) ?? 1
    let modifiers = modifiers(min(255, held))
    if let key = lettered(UnicodeScalar(final)) { return .key(key, modifiers: modifiers) }
    if final == 0x4D {
      return .key(.return, characters: "\r", modifiers: modifiers.union(.numericPad))
    }
    // j to y stand for * to 9, X for =.
    let typed: UInt8? = (0x6A...0x79).contains(final) ? final - 0x40 : final == 0x58 ? 0x3D : nil
    guard let typed else { return nil }
    let digit = Character(Unicode.Scalar(typed))
    return .key(
      KeyEquivalent(digit), characters: String(digit), modifiers: modifiers.union(.numericPad))
  }

  /// xterm's modifyOtherKeys: `CSI 27 ; modifiers ; code ~`.
  private var otherKey: TerminalInput? {
    guard let code = number(2), let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
    return Self.coded(scalar, modifiers, nil, .down)
  }

  /// The kitty keyboard protocol: `CSI code : shifted : base ; modifiers : event ; text u`.
  private var kitty: TerminalInput? {
    guard let code = number(0) else { return nil }
    if let (key, characters) = Self.kittyKey(code) {
      return .key(
        key, characters: characters, modifiers: modifiers.union(.numericPad), phase: phase)
    }
    if (57_376...57_398).contains(code) {
      return KeyEquivalent.function(code - 57_363).map {
        .key($0, modifiers: modifiers, phase: phase)
      }
    }
    // Other characters of the private area are modifier, lock and media keys.
    if (0xE000...0xF8FF).contains(code) { return nil }
    guard let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
    let text = number(2).flatMap { Unicode.Scalar(UInt32($0)) }
    let shifted = number(0, 1).flatMap { Unicode.Scalar(UInt32($0)) }
    return Self.coded(shifted ?? scalar, modifiers, text, phase)
  }

  private static func kittyKey(_ code: Int) -> (KeyEquivalent, String)? {
    switch code {
    case 57_399...57_408:
      let digit = Character(Unicode.Scalar(UInt8(0x30 + code - 57_399)))
      return (KeyEquivalent(digit), String(digit))
    case 57_409: return (".", ".")
    case 57_410: return ("/", "/")
    case 57_411: return ("*", "*")
    case 57_412: return ("-", "-")
    case 57_413: return ("+", "+")
    case 57_414: return (.return, "\r")
    case 57_415: return ("=", "=")
    case 57_416: return (",", ",")
    case 57_417: return (.leftArrow, "")
    case 57_418: return (.rightArrow, "")
    case 57_419: return (.upArrow, "")
    case 57_420: return (.downArrow, "")
    case 57_421: return (.pageUp, "")
    case 57_422: return (.pageDown, "")
    case 57_423: return (.home, "")
    case 57_424: return (.end, "")
    case 57_425: return (KeyEquivalent("\u{F727}"), "")
    case 57_426: return (.deleteForward, "")
    case 57_427: return (.clear, "")
    default: return nil
    }
  }

  /// A key with its character, and its modifiers as a parameter.
  private static func coded(
    _ scalar: Unicode.Scalar, _ modifiers: EventModifiers, _ text: Unicode.Scalar?,
    _ phase: KeyPress.Phases
  ) -> TerminalInput? {
    let isPlain = modifiers.subtracting(.capsLock).isEmpty
    switch scalar.value {
    case 8, 127: return .key(.delete, modifiers: modifiers, phase: phase)
    case 9:
      return .key(
        .tab, characters: isPlain ? "\t" : "", modifiers: modifiers, phase: phase)
    case 10, 13:
      return .key(
        .return, characters: isPlain ? "\r" : "", modifiers: modifiers, phase: phase)
    case 27: return .key(.escape, modifiers: modifiers, phase: phase)
    case 0..<0x20, 0x80...0x9F: return nil
    default: break
    }
    var key = Character(scalar)
    if modifiers.contains(.shift), case let upper = String(key).uppercased(), upper.count == 1 {
      key = Character(upper)
    }
    let commands = !modifiers.isDisjoint(with: [.control, .option, .command])
    let typed = text.map { String(Character($0)) }.flatMap {
      $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } ? $0 : nil
    }
    let shown =
      modifiers.contains(.capsLock)
      ? modifiers.contains(.shift) ? key.lowercased() : key.uppercased() : String(key)
    return .key(
      KeyEquivalent(key), characters: commands || phase == .up ? "" : typed ?? shown,
      modifiers: modifiers, phase: phase)
  }

  // MARK: Mouse

  private var mouse: TerminalInput? {
    guard let code = number(0), let x = number(1), let y = number(2) else { return nil }
    return Self.mouse(code, column: x - 1, row: y - 1, isRelease: final == 0x6D)
  }

  static func mouse(_ code: Int, column: Int, row: Int, isRelease: Bool) -> TerminalInput? {
    guard code < 128 else { return nil }
    let button: PointerEvent.Button? =
      switch code & 3 {
      case 0: .left
      case 1: .middle
      case 2: .right
      default: nil
      }
    let action: PointerEvent.Action
    if code & 64 != 0 {
      action =
        switch code & 3 {
        case 0: .scroll(right: 0, down: -1)
        case 1: .scroll(right: 0, down: 1)
        case 2: .scroll(right: -1, down: 0)
        default: .scroll(right: 1, down: 0)
        }
    } else if code & 32 != 0 {
      action = .move(button)
    } else if isRelease {
      action = .release(button ?? .left)
    } else {
      guard let button else { return nil }
      action = .press(button)
    }
    var modifiers: EventModifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.option) }
    if code & 16 != 0 { modifiers.insert(.control) }
    return .event(
      .pointer(PointerEvent(action, column: max(0, column), row: max(0, row), modifiers: modifiers))
    )
  }
}
