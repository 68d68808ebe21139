import Foundation
import UniformTypeIdentifiers

/// A document that is a value: read from a file, and written to one.
nonisolated public protocol FileDocument: Sendable {
  /// What it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// What it can be written as; the same by default.
  static var writableContentTypes: [UTType] { get }
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Throws where the file holds something else.
  init(configuration: ReadConfiguration) throws
  /// What to write.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
nonisolated public struct FileDocumentReadConfiguration: Sendable {
  public let contentType: UTType
  public let file: FileWrapper
}

/// What a document is written as.
nonisolated public struct FileDocumentWriteConfiguration: Sendable {
  public let contentType: UTType
  /// The file as it is; nil for a new one.
  public let existingFile: FileWrapper?
}
