import AttributeGraph
import Foundation
import TheseusCore
import UniformTypeIdentifiers

/// The inside of a window that shows a document.
struct _DocumentWindow<Document: FileDocument, Content: View>: View {
  @StateObject private var store: DocumentStore<Document>
  private let isEditable: Bool
  private let content: (FileDocumentConfiguration<Document>) -> Content
  @State private var isOpening = false
  @State private var isSaving = false
  @Environment(\.openWindow) private var openWindow

  /// Drafts of an earlier run that the program's first window opens beside its own.
  private let others: [URL]

  init(
    _ place: DocumentPlace<Document>?, new: (() -> Document)?, content: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    let drafts = new == nil ? nil : DocumentDrafts.standard
    // What the program begins with is not asked for by anybody: there is room for what was left.
    let left = place == nil ? drafts?.files(of: Document.self) ?? [] : []
    others = Array(left.dropFirst())
    _store = StateObject(wrappedValue: DocumentStore(file: place?.file, draft: place?.draft ?? left.first, new: new, drafts: drafts))
    isEditable = new != nil
    self.content = content
  }

  var body: some View {
    VStack(spacing: 0) { shown }
      .modifier(_WindowTitleModifier(title: store.title))
      .focusedSceneValue(\.documentActions, actions)
      .fileImporter(isPresented: $isOpening, allowedContentTypes: Document.readableContentTypes) { chosen in
        if case .success(let file) = chosen { open(file) }
      }
      .modifier(destination)
      .alert(store.problem ?? "", isPresented: hasProblem) {}
      .modifier(_AutosaveModifier(store: store))
      .onAppear { for draft in others { openWindow.open(nil, AnyHashable(DocumentPlace<Document>.draft(draft))) } }
  }

  @ViewBuilder private var shown: some View {
    if let document = store.document {
      content(FileDocumentConfiguration(document: binding(document), fileURL: store.fileURL, isEditable: isEditable))
    } else {
      ContentUnavailableView {
        Text(verbatim: "No Document")
      } actions: {
        Button("Open…") { isOpening = true }
      }
    }
  }

  private var actions: DocumentActions {
    // The store keeps these: they do not keep it.
    let (isOpening, isSaving) = ($isOpening, $isSaving)
    store.commands.open = { isOpening.wrappedValue = true }
    store.commands.save = { [weak store] in
      if store?.fileURL == nil { isSaving.wrappedValue = true } else { store?.save() }
    }
    return DocumentActions(commands: store.commands, canSave: isEditable && store.document != nil)
  }

  private var hasProblem: Binding<Bool> {
    Binding(get: { store.problem != nil }, set: { if !$0 { store.hasSeenProblem() } })
  }

  private var destination: _FileDestinationModifier {
    _FileDestinationModifier(
      isPresented: $isSaving, names: [Document.writableContentTypes.first?.completing("Untitled") ?? "Untitled"],
      write: { try store.write(to: $0[0]) }, onCompletion: { if case .failure = $0 { store.couldNotSave(nil) } }, onCancellation: {})
  }

  private func binding(_ last: Document) -> Binding<Document> {
    Binding(get: { store.document ?? last }, set: { if isEditable { store.edit($0) } })
  }

  /// Into this window where it shows nothing, else into one of its own.
  private func open(_ file: URL) {
    if store.document == nil { store.read(file) } else { openWindow.open(nil, AnyHashable(DocumentPlace<Document>.file(file))) }
  }
}

/// Writes edits to a document's file, or draft: a second after the first that is not written, and before the document goes out of sight.
private struct _AutosaveModifier<Document: FileDocument>: ViewModifier {
  @ObservedObject var store: DocumentStore<Document>
  @Environment(\.clock) private var clock
  @Environment(\.scenePhase) private var phase

  /// An edit waits so long for others to be written with it.
  private static var delay: Duration { .seconds(1) }

  func body(content: Content) -> some View {
    content
      .task(id: store.isKept ? store.unwritten : nil) {
        guard store.isKept, store.unwritten != nil, (try? await clock.sleep(for: Self.delay)) != nil else { return }
        store.save()
      }
      .onChange(of: phase) { if phase != .active { store.save() } }
      .onDisappear { store.save() }
  }
}

/// What the window is called.
struct _WindowTitleModifier: Equatable {
  let title: String
}

extension _WindowTitleModifier: ElementModifier, ViewModifier {
  typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs) -> WindowTitleElement {
    WindowTitleElement(modifier, inputs)
  }
}

final class WindowTitleElement: PassthroughElement<_WindowTitleModifier> {
  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let changed = try super.updateContent(context)
    if changed {
      runtime.afterUpdate { [weak self] in
        if let self, scope.isAlive { windowHost?.onTitle?(value.title) }
      }
    }
    return changed
  }
}
