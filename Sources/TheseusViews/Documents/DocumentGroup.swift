import AttributeGraph
import Foundation
import TheseusCore
import UniformTypeIdentifiers

/// Windows that each show a document. New, Open and Save are in the File menu; a document that has a file is written to it at the latest a second
/// after an edit, when its window closes, and when the program ends. One that has none is kept as a draft (`DocumentDrafts`) in the same way.
public struct DocumentGroup<Document: FileDocument, Content: View>: Scene {
  public typealias Body = Never
  let new: (() -> Document)?
  let content: (FileDocumentConfiguration<Document>) -> Content

  /// Documents that are made and edited.
  ///
  /// - Parameter newDocument: evaluated for each new document.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    new = newDocument
    content = editor
  }

  /// Documents that are only looked at.
  public init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content) {
    new = nil
    content = viewer
  }

  public static func _makeScene(_ scene: _GraphValue<Self>, _ inputs: SceneInputs) {
    guard let group = inputs.views.value(scene) else { return }
    inputs.host.register(
      SceneEntry(
        id: "", title: "Untitled", opensAtStart: true, allowsMany: true, environment: inputs.views.environment, profile: inputs.profile,
        launch: inputs.launch, valueType: DocumentPlace<Document>.self
      ) { views, value, list in
        mountWindow(scene, views, &list) {
          _DocumentWindow(value?.base as? DocumentPlace<Document>, new: $0.new, content: $0.content)
        }
      })
    if inputs.dropsCommands { return }
    let graph = inputs.views.graph
    let items = graph.makeSource(DocumentCommandItems<Document>(canMake: group.new != nil), in: inputs.views.scope.subgraph)
    inputs.host.commands.add(
      DocumentCommandItems<Document>.self, _GraphValue(items), to: CommandGroupPlacement.newItem.menu, position: .before, inputs.views)
  }
}

/// A document in its window.
public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  /// Where it was read from or written to; nil for one that has no file yet.
  public var fileURL: URL?
  /// Whether the document may be changed; writes to the binding of one that may not are dropped.
  public var isEditable: Bool
}

/// What a window of documents is opened for: a file, a draft of an earlier run, or a new document.
struct DocumentPlace<Document>: Hashable {
  var file: URL?
  var draft: URL?
  /// Tells new documents apart; nil for files.
  var number: UUID?

  static func file(_ url: URL) -> DocumentPlace { DocumentPlace(file: url.standardizedFileURL) }
  static func draft(_ url: URL) -> DocumentPlace { DocumentPlace(draft: url) }
  static func new() -> DocumentPlace { DocumentPlace(number: UUID()) }
}

/// What a window can do with its document, as of its newest body.
final class DocumentCommands {
  var open: () -> Void = {}
  var save: () -> Void = {}
}

/// What the window in front can do with its document. The same for all bodies of a window, so that telling it changes nothing.
struct DocumentActions {
  let commands: DocumentCommands
  let canSave: Bool
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
struct DocumentCommandItems<Document: FileDocument>: View {
  let canMake: Bool
  @FocusedValue(\.documentActions) private var actions
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    if canMake { Button("New") { openWindow.open(nil, AnyHashable(DocumentPlace<Document>.new())) }.keyboardShortcut("n") }
    Button("Open…") { actions?.commands.open() }.keyboardShortcut("o").disabled(actions == nil)
    if canMake { Button("Save") { actions?.commands.save() }.keyboardShortcut("s").disabled(actions?.canSave != true) }
  }
}
