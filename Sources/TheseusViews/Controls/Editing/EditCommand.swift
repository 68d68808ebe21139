import Foundation

/// The effect of a key on a text, as in editors and shells.
enum EditCommand: Equatable {
  case insert(String)
  case newline
  case left(selecting: Bool), right(selecting: Bool), wordLeft(selecting: Bool), wordRight(
    selecting: Bool)
  case up(selecting: Bool), down(selecting: Bool)
  case pageUp(selecting: Bool), pageDown(selecting: Bool)
  /// Shows another page; the caret stays.
  case scrollPageUp, scrollPageDown
  case lineStart(selecting: Bool), lineEnd(selecting: Bool), textStart(selecting: Bool), textEnd(
    selecting: Bool)
  case deleteBackward, deleteForward, deleteWordBackward, deleteWordForward, deleteToLineStart,
    deleteToLineEnd
  case selectAll
  case undo, redo
  case cut, copy, paste
  /// Redoes the last undone edit, else inserts what was last deleted by word or line.
  case redoOrYank

  init?(_ press: KeyPress) {
    let shift = press.modifiers.contains(.shift)
    let byWord = !press.modifiers.isDisjoint(with: [.control, .option])
    let command = press.modifiers.contains(.command)
    switch press.key {
    case .leftArrow:
      self =
        command
        ? .lineStart(selecting: shift)
        : byWord ? .wordLeft(selecting: shift) : .left(selecting: shift)
    case .rightArrow:
      self =
        command
        ? .lineEnd(selecting: shift)
        : byWord ? .wordRight(selecting: shift) : .right(selecting: shift)
    case .upArrow where !byWord:
      self = command ? .textStart(selecting: shift) : .up(selecting: shift)
    case .downArrow where !byWord:
      self = command ? .textEnd(selecting: shift) : .down(selecting: shift)
    case .pageUp: self = byWord || shift ? .pageUp(selecting: shift) : .scrollPageUp
    case .pageDown: self = byWord || shift ? .pageDown(selecting: shift) : .scrollPageDown
    case .home: self = byWord ? .textStart(selecting: shift) : .lineStart(selecting: shift)
    case .end: self = byWord ? .textEnd(selecting: shift) : .lineEnd(selecting: shift)
    case .delete:
      self = command ? .deleteToLineStart : byWord ? .deleteWordBackward : .deleteBackward
    case .deleteForward: self = byWord ? .deleteWordForward : .deleteForward
    case .return: self = .newline
    default:
      guard let command = Self.letter(press) else { return nil }
      self = command
    }
  }

  private static func letter(_ press: KeyPress) -> EditCommand? {
    let modifiers = press.modifiers.intersection([.control, .option, .command])
    if modifiers.isEmpty { return typed(press) }
    let isShifted = press.modifiers.contains(.shift) || press.key.character.isUppercase
    let letter = press.key.character.lowercased()
    switch (modifiers, letter) {
    case (.control, "z"), (.command, "z"): return isShifted ? .redo : .undo
    // Control and slash, in terminals.
    case (.control, "_"), (.control, "/"): return .undo
    case (.control, "x"), (.command, "x"): return .cut
    case (.control, "c"), (.command, "c"): return .copy
    case (.control, "v"), (.command, "v"): return .paste
    case (.control, "a"): return .lineStart(selecting: false)
    case (.control, "e"): return .lineEnd(selecting: false)
    case (.control, "k"): return .deleteToLineEnd
    case (.control, "u"): return .deleteToLineStart
    case (.control, "w"): return .deleteWordBackward
    case (.control, "h"): return .deleteBackward
    case (.control, "d"): return .deleteForward
    case (.control, "y"): return .redoOrYank
    case (.option, "b"): return .wordLeft(selecting: false)
    case (.option, "f"): return .wordRight(selecting: false)
    case (.option, "d"): return .deleteWordForward
    case (.command, "a"): return .selectAll
    default: break
    }
    // Option may be part of typing a symbol; with Control or Command held a key is a command.
    return modifiers.isDisjoint(with: [.control, .command]) ? typed(press) : nil
  }

  private static func typed(_ press: KeyPress) -> EditCommand? {
    guard !press.characters.isEmpty,
      press.characters.unicodeScalars.allSatisfy({
        $0.value >= 32 && $0.value != 127 && !(0xF700...0xF8FF).contains($0.value)
      })
    else { return nil }
    return .insert(press.characters)
  }
}
