import Foundation
import TheseusCore
import UniformTypeIdentifiers

/// An open document: its value, its file, and whether that holds the value.
final class DocumentStore<Document: FileDocument>: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  /// nil where there is none to show: nothing was chosen yet, or it could not be read.
  private(set) var document: Document?
  private(set) var fileURL: URL?
  /// What went wrong, until a person has seen it.
  private(set) var problem: String?
  /// Grows with the first edit after each write; nil where the file holds the value, or a write has failed.
  private(set) var unwritten: Int?
  private var edits = 0
  let commands = DocumentCommands()

  init(file: URL?, new: (() -> Document)?) {
    if let file { read(file) } else { document = new?() }
  }

  private func change(_ change: () -> Void) {
    objectWillChange.send()
    change()
  }

  /// What the window is called.
  var title: String { fileURL?.lastPathComponent ?? "Untitled" }

  func edit(_ new: Document) {
    change {
      document = new
      if unwritten == nil {
        edits += 1
        unwritten = edits
      }
    }
  }

  func hasSeenProblem() { change { problem = nil } }

  // MARK: Files

  /// Shows what a file holds in place of what there is. Where it cannot be read, that stays.
  func read(_ file: URL) {
    change {
      do {
        let type = Self.type(of: file, among: Document.readableContentTypes)
        document = try Document(configuration: FileDocumentReadConfiguration(contentType: type, file: FileWrapper(url: file)))
        fileURL = file
        unwritten = nil
      } catch {
        problem = "“\(file.lastPathComponent)” could not be opened."
      }
    }
  }

  /// Writes the value to its file, where it has one that does not hold it.
  func save() {
    guard let fileURL, unwritten != nil else { return }
    do { try write(to: fileURL) } catch { couldNotSave(fileURL) }
  }

  /// Writes the value to a file, which is the document's from now on. Throws what the document and the file system throw.
  func write(to file: URL) throws {
    guard let document else { return }
    let configuration = FileDocumentWriteConfiguration(
      contentType: Self.type(of: file, among: Document.writableContentTypes), existingFile: try? FileWrapper(url: file))
    try document.fileWrapper(configuration: configuration).write(to: file)
    change {
      fileURL = file
      unwritten = nil
    }
  }

  func couldNotSave(_ file: URL?) {
    change {
      problem = "“\(file?.lastPathComponent ?? title)” could not be saved."
      // Not again until there is something new to write.
      unwritten = nil
    }
  }

  private static func type(of file: URL, among types: [UTType]) -> UTType {
    let own = UTType(filenameExtension: file.pathExtension)
    return own.flatMap { own in types.contains { own.conforms(to: $0) } ? own : nil } ?? types.first ?? own ?? .data
  }
}
