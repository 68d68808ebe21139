import Foundation
import Testing
import UniformTypeIdentifiers

@testable import TheseusTesting
@testable import TheseusViews

/// A document that is an object.
final class NoteObject: ReferenceFileDocument, @unchecked Sendable {
  static let readableContentTypes: [UTType] = [.plainText]
  struct Refused: Error {}
  @Published var text: String

  init(_ text: String = "new") { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let text = String(data: data, encoding: .utf8)
    else { throw Refused() }
    self.text = text
  }

  func snapshot(contentType: UTType) throws -> String { "\(text)" }

  func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(snapshot.utf8))
  }
}

@MainActor @Suite("Documents that are objects")
struct ReferenceDocumentTests {
  private struct Editor: App {
    var body: some Scene {
      DocumentGroup(newDocument: { NoteObject() }) { file in
        TextField("text", text: file.$document.text)
        Text(
          """
          says \(file.document.text) \(file.fileURL?.lastPathComponent ?? "none") \
          \(file.isEditable ? "edited" : "viewed")
          """
        )
      }
    }
  }

  private struct Viewer: App {
    var body: some Scene {
      DocumentGroup(viewing: NoteObject.self) { file in
        Text("sees \(file.document.text) \(file.isEditable ? "edited" : "viewed")")
        Button("change") { file.document.text = "changed" }
      }
    }
  }

  @Test("are read, shown as they change, and written a second after a change")
  func written() async throws {
    try await withDocuments { root in
      let host = TestHost(
        app: Editor(), columns: 78, rows: 24, files: [root.appendingPathComponent("a.txt")])
      #expect(host.screen.contains("says hello a.txt edited"))
      try host.find(.textField).replaceText("changed")
      #expect(host.screen.contains("says changed"))
      host.advance(by: .milliseconds(600))
      try await host.settle()
      #expect(contents(root, "a.txt") == "hello")
      host.advance(by: .milliseconds(600))
      try await host.settle()
      #expect(contents(root, "a.txt") == "changed")
      try host.find(.textField).replaceText("saved")
      host.press("s", modifiers: .control)
      #expect(contents(root, "a.txt") == "saved")
      try host.find(.textField).replaceText("closed")
      host.closeAll()
      #expect(contents(root, "a.txt") == "closed")
    }
  }

  @Test("are saved as drafts, each its own object; Delete Draft creates another")
  func drafted() async throws {
    try await withDocuments { root in
      let kept = root.appendingPathComponent("drafts", isDirectory: true)
      @MainActor func run(_ body: (TestHost) async throws -> Void) async throws {
        let host = TestHost(
          app: Editor(), columns: 78, rows: 24, drafts: DocumentDrafts(directory: kept))
        try await body(host)
        host.closeAll()
        host.unmount()
      }
      try await run { host in
        try host.find(.textField).replaceText("first")
        try host.choose("File", "New")
        #expect(host.fieldText == "new")
        try host.find(.textField).replaceText("second")
      }
      #expect(drafts(in: kept).texts == ["first", "second"])
      try await run { host in
        #expect(host.windows.count == 2)
        try host.choose("File", "Delete Draft…")
        try host.find(.button, "Delete").tap()
        #expect(host.fieldText == "new" && drafts(in: kept).texts.count == 1)
        // The new object is the one that is watched.
        try host.find(.textField).replaceText("third")
        host.advance(by: .seconds(1))
        try await host.settle()
        #expect(drafts(in: kept).texts.contains("third"))
        try host.find(.textField).replaceText("new")
      }
      #expect(drafts(in: kept).texts.count == 1)
    }
  }

  @Test("changes from other threads are written as well")
  func otherThreads() async throws {
    try await withDocuments { root in
      let shared = NoteObject()
      let host = TestHost(app: Editor(), columns: 78, rows: 24)
      try #require(host.app).openWindow(
        id: nil, value: AnyHashable(DocumentPlace<NoteObject>.new { shared }))
      host.flush()
      // The window has a file from here on.
      host.press("s", modifiers: .control)
      try host.find(.textField, "Name").replaceText(root.path.isEmpty ? "" : "unused.txt")
      try host.find(.button, "Cancel").tap()
      let before = host.windows.count
      await Task.detached { shared.text = "from afar" }.value
      try await host.settle()
      #expect(host.windows.count == before && host.screen.contains("says from afar"))
      try host.choose("File", "Delete Draft…")
    }
  }

  @Test("that are view-only are never written")
  func viewed() async throws {
    try await withDocuments { root in
      let host = TestHost(
        app: Viewer(), columns: 78, rows: 24, files: [root.appendingPathComponent("a.txt")])
      #expect(host.screen.contains("sees hello viewed"))
      try host.find(.button, "change").tap()
      host.advance(by: .seconds(2))
      try await host.settle()
      host.closeAll()
      #expect(contents(root, "a.txt") == "hello")
    }
  }

  private struct Exporter: View {
    let document: NoteObject
    let root: URL
    @State private var isExporting = true
    var body: some View {
      Text("text").fileExporter(
        isPresented: $isExporting, document: document, contentType: .plainText,
        defaultFilename: "out"
      ) { _ in }
      .fileDialogDefaultDirectory(root)
    }
  }

  @Test("are exported as they are when the destination was chosen")
  func exported() async throws {
    try await withDocuments { root in
      let document = NoteObject("before")
      let host = TestHost(columns: 78, rows: 24) { Exporter(document: document, root: root) }
      document.text = "after"
      try host.find(.button, "Save").tap()
      #expect(contents(root, "out.txt") == "after")
    }
  }
}
