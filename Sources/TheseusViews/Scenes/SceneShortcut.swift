import TheseusCore

/// The key that opens a window of a scene; nil for none.
enum SceneShortcutHint: ElementHintKey { typealias Value = KeyboardShortcut? }

extension Scene {
  /// A key that opens a window of the scene, or shows its only one.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// A key that opens a window of the scene, or shows its only one; nil for none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    hint(SceneShortcutHint.self, shortcut)
  }
}

extension SceneInputs {
  /// Adds the command that opens a window of a scene, if the app gave it a key.
  ///
  /// - Parameter name: the command's, for the title of the scene.
  func addOpener(
    id: String, _ title: SceneTitle, at placement: CommandGroupPlacement,
    name: @escaping (String) -> String
  ) {
    guard !dropsCommands, let shortcut = hints[SceneShortcutHint.self] ?? nil else { return }
    addStandardItems(
      SceneOpener(id: id, title: title, name: name, shortcut: shortcut), at: placement)
  }
}

private struct SceneOpener: View {
  @Environment(\.openWindow) private var openWindow
  let id: String
  let title: SceneTitle
  let name: (String) -> String
  let shortcut: KeyboardShortcut
  var body: some View {
    Button(name(title.text)) { openWindow.open(id, nil) }.keyboardShortcut(shortcut)
  }
}
