import TheseusCore

/// Text that several keys type, taken as one edit.
extension FieldElement {
  /// What to return to when the app answers an edit.
  struct Checkpoint {
    fileprivate let edited: EditedText
    fileprivate let history: EditHistory
    /// What the field holds after the edit.
    fileprivate let expected: EditedText
  }

  /// Whether keys may be joined: until the app answers an edit with another text or another focus.
  var joinsKeys: Bool { isEnabled && !takesKeysOneByOne }

  /// The text that an event types into the field; nil for any other event.
  func typedText(_ event: InputEvent) -> String? {
    switch event {
    case .key(let press):
      guard press.phase != .up, case .insert(let text) = EditCommand(press) else { return nil }
      return text
    case .text(let text):
      return text.contains(where: \.isNewline) ? nil : text
    default: return nil
    }
  }

  /// Inserts what several keys type. The binding gets the text after each, so that a setter that
  /// refuses or changes text sees what single keys would give it; bodies and `onChange` see one
  /// edit.
  func insertTogether(_ pieces: [String]) -> Checkpoint {
    let (before, known) = (edited, history)
    for piece in pieces { edit(.typing) { $0.insert(piece) } }
    return Checkpoint(edited: before, history: known, expected: edited)
  }

  /// Whether the text is what was typed.
  func holds(_ checkpoint: Checkpoint) -> Bool {
    edited.string.hasSameBytes(as: checkpoint.expected.string)
  }

  /// Takes the edit back.
  func restoreText(_ checkpoint: Checkpoint) {
    takesKeysOneByOne = true
    edited = checkpoint.edited
    layout.reset()
    history = checkpoint.history
    if !writeText() { history.clear() }
    textChanged()
    tellSelection()
  }

  /// Selects what was selected before the edit.
  func restoreSelection(_ checkpoint: Checkpoint) {
    edited.move(to: checkpoint.edited.anchor, selecting: false)
    edited.move(to: checkpoint.edited.caret, selecting: true)
    tellSelection()
  }

  /// Makes the edit again: the app let go of the field because of it.
  func insertAgain(_ checkpoint: Checkpoint) {
    edited = checkpoint.expected
    layout.reset()
    _ = writeText()
    textChanged()
  }
}
