import Foundation
import Testing
import UniformTypeIdentifiers

@testable import TheseusTesting
@testable import TheseusViews

/// A folder with one file for each word.
private struct Words: FileDocument {
  static let readableContentTypes: [UTType] = [.folder]
  var words: [String] = []

  init() {}

  init(configuration: ReadConfiguration) throws {
    words = (configuration.file.fileWrappers ?? [:]).keys.sorted()
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(
      directoryWithFileWrappers: Dictionary(
        uniqueKeysWithValues: words.map {
          ($0, FileWrapper(regularFileWithContents: Data($0.utf8)))
        }))
  }
}

private struct WordEditor: App {
  var body: some Scene {
    DocumentGroup(newDocument: Words()) { file in
      Text("words \(file.document.words.joined(separator: " "))")
      Button("remove") { file.document.words.removeFirst() }
      Button("add") { file.document.words.append("new") }
    }
  }
}

@MainActor @Suite("a document that is a folder of files")
struct PackageDocumentTests {
  private func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func package(_ root: URL) throws -> URL {
    let folder = root.appendingPathComponent("words", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["a", "b"] {
      try Data(name.utf8).write(to: folder.appendingPathComponent(name))
    }
    return folder
  }

  @Test("a part that the document no longer has leaves its folder, and nothing else is left beside")
  func removesParts() async throws {
    try await withDocuments { root in
      let folder = try package(root)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o640], ofItemAtPath: folder.appendingPathComponent("b").path)
      let host = TestHost(app: WordEditor(), columns: 60, rows: 12, files: [folder])
      try await host.settle()
      #expect(host.screen.contains("words a b"))
      try host.find(.button, "remove").tap()
      try host.find(.button, "add").tap()
      host.advance(by: .seconds(2))
      try await host.settle()
      #expect(try names(folder) == ["b", "new"])
      #expect(try names(root) == ["a.txt", "words"])
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder.appendingPathComponent("b").path)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
    }
  }

  @Test("a link to the folder stays a link")
  func link() async throws {
    try await withDocuments { root in
      let folder = try package(root)
      let link = root.appendingPathComponent("link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
      let wrapper = FileWrapper(directoryWithFileWrappers: [
        "c": FileWrapper(regularFileWithContents: Data("c".utf8))
      ])
      try wrapper.write(to: link)
      #expect(try names(folder) == ["c"])
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: link.path).hasSuffix("words"))
    }
  }

  @Test("a part that another program added is noticed")
  func addedElsewhere() async throws {
    try await withDocuments { root in
      let folder = try package(root)
      let host = TestHost(app: WordEditor(), columns: 60, rows: 20, files: [folder])
      try await host.settle()
      try Data("x".utf8).write(to: folder.appendingPathComponent("x"))
      try host.find(.button, "add").tap()
      host.advance(by: .seconds(2))
      try await host.settle()
      #expect(host.screen.contains("was changed by another program"))
      #expect(try names(folder) == ["a", "b", "x"])
    }
  }

  @Test("what cannot be written leaves the folder as it was")
  func failure() throws {
    let parent = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let folder = parent.appendingPathComponent("words", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: parent) }
    try Data("a".utf8).write(to: folder.appendingPathComponent("a"))
    // A name with a slash is no name of a file.
    let wrapper = FileWrapper(directoryWithFileWrappers: [
      "b": FileWrapper(regularFileWithContents: Data()),
      "no/such/folder": FileWrapper(regularFileWithContents: Data()),
    ])
    #expect(throws: (any Error).self) { try wrapper.write(to: folder) }
    #expect(try names(folder) == ["a"])
    #expect(try names(parent) == ["words"])
  }
}
