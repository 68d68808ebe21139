import Foundation
import GRDB

/// A change to the journal, as a value: it is made in one transaction, or not at all, and is undone
/// as one.
public struct JournalEdit: Sendable {
  /// The name in a menu, as in “Undo Add Task”.
  public let name: String
  /// Edits with the same key that follow one another closely are undone together.
  let coalescing: String?
  /// The entry, category, bundle or task of a bundle that the edit adds.
  let added: UUID?
  let change: @Sendable (Database) throws -> Void

  init(
    _ name: String, coalescing: String? = nil, adding added: UUID? = nil,
    _ change: @escaping @Sendable (Database) throws -> Void
  ) {
    self.name = name
    self.coalescing = coalescing
    self.added = added
    self.change = change
  }
}

/// A request to a journal's file: an edit, undo or redo, or saving what is being typed.
public enum JournalAction: Sendable {
  case edit(JournalEdit)
  case undo
  case redo
  case keepDraft(String, field: String)
}

extension JournalAction {
  /// Whether the rows that it changes are recorded.
  var isLogged: Bool {
    if case .keepDraft = self { false } else { true }
  }

  /// The name in a message to the user.
  var name: String {
    switch self {
    case .edit(let edit): edit.name
    case .undo: "Undo"
    case .redo: "Redo"
    case .keepDraft: "Keep Draft"
    }
  }
}
