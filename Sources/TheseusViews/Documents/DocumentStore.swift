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
  /// Where it is kept while it has no file, and what is in that.
  private var draft: URL?
  private let drafts: DocumentDrafts?
  private let new: (() -> Document)?

  /// - Parameter draft: an earlier run's document that has no file.
  init(file: URL?, draft: URL?, new: (() -> Document)?, drafts: DocumentDrafts?) {
    self.drafts = drafts
    self.new = new
    if let draft { readDraft(draft) } else if let file { read(file) } else { document = new?() }
  }

  /// Whether it is written by itself.
  var isKept: Bool { fileURL != nil || drafts != nil }

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

  private static func document(in file: URL) throws -> Document {
    let type = type(of: file, among: Document.readableContentTypes)
    return try Document(configuration: FileDocumentReadConfiguration(contentType: type, file: FileWrapper(url: file)))
  }

  private func readDraft(_ file: URL) {
    do {
      document = try Self.document(in: file)
      draft = file
    } catch {
      problem = "“\(file.path)” could not be opened."
      document = new?()
    }
  }

  /// Shows what a file holds in place of what there is. Where it cannot be read, that stays.
  func read(_ file: URL) {
    change {
      do {
        document = try Self.document(in: file)
        fileURL = file
        unwritten = nil
      } catch {
        problem = "“\(file.lastPathComponent)” could not be opened."
      }
    }
  }

  /// Writes the value to its file, or to a draft, where that does not hold it.
  func save() {
    guard isKept, unwritten != nil else { return }
    do {
      if let fileURL { try write(to: fileURL) } else { try writeDraft() }
    } catch {
      couldNotSave(fileURL)
    }
  }

  /// What is as a new one again has no draft.
  private func writeDraft() throws {
    guard let document, let drafts else { return }
    let file = try draft ?? drafts.makeFile(for: Document.self)
    let wrapper = try self.wrapper(document, for: file)
    if let new, let contents = wrapper.regularFileContents, try self.wrapper(new(), for: file).regularFileContents == contents {
      removeDraft()
    } else {
      try wrapper.write(to: file)
      draft = file
    }
    change { unwritten = nil }
  }

  private func removeDraft() {
    if let draft { try? FileManager.default.removeItem(at: draft) }
    draft = nil
  }

  private func wrapper(_ document: Document, for file: URL) throws -> FileWrapper {
    try document.fileWrapper(
      configuration: FileDocumentWriteConfiguration(
        contentType: Self.type(of: file, among: Document.writableContentTypes), existingFile: try? FileWrapper(url: file)))
  }

  /// Writes the value to a file, which is the document's from now on. Throws what the document and the file system throw.
  func write(to file: URL) throws {
    guard let document else { return }
    try wrapper(document, for: file).write(to: file)
    removeDraft()
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
