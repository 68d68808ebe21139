import Foundation
import TheseusCore
import UniformTypeIdentifiers

/// The file actions of a scene of documents. The scene opens windows for their results.
@MainActor
struct SceneDocuments {
  /// Documents that earlier runs left.
  let left: () -> [AnyHashable]
  let fit: (URL) -> DocumentFit
  /// A file as the user named it.
  let place: (URL) -> AnyHashable
  /// Reads a file. Throws the errors of the document and the file system.
  let read: (URL) throws -> AnyHashable
  /// A new document; nil where there are none, or of another type.
  let new: (UTType?) -> AnyHashable?
  let readable: [UTType]
  /// The kind of its documents in words, to distinguish them from those of other scenes.
  let kind: String
  /// Whether the app's menus have its commands.
  let hasCommands: Bool

  init<Document>(_ format: DocumentFormat<Document>, _ drafts: DocumentDrafts?, hasCommands: Bool) {
    typealias Place = DocumentPlace<Document>
    readable = format.readable
    kind =
      format.writable.first.map {
        $0.localizedDescription ?? $0.preferredFilenameExtension ?? $0.identifier
      } ?? "\(Document.self)"
    self.hasCommands = hasCommands
    left = {
      format.make == nil
        ? [] : (drafts?.left(of: Document.self) ?? []).map { AnyHashable(Place.draft($0)) }
    }
    fit = { format.fit($0) }
    place = { AnyHashable(Place.named($0)) }
    read = { AnyHashable(Place.file($0, holding: try format.document(in: $0))) }
    new = { type in
      let isMade = type.map { type in format.writable.contains { type.conforms(to: $0) } } ?? true
      return format.make != nil && isMade ? AnyHashable(Place.new()) : nil
    }
  }
}
