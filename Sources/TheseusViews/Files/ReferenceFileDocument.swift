import Foundation
import TheseusCore
import UniformTypeIdentifiers

/// A document that is an object: read from a file, and written to one by a snapshot. When it
/// publishes, it has changed.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The written value: the document as it is at one moment.
  associatedtype Snapshot
  /// The types that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that it can be written as; the same by default.
  static var writableContentTypes: [UTType] { get }
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Throws when the file has other content.
  init(configuration: ReadConfiguration) throws
  /// The document as it is now, to be written as `contentType`.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// The content to write for a snapshot.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }

  /// The content to write for the present document.
  func fileWrapper(configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    try fileWrapper(
      snapshot: snapshot(contentType: configuration.contentType), configuration: configuration)
  }
}
