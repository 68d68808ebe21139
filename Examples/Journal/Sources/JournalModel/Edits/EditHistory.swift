import Foundation

/// The edits of this instance that can be undone and redone, in memory.
struct EditHistory: Sendable {
  struct Group: Equatable, Sendable {
    /// The edit's name in a menu: “Add Task”.
    let name: String
    /// Edits with the same key that follow one another closely are undone together.
    let coalescing: String?
    var changes: ChangeSet
    var date: Date
  }

  /// The number of stored edits.
  static let limit = 500
  /// The greatest time, in seconds, between edits with the same key that are undone together.
  static let coalescingInterval = 3.0

  private(set) var undoable: [Group] = []
  private(set) var redoable: [Group] = []

  /// Adds an edit; undone edits can then not be redone.
  mutating func add(_ group: Group) {
    guard !group.changes.isEmpty else { return }
    redoable.removeAll()
    if let key = group.coalescing, let last = undoable.last, last.coalescing == key,
      group.date.timeIntervalSince(last.date) < Self.coalescingInterval, last.leads(to: group)
    {
      undoable[undoable.count - 1].merge(group)
      // A letter was typed and deleted again.
      if undoable[undoable.count - 1].changes.isEmpty { undoable.removeLast() }
    } else {
      undoable.append(group)
      if undoable.count > Self.limit { undoable.removeFirst() }
    }
  }

  mutating func undone(_ group: Group) {
    undoable.removeLast()
    redoable.append(group)
  }

  mutating func redone(_ group: Group) {
    redoable.removeLast()
    // Typing that continues after a redo is a separate edit.
    undoable.append(
      Group(name: group.name, coalescing: nil, changes: group.changes, date: group.date))
  }

  /// Drops the edit that cannot be undone any more.
  mutating func dropUndo() { undoable.removeLast() }
  mutating func dropRedo() { redoable.removeLast() }
}

extension EditHistory.Group {
  /// Whether the rows of `later` were as this edit left them: no other instance has changed them in
  /// between.
  fileprivate func leads(to later: Self) -> Bool {
    later.changes.allSatisfy { key, change in
      changes[key].map { $0.after == change.before } ?? true
    }
  }

  fileprivate mutating func merge(_ later: Self) {
    for (key, change) in later.changes {
      changes[key, default: RowChange(before: change.before, after: nil)].after = change.after
    }
    changes = changes.filter { $0.value.before != $0.value.after }
    date = later.date
  }
}

extension ChangeSet {
  var inverse: ChangeSet { mapValues(\.inverse) }
}
