#if canImport(Darwin)
  import SwiftUI

  /// Theseus' type for the keys of a host: on Apple's systems every key can be typed.
  struct HostKeyboard {
    func text(for shortcut: KeyboardShortcut) -> String? {
      let symbols: [(EventModifiers, String)] = [
        (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘"),
      ]
      let held = symbols.filter { shortcut.modifiers.contains($0.0) }.map(\.1).joined()
      return held + shortcut.key.character.uppercased()
    }
  }

  extension EnvironmentValues {
    var hostKeyboard: HostKeyboard { HostKeyboard() }
  }
#endif
