import Foundation
import TheseusCore
import UniformTypeIdentifiers

/// How well a file matches the types of a document, by its filename extension.
enum DocumentFit: Int, Comparable {
  /// It is another type.
  case not
  /// The name does not decide, or both are kinds of text.
  case perhaps
  case well

  static func < (a: DocumentFit, b: DocumentFit) -> Bool { a.rawValue < b.rawValue }
}

/// Creates, reads, writes and observes documents of a type, whether they are values or objects.
struct DocumentFormat<Document> {
  /// Creates a new one; nil when documents can only be viewed.
  let make: (() -> Document)?
  let readable: [UTType]
  let writable: [UTType]
  private let read: (FileDocumentReadConfiguration) throws -> Document
  private let write: (Document, FileDocumentWriteConfiguration) throws -> FileWrapper
  /// Calls back before each change of an object; nil for values, which change by their binding
  /// alone.
  let watch: ((Document, @escaping @MainActor () -> Void) -> AnyCancellable)?

  init(make: (() -> Document)?) where Document: FileDocument {
    self.make = make
    readable = Document.readableContentTypes
    writable = Document.writableContentTypes
    read = { try Document(configuration: $0) }
    write = { try $0.fileWrapper(configuration: $1) }
    watch = nil
  }

  init(make: (() -> Document)?) where Document: ReferenceFileDocument {
    self.make = make
    readable = Document.readableContentTypes
    writable = Document.writableContentTypes
    read = { try Document(configuration: $0) }
    write = { try $0.fileWrapper(configuration: $1) }
    watch = Self.changes
  }

  /// An object may be changed on any thread.
  private nonisolated static func changes(
    of document: Document, _ action: @escaping @MainActor () -> Void
  ) -> AnyCancellable where Document: CombineObservableObject {
    document.objectWillChange.sink { _ in
      if MainActor.isCurrent {
        MainActor.assumeIsolated(action)
      } else {
        Task { @MainActor in action() }
      }
    }
  }

  // MARK: Files

  func fit(_ file: URL) -> DocumentFit {
    let type = UTType(filenameExtension: file.pathExtension)
    let isNamed = type.map { type in readable.contains { type.conforms(to: $0) } } ?? false
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory),
      isDirectory.boolValue
    {
      return !readable.contains { $0.conforms(to: .directory) } ? .not : isNamed ? .well : .perhaps
    }
    if isNamed { return .well }
    guard let type, type.isDeclared else { return .perhaps }
    return type.conforms(to: .text) && readable.contains { $0.conforms(to: .text) }
      ? .perhaps : .not
  }

  /// Reads a file. Throws the errors of the document and the file system, and for a file of another
  /// type.
  func document(in file: URL) throws -> Document { try readDocument(in: file).document }

  /// The document in a file, and the state of the file that it was read from.
  func readDocument(in file: URL) throws -> (document: Document, version: FileVersion?) {
    guard fit(file) > .not else {
      throw CocoaError(.featureUnsupported, userInfo: [NSFilePathErrorKey: file.path])
    }
    let type = Self.type(of: file, among: readable)
    let contents = try FileWrapper(url: file)
    let version = FileVersion(of: file, contents)
    return (
      try read(FileDocumentReadConfiguration(contentType: type, file: contents)), version
    )
  }

  /// The contents to write to a file.
  func contents(of document: Document, for file: URL?) throws -> FileWrapper {
    let type = file.map { Self.type(of: $0, among: writable) } ?? writable.first ?? .data
    return try write(
      document,
      FileDocumentWriteConfiguration(
        contentType: type, existingFile: file.flatMap { try? FileWrapper(url: $0) }))
  }

  private static func type(of file: URL, among types: [UTType]) -> UTType {
    let own = UTType(filenameExtension: file.pathExtension)
    return own.flatMap { own in types.contains { own.conforms(to: $0) } ? own : nil } ?? types.first
      ?? own ?? .data
  }
}
