import TheseusCore

/// Text that several keys type, taken as one edit.
extension FieldElement: TextTarget {
  var isEditor: Bool { value?.lines == .box }

  var editedArea: EditedTextArea? {
    guard value != nil else { return nil }
    return EditedTextArea(insets: insets, attributes: textAttributes, alignment: alignment)
  }

  /// How many keys in a row the app has to leave as they were typed, after it answered joined ones,
  /// until keys are joined again. An app that cuts a text at its tenth character answers every key
  /// from then on; one that replaces an abbreviation, only one. Focus that leaves ends it too.
  private static let trial = 64

  var textLength: Int { edited.count }

  /// Counts a key that was delivered by itself.
  func tookKey() { keysUntilJoined = isAnswered ? Self.trial : max(0, keysUntilJoined - 1) }

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
  /// edit. It ends at the first key at which the setter writes more, because that may be for the
  /// keys behind it: the app may lock the field or release its focus.
  func insertTogether(_ pieces: [String]) -> any JoinedEdit {
    let (before, known) = (edited, history)
    let earlier = runtime.pendingWrites
    // The text, and the selection that the app binds.
    let most = value.selection == nil ? 1 : 2
    var (count, writes) = (0, 0)
    for piece in pieces where writes <= most {
      edit(.typing) { $0.insert(piece) }
      count += 1
      writes = runtime.pendingWrites - earlier
    }
    let wroteMore = writes > most
    if wroteMore { keysUntilJoined = Self.trial }
    return JoinedTyping(
      field: self, edited: before, history: known, expected: edited, count: count, writes: writes,
      wroteMore: wroteMore)
  }
}

/// The state to restore when the app answers an edit.
private struct JoinedTyping: JoinedEdit {
  let field: FieldElement
  let edited: EditedText
  let history: EditHistory
  /// The field's text after the edit.
  let expected: EditedText
  let count: Int
  let writes: Int
  let wroteMore: Bool

  var isInPlace: Bool { field.edited.string.hasSameBytes(as: expected.string) }

  func restoreText() { field.takeBack(edited, history) }

  func restoreSelection() {
    field.edited.move(to: edited.anchor, selecting: false)
    field.edited.move(to: edited.caret, selecting: true)
    field.reportSelection()
  }

  func insertAgain() { field.repeatEdit(expected) }
}

extension FieldElement {
  /// Takes a joined edit back; the next keys are delivered one by one.
  fileprivate func takeBack(_ before: EditedText, _ known: EditHistory) {
    keysUntilJoined = Self.trial
    edited = before
    layout.reset()
    history = known
    if !writeText() { history.clear() }
    textChanged()
    reportSelection()
  }

  fileprivate func repeatEdit(_ after: EditedText) {
    edited = after
    layout.reset()
    // Its steps belong to the text before the edit.
    history.clear()
    _ = writeText()
    textChanged()
  }
}
