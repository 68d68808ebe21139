import Foundation
import TheseusCore
import UniformTypeIdentifiers

#if canImport(FoundationAdditions)
  import FoundationAdditions
#endif

/// An open document, its file or draft, and whether these are up to date.
@MainActor
final class DocumentStore<Document>: ObservableObject {
  // Required outside the main actor by `ObservableObject`; the publisher has a lock of its own.
  nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()

  /// nil when there is none to show: nothing was chosen yet, or it could not be read.
  private(set) var document: Document?
  private(set) var fileURL: URL?
  /// The last error, until the user has seen it.
  private(set) var problem: String?
  /// Whether the user must choose between the document and a file that another program changed.
  private(set) var asksForVersion = false
  /// Automatic writes do not ask again.
  private var hasAskedForVersion = false
  /// Whether the file was write-protected when it was read.
  private var isProtected = false
  /// Whether the document has changes that its file or draft lacks.
  private(set) var isUnwritten = false
  /// Identifies a scheduled automatic write; nil after each attempt, until the next edit.
  private(set) var due: Int?
  private var edits = 0
  let commands = DocumentCommands()
  private var draft: URL?
  /// Whether the draft has all edits.
  private(set) var isDraftCurrent = false
  /// The file as it was read or written last; nil where there was none.
  private var version: FileVersion?
  private let drafts: DocumentDrafts?
  private let format: DocumentFormat<Document>
  /// Creates a new document; nil when it can only be viewed.
  private let make: (() -> Document)?
  private var changes: AnyCancellable?
  /// The last reported error: automatic writes do not report it again.
  private var reportedFailure: String?
  /// The manager at which edits can be undone.
  private weak var undoManager: UndoManager?
  /// The step of a field that the last edit belongs to; nil if it was not typed.
  private var typedStep: Int?

  init(
    _ place: DocumentPlace<Document>?, _ format: DocumentFormat<Document>, drafts: DocumentDrafts?
  ) {
    self.format = format
    self.drafts = format.make == nil ? nil : drafts
    make = format.make == nil ? nil : place?.make ?? format.make
    if let draft = place?.draft {
      readDraft(draft)
    } else if let file = place?.file {
      if let document = place?.given?.take() {
        show(document, from: file, FileVersion(of: file))
      } else if place?.mayBeMissing == true, let make, Self.isMissing(file) {
        show(make(), from: file, nil)
      } else {
        read(file)
      }
    } else if let make {
      show(make(), from: nil, nil)
    }
  }

  /// Renaming a new file over a write-protected one is possible: the store must ask.
  var isEditable: Bool { format.make != nil && !isProtected }

  /// Whether it is saved automatically.
  var isKept: Bool { fileURL != nil || drafts != nil }

  /// Whether it differs from a new document and has no file.
  var isDraft: Bool {
    isEditable && document != nil && fileURL == nil && (draft != nil || isUnwritten)
  }

  /// The title of the window.
  var title: String { fileURL?.lastPathComponent ?? "Untitled" }

  private func change(_ change: () -> Void) {
    objectWillChange.send()
    change()
  }

  // MARK: Edits

  /// Replaces a document that is a value. `undoManager` can return to the present one.
  func edit(_ new: Document, _ undoManager: UndoManager?) {
    if let document, !_viewValuesAreEqual(document, new) {
      // A step of the field's own undo is one step here, too.
      let step = FieldElement.writtenStep
      if step == nil || step != typedStep { registerReturn(to: document, undoManager) }
      typedStep = step
    }
    change {
      document = new
      noteEdit()
    }
  }

  private func registerReturn(to document: Document, _ undoManager: UndoManager?) {
    self.undoManager = undoManager
    undoManager?.registerUndo(withTarget: self) { [weak undoManager] store in
      if store.isEditable { store.edit(document, undoManager) }
    }
  }

  private func noteEdit() {
    isUnwritten = true
    isDraftCurrent = false
    if due == nil {
      edits += 1
      due = edits
    }
  }

  func hasSeenProblem() { change { problem = nil } }

  func hasSeenVersions() { change { asksForVersion = false } }

  /// Discards unsaved content: the document is a new one again.
  func deleteDraft() {
    guard isDraft, let make else { return }
    removeDraft()
    change { show(make(), from: nil, nil) }
  }

  // MARK: Reading

  private func show(_ document: Document, from file: URL?, _ version: FileVersion?) {
    // The edits were those of another document.
    undoManager?.removeAllActions(withTarget: self)
    typedStep = nil
    self.document = document
    self.version = version
    asksForVersion = false
    fileURL = file
    isProtected = file.map(Self.isProtected) ?? false
    noteWritten()
    changes = format.watch?(document) { [weak self] in
      guard let self, isEditable else { return }
      change { noteEdit() }
    }
  }

