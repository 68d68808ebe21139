import Foundation
import TheseusCore
import UniformTypeIdentifiers

/// A document that is an object: read from a file, and written to one by way of a snapshot. What it
/// publishes is a change of it.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// What is written: the document as it is at one moment.
  associatedtype Snapshot
  /// What it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// What it can be written as; the same by default.
  static var writableContentTypes: [UTType] { get }
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Throws where the file holds something else.
  init(configuration: ReadConfiguration) throws
  /// The document as it is now, to be written as `contentType`.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// What to write for a snapshot.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }

  /// What to write for the document as it is now.
  func fileWrapper(configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    try fileWrapper(
      snapshot: snapshot(contentType: configuration.contentType), configuration: configuration)
  }
}
