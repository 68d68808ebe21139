import TheseusViews

/// Input as a terminal delivers it, to the focused element. Each key is a separate event.
extension TestHost {
  /// One key, with the text it types unless a modifier makes it a command.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    let commands = !modifiers.isDisjoint(with: [.control, .option, .command])
    var characters = ""
    if !commands && (key.isPrintable || key == .return || key == .tab) {
      characters = String(key.character)
    }
    if modifiers.contains(.shift), key.isPrintable { characters = characters.uppercased() }
    send(.key(KeyPress(key: key, characters: characters, modifiers: modifiers)))
  }

  /// Types text, key by key. A line break is Return, a tab is Tab; characters of several scalars
  /// are sent as text, as an input method does.
  public func type(_ text: String) {
    for character in text {
      switch character {
      case "\n", "\r", "\r\n": press(.return)
      case "\t": press(.tab)
      case _ where character.unicodeScalars.count > 1: send(.text(String(character)))
      default:
        let isUpper = character.isUppercase && character.isCased
        send(
          .key(
            KeyPress(
              key: KeyEquivalent(character), characters: String(character),
              modifiers: isUpper ? .shift : [])))
      }
    }
  }

  /// Pastes text: one event whatever its length.
  public func paste(_ text: String) { send(.paste(text)) }

  /// Any event a host can deliver: the pointer, the window's focus.
  public func send(_ event: InputEvent) {
    attributed { if let app { app.send(event) } else { window.send(event) } }
  }

  /// The focused element.
  public var focused: Element? {
    guard let view = focusedElement, view !== window.root else { return nil }
    return Element(view, self)
  }
}
