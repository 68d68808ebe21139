import TheseusCore

/// The actions of a window on its document, as of its newest body.
@MainActor
final class DocumentCommands {
  var open: () -> Void = {}
  var save: () -> Void = {}
  var deleteDraft: () -> Void = {}
}

/// The actions of the frontmost window on its document.
struct DocumentActions {
  /// The same for all bodies of a window, so that setting it again changes nothing.
  let commands: DocumentCommands
  let canSave: Bool
  let canDeleteDraft: Bool
}

private struct DocumentActionsKey: FocusedValueKey {
  typealias Value = DocumentActions
}

extension FocusedValues {
  var documentActions: DocumentActions? {
    get { self[DocumentActionsKey.self] }
    set { self[DocumentActionsKey.self] = newValue }
  }
}
