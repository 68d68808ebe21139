import TheseusCore

/// What a window can do with its document, as of its newest body.
@MainActor
final class DocumentCommands {
  var open: () -> Void = {}
  var save: () -> Void = {}
  var deleteDraft: () -> Void = {}
}

/// What the window in front can do with its document.
struct DocumentActions {
  /// The same for all bodies of a window, so that telling it changes nothing.
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

/// The File menu of an app with documents.
struct DocumentCommandItems<Document>: View {
  let canMake: Bool
  @FocusedValue(\.documentActions) private var actions
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    if canMake { Button("New") { openWindow.open(nil, AnyHashable(DocumentPlace<Document>.new())) }.keyboardShortcut("n") }
    Button("Open…") { actions?.commands.open() }.keyboardShortcut("o").disabled(actions == nil)
    if canMake {
      Button("Save") { actions?.commands.save() }.keyboardShortcut("s").disabled(actions?.canSave != true)
      Button("Delete Draft…") { actions?.commands.deleteDraft() }.disabled(actions?.canDeleteDraft != true)
    }
  }
}
