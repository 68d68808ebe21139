/// The edits of a text, to undo and redo them.
///
/// Consecutive typing is one step, as are consecutive deletions in one direction. A caret move, a
/// paste, a loss of focus and any other edit end the step. A text that changes from outside clears
/// the history: its offsets belong to another text.
struct EditHistory {
  enum Kind {
    case typing, deletingBackward, deletingForward
    /// An edit that is a separate step.
    case single
  }

  /// Changes that are undone together.
  struct Step {
    var kind: Kind
    var changes: [TextChange]
    /// The selection before the first of them.
    var caret: Int
    var anchor: Int

    fileprivate var size: Int {
      changes.reduce(0) { $0 + $1.removed.utf8.count + $1.inserted.utf8.count }
    }
  }

  private var done: [Step] = []
  private var undone: [Step] = []
  /// Whether the last step takes more changes of its kind.
  private var isOpen = false
  private var size = 0

  /// The most bytes of removed and inserted text that are stored; the last step always is.
  static let mostBytes = 16 << 20

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// Lets the next change start a new step.
  mutating func endStep() { isOpen = false }

  /// Whether a change of this kind belongs to the last step.
  func continues(with kind: Kind) -> Bool { isOpen && kind != .single && done.last?.kind == kind }

  mutating func clear() { self = EditHistory() }

  mutating func record(_ change: TextChange, _ kind: Kind, from before: EditedText) {
    guard !change.isEmpty else { return }
    undone = []
    size += change.removed.utf8.count + change.inserted.utf8.count
    if continues(with: kind) {
      done[done.count - 1].append(change)
    } else {
      done.append(
        Step(kind: kind, changes: [change], caret: before.caret, anchor: before.anchor))
    }
    isOpen = true
    while size > Self.mostBytes, done.count > 1 { size -= done.removeFirst().size }
  }

  /// Adds the app's own change of the text to the last step.
  mutating func amend(_ change: TextChange) {
    guard !change.isEmpty, let last = done.indices.last else { return }
    size += change.removed.utf8.count + change.inserted.utf8.count
    done[last].changes.append(change)
  }

  /// The step to undo, which becomes the one to redo.
  mutating func takeUndo() -> Step? {
    guard let step = done.popLast() else { return nil }
    isOpen = false
    size -= step.size
    undone.append(step)
    return step
  }

  /// The step to redo, which becomes the one to undo.
  mutating func takeRedo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    isOpen = false
    size += step.size
    done.append(step)
    return step
  }
}

extension EditHistory.Step {
  /// Adds a change, to the last one where it continues it.
  fileprivate mutating func append(_ change: TextChange) {
    let last = changes.count - 1
    switch kind {
    case .typing where change.removed.isEmpty && change.offset == changes[last].newEnd:
      changes[last].inserted += change.inserted
    case .deletingBackward
    where change.inserted.isEmpty && changes[last].inserted.isEmpty
      && change.oldEnd == changes[last].offset:
      changes[last].removed = change.removed + changes[last].removed
      changes[last].offset = change.offset
    case .deletingForward
    where change.inserted.isEmpty && changes[last].inserted.isEmpty
      && change.offset == changes[last].offset:
      changes[last].removed += change.removed
    default: changes.append(change)
    }
  }
}
