import TheseusCore

/// Text that several keys type, taken as one edit.
extension FieldElement {
  /// The state to restore when the app answers an edit.
  struct Checkpoint {
    fileprivate let edited: EditedText
    fileprivate let history: EditHistory
    /// The field's text after the edit.
    fileprivate let expected: EditedText
  }

  /// How many keys in a row the app has to leave as they were typed, after it answered joined ones,
  /// until keys are joined again. An app that cuts a text at its tenth character answers every key
  /// from then on; one that replaces an abbreviation, only one. Focus that leaves ends it too.
  private static let trial = 64

  /// Counts a key that was delivered by itself.
  func tookKey() {
    guard keysUntilJoined > 0 else { return }
    keysUntilJoined = isAnswered ? Self.trial : keysUntilJoined - 1
  }

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

  /// Inserts the text of several keys. The binding receives the text after each, so that a setter
  /// that refuses or changes text sees the same as with single keys; bodies and `onChange` see one
  /// edit.
  func insertTogether(_ pieces: [String]) -> Checkpoint {
    let (before, known) = (edited, history)
    for piece in pieces { edit(.typing) { $0.insert(piece) } }
    return Checkpoint(edited: before, history: known, expected: edited)
  }

  /// Whether the text is as typed.
  func holds(_ checkpoint: Checkpoint) -> Bool {
    edited.string.hasSameBytes(as: checkpoint.expected.string)
  }

  /// Takes the edit back.
  func restoreText(_ checkpoint: Checkpoint) {
    keysUntilJoined = Self.trial
    edited = checkpoint.edited
    layout.reset()
    history = checkpoint.history
    if !writeText() { history.clear() }
    textChanged()
    reportSelection()
  }

  /// Restores the selection before the edit.
  func restoreSelection(_ checkpoint: Checkpoint) {
    edited.move(to: checkpoint.edited.anchor, selecting: false)
    edited.move(to: checkpoint.edited.caret, selecting: true)
    reportSelection()
  }

  /// Repeats the edit, after which the app removed the field.
  func insertAgain(_ checkpoint: Checkpoint) {
    edited = checkpoint.expected
    layout.reset()
    _ = writeText()
    textChanged()
  }
}
