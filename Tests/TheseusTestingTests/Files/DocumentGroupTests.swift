import Foundation
import Testing
import UniformTypeIdentifiers

@testable import TheseusTesting
@testable import TheseusViews

@MainActor @Suite("Documents: windows that show files")
struct DocumentGroupTests {
  struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    struct Refused: Error {}
    var text = "new"

    init() {}

    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else { throw Refused() }
      self.text = text
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if text == "refuse" { throw Refused() }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  @MainActor private static var directory = URL(fileURLWithPath: "/")

  private struct Editor: App {
    let root = DocumentGroupTests.directory
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { file in
        TextField("text", text: file.$document.text)
        Text("file \(file.fileURL?.lastPathComponent ?? "none") \(file.isEditable ? "edited" : "viewed")")
      }
      .transformEnvironment(\.fileDialog) { $0.wantedDirectory = root }
    }
  }

  private struct Viewer: App {
    let root = DocumentGroupTests.directory
    var body: some Scene {
      DocumentGroup(viewing: Note.self) { file in
        Text("sees \(file.document.text) \(file.isEditable ? "edited" : "viewed")")
        Button("change") { file.document.text = "changed" }
      }
      .transformEnvironment(\.fileDialog) { $0.wantedDirectory = root }
    }
  }

  private func inDirectory(_ body: (URL) async throws -> Void) async throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try Data("hello".utf8).write(to: root.appendingPathComponent("a.txt"))
    Self.directory = root
    try await body(root)
  }

  private func contents(_ root: URL, _ name: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  @Test("a new one is saved by Control-S into a file, which gives the window its name; edits follow within a second")
  func new() async throws {
    try await inDirectory { root in
      let host = TestHost(app: Editor(), columns: 78, rows: 24)
      #expect(host.windows.map(\.title) == ["Untitled"] && host.screen.contains("file none edited"))
      try host.find(.textField).replaceText("written")
      host.press("s", modifiers: .control)
      #expect(try host.find(.textField, "Name").value == "Untitled.txt")
      try host.find(.textField, "Name").replaceText("mine.txt")
      try host.find(.button, "Save").tap()
      #expect(contents(root, "mine.txt") == "written")
      #expect(host.windows.map(\.title) == ["mine.txt"] && host.screen.contains("file mine.txt edited"))
      try host.find(.textField).replaceText("edited")
      host.advance(by: .milliseconds(600))
      try await host.settle()
      #expect(contents(root, "mine.txt") == "written")
      // Typing on does not put it off.
      try host.find(.textField).type("!")
      host.advance(by: .milliseconds(600))
      try await host.settle()
      #expect(contents(root, "mine.txt") == "edited!")
      try host.find(.textField).type("?")
      host.press("s", modifiers: .control)
      #expect(contents(root, "mine.txt") == "edited!?")
    }
  }

  /// Nothing in it waits: the drafts' directory is one for all tests.
  @Test("one without a file is kept as a draft until it is saved, or is as new again; the next run shows each draft")
  func drafts() async throws {
    try await inDirectory { root in
      let kept = root.appendingPathComponent("state/drafts", isDirectory: true)
      func files() -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: kept.path)) ?? []).sorted() }
      DocumentDrafts.standard = DocumentDrafts(directory: kept)
      defer { DocumentDrafts.standard = nil }
      @MainActor func run(_ body: @MainActor (TestHost) throws -> Void) throws {
        let host = TestHost(app: Editor(), columns: 78, rows: 24)
        try body(host)
        for window in host.app?.windows ?? [] { host.app?.close(window) }
        host.flush()
      }
      try run { host in
        try host.find(.textField).replaceText("first")
        try host.choose("File", "New")
        try host.find(.textField).replaceText("second")
      }
      #expect(files().count == 2 && files().allSatisfy { $0.hasPrefix("Note-") && $0.hasSuffix(".txt") })
      try run { host in
        #expect(host.windows.map(\.title) == ["Untitled", "Untitled"])
        let text = try host.find(.textField).value
        #expect(text == "first" || text == "second")
        host.press("s", modifiers: .control)
        try host.find(.textField, "Name").replaceText("saved.txt")
        try host.find(.button, "Save").tap()
        #expect(contents(root, "saved.txt") == text)
      }
      #expect(files().count == 1)
      try run { host in
        let text = try host.find(.textField).value
        #expect(host.windows.count == 1 && contents(root, "saved.txt") != text)
        try host.find(.textField).replaceText("new")
      }
      #expect(files().isEmpty)
      try run { host in
        let text = try host.find(.textField).value
        #expect(text == "new")
      }
      #expect(files().isEmpty)
    }
  }

  @Test("one that is opened has a window of its own, once; what is edited is written when that closes")
  func open() async throws {
    try await inDirectory { root in
      let host = TestHost(app: Editor(), columns: 78, rows: 24)
      for _ in 0..<2 {
        host.press("o", modifiers: .control)
        try host.find(.button, "a.txt").tap()
        #expect(host.windows.map(\.title) == ["Untitled", "a.txt"])
      }
      #expect(try host.find(.textField).value == "hello")
      try host.find(.textField).replaceText("closed")
      #expect(contents(root, "a.txt") == "hello")
      host.app?.close(try #require(host.app?.keyWindow))
      host.flush()
      #expect(contents(root, "a.txt") == "closed")
      try host.choose("File", "New")
      #expect(host.windows.map(\.title) == ["Untitled", "Untitled"])
    }
  }

  @Test("what cannot be read or written is said, and what there is stays")
  func problems() async throws {
    try await inDirectory { root in
      try Data([0xFF, 0xFE, 0xFF]).write(to: root.appendingPathComponent("b.txt"))
      let host = TestHost(app: Editor(), columns: 78, rows: 24)
      host.press("o", modifiers: .control)
      try host.find(.button, "b.txt").tap()
      #expect(host.screen.contains("“b.txt” could not be opened."))
      try host.find(.button, "OK").tap()
      #expect(host.screen.contains("No Document"))
      try host.find(.button, "Open…").tap()
      try host.find(.button, "a.txt").tap()
      #expect(try host.find(.textField).value == "hello" && host.windows.last?.title == "a.txt")
      try host.find(.textField).replaceText("refuse")
      host.press("s", modifiers: .control)
      #expect(host.screen.contains("“a.txt” could not be saved.") && contents(root, "a.txt") == "hello")
      try host.find(.button, "OK").tap()
      try host.find(.textField).replaceText("better")
      host.press("s", modifiers: .control)
      #expect(contents(root, "a.txt") == "better")
    }
  }

  @Test("those that are only looked at begin with what to open, and cannot be changed")
  func viewing() async throws {
    try await inDirectory { root in
      let host = TestHost(app: Viewer(), columns: 78, rows: 24)
      #expect(host.screen.contains("No Document"))
      try host.find(.button, "Open…").tap()
      try host.find(.button, "a.txt").tap()
      #expect(host.screen.contains("sees hello viewed") && host.windows.map(\.title) == ["a.txt"])
      try host.find(.button, "change").tap()
      #expect(host.screen.contains("sees hello"))
      #expect(throws: TestHostError.self) { try host.choose("File", "New") }
    }
  }
}
