import TheseusCore

/// The part of a field that snapshots hold: its selection, where it is scrolled, and text that its
/// binding does not have yet (R32).
struct FieldSession: Codable, Equatable {
  /// The typed text of a field of a value, until it is committed.
  var uncommitted: String?
  /// In UTF-8 offsets, as the next one.
  var caret: Int
  /// The other end of the selection.
  var anchor: Int
  /// The first visible row.
  var row: Int
  /// The scroll offset of a line, in points.
  var shift: Double
}

extension FieldElement {
  /// Makes the field a part of the session.
  func joinSession(_ inputs: borrowing ViewInputs) {
    let place = inputs.place(TextField<Text>.self)
    restored = inputs.keepInSession(.field, of: TextField<Text>.self, at: { place }) {
      [weak self] in self?.session
    }
  }

  private var session: FieldSession? {
    let isKnown = restored != nil || value?.selection?.present != nil
    guard !isSecure, hasHadFocus || isDirty || isKnown else { return nil }
    return FieldSession(
      uncommitted: isDirty ? edited.string : nil, caret: edited.caret, anchor: edited.anchor,
      row: firstRow, shift: shift)
  }

  /// The field has its text for the first time.
  func resumeSession() {
    guard let restored else { return }
    if let text = restored.uncommitted, value.commit.value != nil { resume(uncommitted: text) }
    edited.move(to: restored.anchor, selecting: false)
    edited.move(to: restored.caret, selecting: true)
    firstRow = max(0, restored.row)
    shift = max(0, restored.shift)
    guard let selection = value.selection else { return }
    // The app's own one is the initial one.
    reportedSelection = selection.present
    runtime.afterUpdate { [weak self] in
      if let self, scope.isAlive { reportSelection() }
    }
  }

  /// Keeps the text of a field that shows a secret out of snapshots (R36).
  func hideFromSession() {
    value.hide.value(runtime)
    guard !isHiddenFromSession else { return }
    isHiddenFromSession = true
    let session = runtime.session
    session.addSecret(self) { [weak self] in self?.edited.string }
    // The text may still be in a state when the field is gone.
    scope.onEnd { [weak self] in if let self { session.removeSecret(self) } }
  }
}
