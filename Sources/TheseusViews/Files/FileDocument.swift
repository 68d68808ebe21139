import Foundation
import UniformTypeIdentifiers

/// A document that is a value: read from a file, and written to one.
nonisolated public protocol FileDocument: Sendable {
  /// The types that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that it can be written as; the same by default.
  static var writableContentTypes: [UTType] { get }
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Throws when the file has other content.
  init(configuration: ReadConfiguration) throws
  /// The content to write.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The source of a document.
nonisolated public struct FileDocumentReadConfiguration: Sendable {
  public let contentType: UTType
  public let file: FileWrapper
}

/// The destination of a document.
nonisolated public struct FileDocumentWriteConfiguration: Sendable {
  public let contentType: UTType
  /// The file as it is; nil for a new one.
  public let existingFile: FileWrapper?
}
