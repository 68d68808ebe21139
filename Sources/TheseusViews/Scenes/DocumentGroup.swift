import AttributeGraph
import Foundation
import TheseusCore
import UniformTypeIdentifiers

/// Windows that each show a document. New, Open and Save are in the File menu. A document with a
/// file is written to it within a second after an edit, when its window closes, and when the
/// program ends. A document without one, or whose file cannot be written, is saved as a draft in
/// the same way (`DocumentDrafts`).
///
/// Files on the command line are opened instead of a new document.
public struct DocumentGroup<Document, Content: View>: Scene {
  public typealias Body = Never
  let format: DocumentFormat<Document>
  /// The content of a window for a document, its file, and whether it may be changed.
  let content: (Binding<Document>, URL?, Bool) -> Content

  public static func _makeScene(_ scene: _GraphValue<Self>, _ inputs: SceneInputs) {
    guard let group = inputs.views.value(scene) else { return }
    let drafts = inputs.host.runtime.services.drafts
    inputs.host.register(
      SceneEntry(
        id: "", title: SceneTitle("Untitled"), opensAtStart: true, allowsMany: true,
        environment: inputs.views.environment, profile: inputs.profile,
        launch: inputs.launch, hints: inputs.hints, valueType: DocumentPlace<Document>.self,
        documents: SceneDocuments(group.format, drafts, hasCommands: !inputs.dropsCommands)
      ) { views, value, list in
        mountWindow(scene, views, &list) {
          _DocumentWindow(
            value?.base as? DocumentPlace<Document>, $0.format, drafts, content: $0.content)
        }
      })
    if inputs.dropsCommands || inputs.host.commands.hasDocuments { return }
    inputs.host.commands.hasDocuments = true
    let scenes = { @MainActor [weak host = inputs.host] in
      host?.scenes.compactMap(\.documents).filter(\.hasCommands) ?? []
    }
    inputs.addStandardItems(NewDocumentItems(scenes: scenes), at: .newItem)
    inputs.addStandardItems(SaveDocumentItems(scenes: scenes), at: .saveItem)
    inputs.addStandardItems(
      UndoItems { [weak host = inputs.host] isRedo in
        host?.keyWindow?.host.performUndoCommand(isRedo: isRedo)
      }, at: .undoRedo)
  }
}

// MARK: Values

extension DocumentGroup where Document: FileDocument {
  /// Documents that are made and edited.
  ///
  /// - Parameter newDocument: evaluated for each new document.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(format: DocumentFormat(make: newDocument), editor)
  }

  /// Documents that can only be viewed.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(format: DocumentFormat(make: nil), viewer)
  }

  private init(
    format: DocumentFormat<Document>,
    _ content: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(format: format) {
      content(FileDocumentConfiguration(document: $0, fileURL: $1, isEditable: $2))
    }
  }
}

/// A document in its window.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The window's `\.undoManager` can undo each write to it.
  @Binding public var document: Document
  /// The file it was read from or written to; nil for a document without one.
  public var fileURL: URL?
  /// Whether the document may be changed: not in a scene for viewing, nor when its file is
  /// write-protected. Writes to the binding of one that may not are dropped.
  public var isEditable: Bool
}

// MARK: Objects

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Documents that are made and edited. Each change that one publishes is an edit of it.
  ///
  /// - Parameter newDocument: called for each new document.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(format: DocumentFormat(make: newDocument), editor)
  }

  /// Documents that can only be viewed.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(format: DocumentFormat(make: nil), viewer)
  }

  private init(
    format: DocumentFormat<Document>,
    _ content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(format: format) {
      content(
        ReferenceFileDocumentConfiguration(document: $0.wrappedValue, fileURL: $1, isEditable: $2))
    }
  }
}

/// A document that is an object, in its window.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  /// The file it was read from or written to; nil for a document without one.
  public var fileURL: URL?
  /// Whether the document may be changed: not in a scene for viewing, nor when its file is
  /// write-protected. Changes of one that may not are not written.
  public var isEditable: Bool
}
