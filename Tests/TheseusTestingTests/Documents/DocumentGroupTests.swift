import Foundation
import Testing
import UniformTypeIdentifiers

@testable import TheseusTesting
@testable import TheseusViews

@MainActor @Suite("Documents: windows that show files")
struct DocumentGroupTests {
  @MainActor private static var directory = URL(fileURLWithPath: "/")

  private struct Editor: App {
    let root = DocumentGroupTests.directory
    var body: some Scene {
      DocumentGroup(newDocument: TextNote()) { file in
        TextField("text", text: file.$document.text)
        Text(
          """
          file \(file.fileURL?.lastPathComponent ?? "none") \(file.isEditable ? "edited" : "viewed")
          """
        )
      }
      .transformEnvironment(\.fileDialog) { $0.wantedDirectory = root }
    }
  }

  private struct Viewer: App {
    let root = DocumentGroupTests.directory
    var body: some Scene {
      DocumentGroup(viewing: TextNote.self) { file in
        Text("sees \(file.document.text) \(file.isEditable ? "edited" : "viewed")")
        Button("change") { file.document.text = "changed" }
      }
      .transformEnvironment(\.fileDialog) { $0.wantedDirectory = root }
    }
  }

  private func inDirectory(_ body: (URL) async throws -> Void) async throws {
    try await withDocuments { root in
      Self.directory = root
      try await body(root)
    }
  }

  @Test(
    "Control-S saves a new document to a file and names its window; edits follow within a second")
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
      #expect(
        host.windows.map(\.title) == ["mine.txt"] && host.screen.contains("file mine.txt edited"))
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

  @Test("an opened one has one window of its own; edits are written when that closes")
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

  @Test("the menu acts on the frontmost window, and is disabled when another scene's is frontmost")
  func menuOfFront() async throws {
    try await withDocuments { root in
      let (a, b) = (root.appendingPathComponent("a.txt"), root.appendingPathComponent("b.txt"))
      let host = TestHost(app: Both(), columns: 78, rows: 24, files: [a, b])
      #expect(host.windows.map(\.title) == ["About", "a.txt", "b.txt"])
      try host.find(.textField).replaceText("first")
      host.select(window: host.windows[2])
      try host.find(.textField).replaceText("second")
      host.select(window: host.windows[1])
      try host.choose("File", "Save")
      #expect(contents(root, "a.txt") == "first" && contents(root, "b.txt") == nil)
      host.select(window: host.windows[0])
      #expect(throws: TestHostError.self) { try host.choose("File", "Save") }
      host.select(window: host.windows[2])
      try host.choose("File", "Save")
      #expect(contents(root, "b.txt") == "second")
    }
  }

  private struct Both: App {
    var body: some Scene {
      Window("About", id: "about") { Text("about") }
      DocumentGroup(newDocument: TextNote()) { TextField("text", text: $0.$document.text) }
    }
  }

  @Test("one that was saved is found again when its file is opened")
  func savedAndOpened() async throws {
    try await inDirectory { root in
      let host = TestHost(app: Editor(), columns: 78, rows: 24)
      host.press("s", modifiers: .control)
      try host.find(.textField, "Name").replaceText("b.txt")
      try host.find(.button, "Save").tap()
      try host.choose("File", "New")
      try host.choose("File", "Open…")
      try host.find(.button, "b.txt").tap()
      #expect(
        host.windows.map(\.title) == ["b.txt", "Untitled"]
          && host.windows.map(\.isKey) == [true, false])
      #expect(contents(root, "b.txt") == "new")
    }
  }

  private struct Table: FileDocument {
    static let readableContentTypes: [UTType] = [.commaSeparatedText]
    var size = 0
    init() {}
    init(configuration: ReadConfiguration) throws {
      size = configuration.file.regularFileContents?.count ?? 0
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  private struct TwoKinds: App {
    let root = DocumentGroupTests.directory
    var body: some Scene {
      DocumentGroup(newDocument: TextNote()) { TextField("text", text: $0.$document.text) }
        .transformEnvironment(\.fileDialog) { $0.wantedDirectory = root }
      DocumentGroup(newDocument: Table()) { Text("table of \($0.document.size)") }
    }
  }

  @Test("those of two kinds share a menu, which creates either and opens both")
  func twoKinds() async throws {
    try await inDirectory { root in
      try Data("1,2".utf8).write(to: root.appendingPathComponent("t.csv"))
      let host = TestHost(app: TwoKinds(), columns: 78, rows: 24)
      let items = host.app?.commands.menus.first?.items.map(\.readableLabel)
      #expect(
        items == ["New Plain text", "New Comma-separated values", "Open…", "Save", "Delete Draft…"])
      try host.choose("File", "New Comma-separated values")
      #expect(host.screen.contains("table of 0"))
      host.press("n", modifiers: .control)
      #expect(try host.find(.textField).value == "new")
      try host.choose("File", "Open…")
      try host.find(.button, "t.csv").tap()
      #expect(host.screen.contains("table of 3") && host.windows.last?.title == "t.csv")
      let table = root.appendingPathComponent("t.csv")
      #expect(TestHost(app: TwoKinds(), files: [table]).windows.map(\.title) == ["t.csv"])
      let both = TestHost(app: TwoKinds(), files: [table, root.appendingPathComponent("a.txt")])
        .windows
      #expect(both.map(\.title) == ["a.txt", "t.csv"] && both.map(\.isKey) == [false, true])
    }
  }

  @Test("an error of reading or writing is reported, and existing content stays")
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
      #expect(
        host.screen.contains("“a.txt” could not be saved.") && contents(root, "a.txt") == "hello")
      try host.find(.button, "OK").tap()
      try host.find(.textField).replaceText("better")
      host.press("s", modifiers: .control)
      #expect(contents(root, "a.txt") == "better")
    }
  }

  @Test("view-only ones start with what to open, and cannot be changed")
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
