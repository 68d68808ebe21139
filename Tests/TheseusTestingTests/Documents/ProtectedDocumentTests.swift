import Foundation
import Testing

@testable import TheseusTesting
@testable import TheseusViews

@MainActor @Suite("Saving a document respects its file's permissions and links")
struct ProtectedDocumentTests {
  private struct Editor: App {
    var body: some Scene {
      DocumentGroup(newDocument: TextNote()) { file in
        TextField("text", text: file.$document.text)
        Text(file.isEditable ? "edited" : "viewed")
      }
    }
  }

  private func permissions(_ file: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
  }

  private func set(_ permissions: Int, of file: URL) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: file.path)
  }

  private func start(_ file: URL) -> TestHost {
    TestHost(app: Editor(), columns: 78, rows: 24, files: [file])
  }

  @Test("a write-protected file is only viewed, and stays as it is")
  func protected() async throws {
    try await withDocuments { root in
      let file = root.appendingPathComponent("a.txt")
      try set(0o444, of: file)
      let host = start(file)
      #expect(host.screen.contains("viewed") && host.fieldText == "hello")
      try host.find(.textField).replaceText("typed")
      host.advance(by: .seconds(2))
      try await host.settle()
      host.closeAll()
      #expect(contents(root, "a.txt") == "hello")
      #expect(try permissions(file) == 0o444)
    }
  }

  @Test("a file that is protected after it was opened is not replaced, and the user hears of it")
  func protectedLater() async throws {
    try await withDocuments { root in
      let file = root.appendingPathComponent("a.txt")
      let host = start(file)
      #expect(host.screen.contains("edited"))
      try set(0o444, of: file)
      try host.find(.textField).replaceText("typed")
      host.advance(by: .seconds(2))
      try await host.settle()
      #expect(host.screen.contains("“a.txt” could not be saved."))
      #expect(contents(root, "a.txt") == "hello")
    }
  }

  @Test("an edited file keeps its permissions", arguments: [0o600, 0o755, 0o640])
  func kept(_ mode: Int) async throws {
    try await withDocuments { root in
      let file = root.appendingPathComponent("a.txt")
      try set(mode, of: file)
      let host = start(file)
      try host.find(.textField).replaceText("typed")
      host.advance(by: .seconds(2))
      try await host.settle()
      #expect(contents(root, "a.txt") == "typed")
      #expect(try permissions(file) == mode)
      #expect(try FileManager.default.contentsOfDirectory(atPath: root.path) == ["a.txt"])
    }
  }

  @Test("a link stays a link, and the file that it leads to gets the edits")
  func link() async throws {
    try await withDocuments { root in
      let folder = root.appendingPathComponent("folder", isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let link = folder.appendingPathComponent("link.txt")
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: root.appendingPathComponent("a.txt"))
      let host = start(link)
      try host.find(.textField).replaceText("typed")
      host.advance(by: .seconds(2))
      try await host.settle()
      #expect(contents(root, "a.txt") == "typed")
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: link.path).hasSuffix("a.txt"))
    }
  }
}
