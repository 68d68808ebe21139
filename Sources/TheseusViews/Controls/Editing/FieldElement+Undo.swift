import TheseusCore

extension FieldElement {
  /// Undoes the last step. A field without further steps still takes the key, so that an extra
  /// press has no other effect.
  func undo() -> Bool {
    guard let step = history.takeUndo() else { return history.canRedo }
    apply(step.changes.reversed().map(\.inverse), caret: step.caret, anchor: step.anchor)
    return true
  }

  func redo() -> Bool {
    guard let step = history.takeRedo() else { return history.canUndo }
    let end = step.changes.last?.newEnd ?? edited.caret
    apply(step.changes, caret: end, anchor: end)
    return true
  }

  /// The field takes the binding's text. When that differs, the history is invalid.
  private func apply(_ changes: [TextChange], caret: Int, anchor: Int) {
    for change in changes {
      edited.replace(change.offset..<change.oldEnd, with: change.inserted)
      layout.update(for: change, in: edited, advances)
    }
    edited.move(to: anchor, selecting: false)
    edited.move(to: caret, selecting: true)
    preferredX = nil
    if !writeText() { history.clear() }
    textChanged()
    reportSelection()
  }
}
