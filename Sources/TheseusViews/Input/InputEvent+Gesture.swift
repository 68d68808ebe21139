extension InputEvent {
  /// The event as explanations name it: `Return`, `Control-S`, `a click`. Typed text is never part
  /// of it. Nil for an event that is not an action of the user's.
  package var gesture: String? {
    switch self {
    case .key(let press): press.phase == .up ? nil : press.gesture
    case .text: "typing"
    case .paste: "a paste"
    case .pointer(let event):
      switch event.action {
      case .press, .release: "a click"
      case .move(let button): button == nil ? "the pointer" : "a drag"
      case .scroll: "scrolling"
      }
    case .windowFocus, .resize: nil
    }
  }
}

extension KeyPress {
  fileprivate var gesture: String {
    let held = modifiers.intersection([.control, .option, .command])
    guard let name = key.gestureName ?? (held.isEmpty ? nil : key.character.uppercased()) else {
      return "typing"
    }
    let names: [(EventModifiers, String)] = [
      (.control, "Control-"), (.option, "Option-"), (.command, "Command-"),
    ]
    return names.filter { held.contains($0.0) }.map(\.1).joined() + name
  }
}

extension KeyEquivalent {
  /// The name of a key that types nothing visible.
  fileprivate var gestureName: String? {
    switch self {
    case .upArrow: "Up"
    case .downArrow: "Down"
    case .leftArrow: "Left"
    case .rightArrow: "Right"
    case .escape: "Escape"
    case .delete, .deleteForward: "Delete"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .tab: "Tab"
    case .return: "Return"
    default: isPrintable ? nil : "a key"
    }
  }
}
