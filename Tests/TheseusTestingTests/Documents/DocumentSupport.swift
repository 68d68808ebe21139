import Foundation
import Testing
import UniformTypeIdentifiers

@testable import TheseusTesting
@testable import TheseusViews

/// A document of text. One with the text "refuse" cannot be written.
struct TextNote: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  struct Refused: Error {}
  var text = "new"

  init(_ text: String = "new") { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let text = String(data: data, encoding: .utf8)
    else { throw Refused() }
    self.text = text
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    if text == "refuse" { throw Refused() }
    return FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

/// An app that is documents.
struct NoteEditor: App {
  var body: some Scene {
    DocumentGroup(newDocument: TextNote()) { file in
      TextField("text", text: file.$document.text)
      Text("file \(file.fileURL?.lastPathComponent ?? "none")")
    }
  }
}

/// A folder for one test, with a file "a.txt" that contains "hello".
@MainActor
func withDocuments(_ body: (URL) async throws -> Void) async throws {
  let parent = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString, isDirectory: true)
  // Alerts show the folder's name. A random one breaks at other places in each run.
  let root = parent.appendingPathComponent("documents", isDirectory: true)
  try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  defer {
    _ = try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: root.path)
    try? FileManager.default.removeItem(at: parent)
  }
  try Data("hello".utf8).write(to: root.appendingPathComponent("a.txt"))
  try await body(root)
}

func contents(_ root: URL, _ name: String) -> String? {
  try? String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
}

/// The texts of all drafts, and how many folders they are in.
func drafts(in directory: URL) -> (texts: [String], folders: Int) {
  let folders =
    (try? FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil))
    ?? []
  let files = folders.flatMap {
    (try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)) ?? []
  }
  return (
    files.filter { !$0.lastPathComponent.hasPrefix(".") }.compactMap {
      try? String(contentsOf: $0, encoding: .utf8)
    }.sorted(),
    folders.count
  )
}

extension TestHost {
  /// Closes all windows, as the end of a program does.
  @MainActor
  func closeAll() {
    for window in app?.windows ?? [] { app?.close(window) }
    flush()
  }

  /// The text of the window's field.
  @MainActor var fieldText: String { (try? find(.textField).value) ?? "" }
}
