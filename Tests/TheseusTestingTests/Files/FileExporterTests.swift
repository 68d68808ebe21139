import Foundation
import TheseusTesting
import TheseusViews
import Testing
import UniformTypeIdentifiers

@MainActor @Suite("a file panel asks for the destination of a document or a file")
struct FileExporterTests {
  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    struct Refused: Error {}
    var text: String

    init(_ text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents else { throw Refused() }
      text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if text == "refuse" { throw Refused() }
      return FileWrapper(
        regularFileWithContents: Data(
          (text + (configuration.existingFile == nil ? "" : " again")).utf8))
    }
  }

  private struct Exporter: View {
    let root: URL
    var text = "hello"
    @State private var isPresented = false
    @State private var isMoving = false
    @State private var said = "nothing"
    var body: some View {
      VStack {
        Button("Export") { isPresented = true }
        Button("Move") { isMoving = true }
        Text("said: \(said)")
      }
      .fileExporter(
        isPresented: $isPresented, document: Note(text), contentType: .plainText,
        defaultFilename: "note"
      ) { result in
        switch result {
        case .success(let url): said = url.lastPathComponent
        case .failure: said = "failed"
        }
      }
      .fileMover(isPresented: $isMoving, file: root.appendingPathComponent("old.txt")) { result in
        if case .success(let url) = result {
          said = "moved to \(url.deletingLastPathComponent().lastPathComponent)"
        }
      }
      .fileDialogDefaultDirectory(root)
    }
  }

  private static func directory() throws -> URL {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(
      "export-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("inner"), withIntermediateDirectories: true)
    try Data("old".utf8).write(to: root.appendingPathComponent("old.txt"))
    return root
  }

  private func contents(_ root: URL, _ name: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  @Test("it is written under its name and type, in the directory that was opened")
  func exporting() throws {
    let root = try Self.directory()
    defer { try? FileManager.default.removeItem(at: root) }
    let host = TestHost(columns: 78, rows: 24) { Exporter(root: root) }
    try host.find(.button, "Export").tap()
    #expect(try host.find(.textField, "Name").value == "note.txt")
    try host.find(.button, "inner").tap()
    try host.find(.button, "Save").tap()
    #expect(host.screen.contains("said: note.txt"))
    #expect(contents(root, "inner/note.txt") == "hello")
  }

  @Test("an existing file is replaced only on confirmation; the document gets what it replaces")
  func replacing() throws {
    let root = try Self.directory()
    defer { try? FileManager.default.removeItem(at: root) }
    let host = TestHost(columns: 78, rows: 24) { Exporter(root: root) }
    try host.find(.button, "Export").tap()
    try host.find(.textField, "Name").replaceText("old.txt")
    try host.find(.button, "Save").tap()
    #expect(contents(root, "old.txt") == "old")
    #expect(host.screen.contains("exists"))
    try host.find(.button, "Replace").tap()
    #expect(contents(root, "old.txt") == "hello again")
  }

  @Test("Return, however often, never replaces a file: the dialog's default keeps it")
  func returnTwice() throws {
    let root = try Self.directory()
    defer { try? FileManager.default.removeItem(at: root) }
    let host = TestHost(columns: 78, rows: 24) { Exporter(root: root) }
    try host.find(.button, "Export").tap()
    try host.find(.textField, "Name").replaceText("old.txt")
    for _ in 0..<2 {
      try host.find(.textField, "Name").focus()
      host.press(.return)
      #expect(host.screen.contains("exists"))
      host.press(.return)
      #expect(contents(root, "old.txt") == "old")
      #expect(!host.screen.contains("exists"), "Return chose Cancel")
    }
    try host.find(.button, "Save").tap()
    host.press(.escape)
    #expect(contents(root, "old.txt") == "old" && !host.screen.contains("exists"))
    try host.find(.textField, "Name").replaceText("new.txt")
    host.press(.return)
    #expect(contents(root, "new.txt") == "hello")
    #expect(host.screen.contains("said: new.txt"))
  }

  @Test("several documents that would replace a file are written only on confirmation")
  func several() throws {
    struct Page: View {
      let root: URL
      @State private var isPresented = true
      var body: some View {
        Text("page").fileExporter(
          isPresented: $isPresented, documents: [Note("one"), Note("two")],
          contentType: .plainText
        ) { _ in }
        .fileDialogDefaultDirectory(root)
      }
    }
    let root = try Self.directory()
    defer { try? FileManager.default.removeItem(at: root) }
    try Data("kept".utf8).write(to: root.appendingPathComponent("Untitled 2.txt"))
    let host = TestHost(columns: 78, rows: 24) { Page(root: root) }
    try host.find(.button, "Save").focus()
    host.press(.return)
    host.press(.return)
    #expect(contents(root, "Untitled 1.txt") == nil)
    #expect(contents(root, "Untitled 2.txt") == "kept")
    try host.find(.button, "Save").tap()
    try host.find(.button, "Replace").tap()
    #expect(contents(root, "Untitled 1.txt") == "one")
    #expect(contents(root, "Untitled 2.txt") == "two again")
  }

  @Test("a name that is none, or that leads elsewhere, cannot be saved; leaving writes nothing")
  func names() throws {
    let root = try Self.directory()
    defer { try? FileManager.default.removeItem(at: root) }
    let host = TestHost(columns: 78, rows: 24) { Exporter(root: root) }
    try host.find(.button, "Export").tap()
    for name in ["", "..", "a/b"] {
      try host.find(.textField, "Name").replaceText(name)
      #expect(try host.find(.button, "Save").isEnabled == false, "\(name)")
    }
    try host.find(.button, "Cancel").tap()
    #expect(host.screen.contains("said: nothing"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: root.path).sorted() == [
        "inner", "old.txt",
      ])
  }

  @Test("errors are passed on")
  func failing() throws {
    let root = try Self.directory()
    defer { try? FileManager.default.removeItem(at: root) }
    let host = TestHost(columns: 78, rows: 24) { Exporter(root: root, text: "refuse") }
    try host.find(.button, "Export").tap()
    try host.find(.button, "Save").tap()
    #expect(host.screen.contains("said: failed"))
    #expect(contents(root, "note.txt") == nil)
  }

  @Test("a file is moved to the chosen directory")
  func moving() throws {
    let root = try Self.directory()
    defer { try? FileManager.default.removeItem(at: root) }
    let host = TestHost(columns: 78, rows: 24) { Exporter(root: root) }
    try host.find(.button, "Move").tap()
    try host.find(.button, "inner").tap()
    try host.find(.button, "Save").tap()
    #expect(host.screen.contains("said: moved to inner"))
    #expect(contents(root, "inner/old.txt") == "old" && contents(root, "old.txt") == nil)
  }

  @Test("an existing file is not overwritten silently")
  func movingOnto() throws {
    let root = try Self.directory()
    defer { try? FileManager.default.removeItem(at: root) }
    try Data("kept".utf8).write(to: root.appendingPathComponent("inner/old.txt"))
    let host = TestHost(columns: 78, rows: 24) { Exporter(root: root) }
    try host.find(.button, "Move").tap()
    try host.find(.button, "inner").tap()
    try host.find(.textField, "Name").focus()
    for _ in 0..<2 { host.press(.return) }
    #expect(contents(root, "inner/old.txt") == "kept" && contents(root, "old.txt") == "old")
    try host.find(.button, "Save").tap()
    #expect(contents(root, "inner/old.txt") == "kept" && contents(root, "old.txt") == "old")
    #expect(host.screen.contains("exists"))
    try host.find(.button, "Replace").tap()
    #expect(host.screen.contains("said: moved to inner"))
    #expect(contents(root, "inner/old.txt") == "old" && contents(root, "old.txt") == nil)
  }

  @Test("directories of files are written and read whole")
  func wrappers() throws {
    let root = try Self.directory()
    defer { try? FileManager.default.removeItem(at: root) }
    let package = FileWrapper(directoryWithFileWrappers: [
      "a": FileWrapper(regularFileWithContents: Data([1])),
      "b": FileWrapper(directoryWithFileWrappers: [
        "c": FileWrapper(regularFileWithContents: Data([2]))
      ]),
    ])
    try package.write(
      to: root.appendingPathComponent("package"), options: .atomic, originalContentsURL: nil)
    let read = try FileWrapper(url: root.appendingPathComponent("package"))
    #expect(read.isDirectory && read.fileWrappers?["a"]?.regularFileContents == Data([1]))
    #expect(read.fileWrappers?["b"]?.fileWrappers?["c"]?.regularFileContents == Data([2]))
  }
}
