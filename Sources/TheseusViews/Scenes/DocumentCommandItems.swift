import TheseusCore

/// Creates and opens documents: one group for all scenes of an app.
struct NewDocumentItems: View {
  /// The scenes whose commands are shown, in order. Read when all scenes are known.
  let scenes: @MainActor () -> [SceneDocuments]
  @FocusedValue(\.documentActions) private var actions
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    let makers = scenes().makers
    ForEach(makers.indices, id: \.self) { index in
      Button(makers.count == 1 ? "New" : "New \(makers[index].kind)") {
        if let place = makers[index].new(nil) { openWindow.open(nil, place) }
      }
      .keyboardShortcut(index == 0 ? KeyboardShortcut("n") : nil)
    }
    Button("Open…") { actions?.commands.open() }.keyboardShortcut("o").disabled(actions == nil)
  }
}

/// Saves documents: for apps that can create some.
struct SaveDocumentItems: View {
  /// As above.
  let scenes: @MainActor () -> [SceneDocuments]
  @FocusedValue(\.documentActions) private var actions

  var body: some View {
    if !scenes().makers.isEmpty {
      Button("Save") { actions?.commands.save() }.keyboardShortcut("s").disabled(
        actions?.canSave != true)
      Button("Delete Draft…") { actions?.commands.deleteDraft() }.disabled(
        actions?.canDeleteDraft != true)
    }
  }
}

/// Undoes and does again. The keys for it are those of fields and windows, which also work where
/// the app replaces these items.
struct UndoItems: View {
  let perform: @MainActor (_ isRedo: Bool) -> Void

  var body: some View {
    Button("Undo") { perform(false) }
    Button("Redo") { perform(true) }
  }
}

extension [SceneDocuments] {
  /// The scenes that can create a document.
  @MainActor
  fileprivate var makers: [SceneDocuments] { filter { $0.new(nil) != nil } }
}
