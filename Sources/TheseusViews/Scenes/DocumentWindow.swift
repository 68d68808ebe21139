import AttributeGraph
import Foundation
import TheseusCore
import UniformTypeIdentifiers

/// The inside of a window that shows a document.
struct _DocumentWindow<Document, Content: View>: View {
  @StateObject private var store: DocumentStore<Document>
  private let format: DocumentFormat<Document>
  private let content: (Binding<Document>, URL?, Bool) -> Content
  @State private var isOpening = false
  @State private var isSaving = false
  @State private var isDeleting = false
  @Environment(\.openDocument) private var openDocument
  @Environment(\.hostServices) private var services
  @Environment(\.undoManager) private var undoManager

  init(
    _ place: DocumentPlace<Document>?, _ format: DocumentFormat<Document>,
    _ drafts: DocumentDrafts?,
    content: @escaping (Binding<Document>, URL?, Bool) -> Content
  ) {
    _store = StateObject(wrappedValue: DocumentStore(place, format, drafts: drafts))
    self.format = format
    self.content = content
  }

  var body: some View {
    VStack(spacing: 0) { shown }
      .modifier(_EditorFocusModifier(isShown: store.document != nil))
      .modifier(_WindowSubjectModifier(title: store.title, value: subject))
      .focusedSceneValue(\.documentActions, actions)
      .fileImporter(isPresented: $isOpening, allowedContentTypes: openDocument.types()) { chosen in
        if case .success(let file) = chosen { open(file) }
      }
      .modifier(destination)
      .alert(store.problem ?? "", isPresented: hasProblem) {}
      .alert("“\(store.title)” was changed by another program.", isPresented: asksForVersion) {
        Button("Save as Another File…") { isSaving = true }
        Button("Replace the File", role: .destructive) { store.replaceOtherVersion() }
        Button("Discard My Edits", role: .destructive) { store.takeOtherVersion() }
        Button("Decide Later", role: .cancel) {}
      } message: {
        Text("Your edits are not in the file. They are kept as a draft until you decide.")
      }
      .confirmationDialog("Delete this draft?", isPresented: $isDeleting) {
        Button("Delete", role: .destructive) { store.deleteDraft() }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It is not saved in a file, so its text cannot be restored.")
      }
      .modifier(_AutosaveModifier(store: store))
      .onAppear { openDocument.watch(store) }
  }

  @ViewBuilder private var shown: some View {
    if let document = store.document {
      content(binding(document), store.fileURL, store.isEditable)
    } else {
      ContentUnavailableView {
        Text(verbatim: "No Document")
      } actions: {
        Button("Open…") { isOpening = true }
      }
    }
  }

  private var actions: DocumentActions {
    // The store retains these closures, so they must not retain it.
    let (isOpening, isSaving, isDeleting) = ($isOpening, $isSaving, $isDeleting)
    store.commands.open = { isOpening.wrappedValue = true }
    store.commands.save = { [weak store, services] in
      guard let store, let file = store.fileURL else { return isSaving.wrappedValue = true }
      store.save(isAsked: true)
      // The file is here; its user is not.
      if store.problem == nil, !store.asksForVersion { try? services.fileExchange?.offer(file) }
    }
    store.commands.deleteDraft = { isDeleting.wrappedValue = true }
    return DocumentActions(
      commands: store.commands, canSave: store.isEditable && store.document != nil,
      canDeleteDraft: store.isDraft)
  }

  /// A document that was saved is found again by its file.
  private var subject: AnyHashable? {
    store.fileURL.map { AnyHashable(DocumentPlace<Document>.file($0)) }
  }

  private var hasProblem: Binding<Bool> {
    Binding(get: { store.problem != nil }, set: { if !$0 { store.hasSeenProblem() } })
  }

  private var asksForVersion: Binding<Bool> {
    Binding(get: { store.asksForVersion }, set: { if !$0 { store.hasSeenVersions() } })
  }

  private var destination: _FileDestinationModifier {
    _FileDestinationModifier(
      isPresented: $isSaving, site: SourceSite(#fileID, #line, #column),
      names: [format.writable.first?.completing("Untitled") ?? "Untitled"],
      write: .immediate { try store.write(to: $0[0]) },
      onCompletion: { if case .failure = $0 { store.couldNotSaveElsewhere() } }, onCancellation: {})
  }

  private func binding(_ last: Document) -> Binding<Document> {
    Binding(
      get: { store.document ?? last },
      set: { if store.isEditable { store.edit($0, undoManager) } })
  }

  /// Into this window if it shows nothing, else into a new one.
  private func open(_ file: URL) {
    if store.document == nil, format.fit(file) > .not {
      store.read(file)
    } else {
      openDocument.show(file)
    }
  }
}

/// Writes edits to a document's file or draft: a second after the first unsaved edit, and before
/// the document is hidden. A failed write is repeated at the next of these times.
private struct _AutosaveModifier<Document>: ViewModifier {
  @ObservedObject var store: DocumentStore<Document>
  @Environment(\.clock) private var clock
  @Environment(\.appPhase) private var phase

  /// An edit waits so long for others to be written with it.
  private static var delay: Duration { .seconds(1) }

  func body(content: Content) -> some View {
    content
      .task(id: store.isKept ? store.due : nil) {
        guard store.isKept, store.due != nil, (try? await clock.sleep(for: Self.delay)) != nil
        else { return }
        store.save()
      }
      .onChange(of: phase) { store.save() }
      .onDisappear { store.save() }
  }
}
