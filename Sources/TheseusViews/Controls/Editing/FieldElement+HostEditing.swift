import TheseusCore

extension FieldElement {
  /// Applies an edit that the host made: the text after the edit, and the selection in it.
  ///
  /// The smallest difference is one step to undo. If the binding changes the text, the field
  /// chooses the selection itself.
  func takeEdit(_ text: String, _ selection: Range<Int>) {
    let text = isMultiline ? text : text.onOneLine
    let change = TextChange(from: edited.string, to: text)
    edit(change.removed.isEmpty ? .typing : .single) {
      $0.replace(change.offset..<change.oldEnd, with: change.inserted)
    }
    guard edited.string.hasSameBytes(as: text) else { return }
    let (caret, anchor) = (edited.caret, edited.anchor)
    edited.move(to: selection.lowerBound, selecting: false)
    edited.move(to: selection.upperBound, selecting: true)
    guard edited.caret != caret || edited.anchor != anchor else { return }
    preferredX = nil
    showsCaret = true
    history.endStep()
    setNeedsCommit()
    reportSelection()
  }
}
