import Foundation
import Testing
import UniformTypeIdentifiers

@testable import TheseusTesting
@testable import TheseusViews

@MainActor @Suite("Documents that are named when the app starts")
struct DocumentLaunchTests {
  private struct Sheet: FileDocument {
    static let readableContentTypes: [UTType] = [.commaSeparatedText, .package]
    var size = 0
    init() {}
    init(configuration: ReadConfiguration) throws {
      size =
        configuration.file.regularFileContents?.count ?? configuration.file.fileWrappers?.count ?? 0
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  private struct Office: App {
    var body: some Scene {
      Window("Welcome", id: "welcome") { Text("welcome") }
      DocumentGroup(newDocument: TextNote()) { Text("note \($0.document.text)") }
      DocumentGroup(viewing: Sheet.self) { Text("sheet of \($0.document.size)") }
    }
  }

  private struct Plain: App {
    var body: some Scene { WindowGroup { Text("plain") } }
  }

  private func start<A: App>(_ app: A, _ files: [URL], _ drafts: DocumentDrafts? = nil) -> TestHost
  {
    TestHost(app: app, columns: 78, rows: 24, files: files, drafts: drafts)
  }

  @Test("are opened instead of a new one, each once")
  func opened() async throws {
    try await withDocuments { root in
      let file = root.appendingPathComponent("a.txt")
      let host = start(
        NoteEditor(),
        [file, root.appendingPathComponent("./a.txt"), root.appendingPathComponent("none")])
      #expect(host.windows.map(\.title) == ["a.txt", "none"])
      #expect(host.windows.map(\.isKey) == [true, false])
      #expect(host.fieldText == "hello")
      try host.find(.textField).replaceText("edited")
      host.closeAll()
      #expect(contents(root, "a.txt") == "edited")
    }
  }

  @Test("a missing one is a new document, and created when there is something to write")
  func missing() async throws {
    try await withDocuments { root in
      let host = start(NoteEditor(), [root.appendingPathComponent("b.txt")])
      #expect(
        host.windows.map(\.title) == ["b.txt"] && host.fieldText == "new"
          && contents(root, "b.txt") == nil)
      host.closeAll()
      #expect(contents(root, "b.txt") == nil)
      let second = start(NoteEditor(), [root.appendingPathComponent("b.txt")])
      second.press("s", modifiers: .control)
      #expect(contents(root, "b.txt") == "new")
      try second.find(.textField).replaceText("typed")
      second.advance(by: .seconds(1))
      try await second.settle()
      #expect(contents(root, "b.txt") == "typed")
    }
  }

  @Test("an unreadable one is reported by its name, and not overwritten")
  func unreadable() async throws {
    try await withDocuments { root in
      try Data([0xFF, 0xFE, 0xFF]).write(to: root.appendingPathComponent("bytes.txt"))
      try Data("no picture".utf8).write(to: root.appendingPathComponent("p.png"))
      for name in ["bytes.txt", "p.png", "a.txt/below", "."] {
        let host = start(NoteEditor(), [root.appendingPathComponent(name)])
        let last = root.appendingPathComponent(name).standardizedFileURL.lastPathComponent
        #expect(try host.find(.alert).label.contains("“\(last.prefix(20))"), "\(name)")
        #expect(host.screen.contains("could not be opened."), "\(name)")
        try host.find(.button, "OK").tap()
        #expect(host.screen.contains("No Document"))
      }
      #expect(contents(root, "p.png") == "no picture")
    }
  }

  @Test("are opened by the scene that they fit best, before the window that the app starts with")
  func fitting() async throws {
    try await withDocuments { root in
      try Data("1,2".utf8).write(to: root.appendingPathComponent("s.csv"))
      try Data("# h".utf8).write(to: root.appendingPathComponent("README"))
      let package = root.appendingPathComponent("s.bundle", isDirectory: true)
      try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
      for (name, text) in [
        ("s.csv", "sheet of 3"), ("README", "note # h"), ("a.txt", "note hello"),
        ("s.bundle", "sheet of 0"), ("none.csv", "No Document"),
      ] {
        let host = start(Office(), [root.appendingPathComponent(name)])
        #expect(host.windows.map(\.isKey) == [false, true], "\(name)")
        if name == "none.csv" { try host.find(.button, "OK").tap() }
        #expect(host.screen.contains(text), "\(name)")
      }
    }
  }

  @Test("of text, other kinds of text are opened too")
  func texts() async throws {
    try await withDocuments { root in
      try Data("{}".utf8).write(to: root.appendingPathComponent("a.json"))
      #expect(start(NoteEditor(), [root.appendingPathComponent("a.json")]).fieldText == "{}")
    }
  }

  @Test("come before drafts of earlier runs, which are also shown")
  func besideDrafts() async throws {
    try await withDocuments { root in
      let directory = root.appendingPathComponent("drafts", isDirectory: true)
      let first = start(NoteEditor(), [], DocumentDrafts(directory: directory))
      try first.find(.textField).replaceText("draft")
      first.closeAll()
      first.unmount()
      let host = start(
        NoteEditor(), [root.appendingPathComponent("a.txt")], DocumentDrafts(directory: directory))
      #expect(host.windows.map(\.title) == ["a.txt", "Untitled"] && host.fieldText == "hello")
    }
  }

  @Test("are nothing to an app without documents")
  func ignored() async throws {
    try await withDocuments { root in
      let host = start(Plain(), [root.appendingPathComponent("a.txt")])
      #expect(host.windows.count == 1 && host.screen.contains("plain") && host.trace.issues.isEmpty)
    }
  }
}