  private static func isMissing(_ file: URL) -> Bool {
    var status = stat()
    return stat(file.path, &status) != 0 && errno == ENOENT
  }

  /// Whether a file, or a folder of files, must not be written: also root respects a file that
  /// nobody may write.
  private static func isProtected(_ file: URL) -> Bool {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return false }
    return status.st_mode & 0o222 == 0 || access(file.path, W_OK) != 0
  }

  private func readDraft(_ file: URL) {
    do {
      show(try format.document(in: file), from: nil, nil)
      draft = file
    } catch {
      problem = "“\(file.path)” could not be opened."
      if let make { show(make(), from: nil, nil) }
    }
  }

  /// Replaces the content with that of a file. When the file cannot be read, the content stays.
  func read(_ file: URL) {
    change {
      do {
        let (document, version) = try format.readDocument(in: file)
        show(document, from: file, version)
      } catch {
        problem = "“\(file.lastPathComponent)” could not be opened."
      }
    }
  }

  // MARK: Writing

  /// Writes the document to its file, or to a draft, if that is not up to date.
  ///
  /// - Parameter isAsked: whether the user requested it, so that a failure is reported again.
  func save(isAsked: Bool = false) {
    guard isEditable, isKept, isUnwritten || isAsked && fileURL.map(Self.isMissing) == true else {
      return
    }
    do {
      guard let fileURL else { return try writeDraft() }
      if isChangedElsewhere(fileURL) { return keepBesideOtherVersion(isAsked: isAsked) }
      try write(to: fileURL)
    } catch {
      couldNotSave(error, isAsked: isAsked)
    }
  }

  /// Writes the document to a file, which becomes its file. Throws the errors of the document and
  /// the file system.
  func write(to file: URL) throws {
    guard let document else { return }
    guard !Self.isProtected(file) else {
      throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: file.path])
    }
    let contents = try format.contents(of: document, for: file)
    try contents.write(to: file)
    removeDraft()
    change {
      fileURL = file
      isProtected = false
      version = FileVersion(of: file, contents)
      asksForVersion = false
      noteWritten()
    }
  }

  // MARK: A file that another program changed

  private func isChangedElsewhere(_ file: URL) -> Bool {
    guard !Self.isMissing(file) else { return false }
    return version.map { !$0.isSame(as: file) } ?? true
  }

  /// The other program's version stays until the user has chosen; this one is kept as a draft.
  private func keepBesideOtherVersion(isAsked: Bool) {
    try? writeDraft()
    change {
      due = nil
      if isAsked || !hasAskedForVersion { asksForVersion = true }
      hasAskedForVersion = true
    }
  }

  /// Replaces the other program's version.
  func replaceOtherVersion() {
    guard let fileURL else { return }
    do { try write(to: fileURL) } catch { couldNotSave(error, isAsked: true) }
  }

  /// Shows the other program's version, and discards this one.
  func takeOtherVersion() {
    guard let fileURL else { return }
    read(fileURL)
    if !isUnwritten { removeDraft() }
  }

  /// A document that equals a new one again has no draft, unless it represents a file.
  private func writeDraft() throws {
    guard let document, let drafts else { return }
    let old = draft.flatMap { drafts.canHold($0) ? $0 : nil }
    let contents = try format.contents(of: document, for: old)
    if fileURL == nil, let make, try contents.hasContents(of: format.contents(of: make(), for: old))
    {
      removeDraft()
    } else {
      let file = try old ?? drafts.makeFile(for: Document.self, format.writable.first)
      try contents.write(to: file)
      draft = file
      isDraftCurrent = true
    }
    if fileURL == nil { change { noteWritten() } }
  }

  private func removeDraft() {
    if let draft { drafts?.remove(draft) }
    draft = nil
    isDraftCurrent = false
  }

  private func noteWritten() {
    isUnwritten = false
    due = nil
    reportedFailure = nil
    hasAskedForVersion = false
  }

  /// Content that its file cannot take is saved as a draft.
  private func couldNotSave(_ error: any Error, isAsked: Bool) {
    if fileURL != nil { try? writeDraft() }
    let error = error as NSError
    let failure = "\(error.domain) \(error.code) \(fileURL?.path ?? "")"
    change {
      due = nil
      if isAsked || failure != reportedFailure { reportSaveFailure() }
      reportedFailure = failure
    }
  }

  /// A destination chosen by the user could not be written.
  func couldNotSaveElsewhere() { change { reportSaveFailure() } }

  private func reportSaveFailure() { problem = "“\(title)” could not be saved." }
}
