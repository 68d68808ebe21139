import TheseusCore

extension FieldElement {
  /// Takes an edit that a host made by itself: the text after it and what is selected in it then.
  ///
  /// The smallest difference is one step to undo. When the binding makes another text of it, the
  /// selection is the field's own.
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
    wantedX = nil
    showsCaret = true
    history.endStep()
    setNeedsCommit()
    tellSelection()
  }
}
