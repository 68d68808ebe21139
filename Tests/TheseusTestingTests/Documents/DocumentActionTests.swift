import Foundation
import Testing
import UniformTypeIdentifiers

@testable import TheseusTesting
@testable import TheseusViews

@MainActor @Suite("documents that the app itself opens")
struct DocumentActionTests {
  private struct Unknown: FileDocument {
    static let readableContentTypes: [UTType] = [.png]
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  @MainActor private static var file = URL(fileURLWithPath: "/")

  private struct Buttons: View {
    let file: URL
    @Environment(\.newDocument) private var newDocument
    @Environment(\.openDocument) private var openDocument
    @State private var failure = "none"

    var body: some View {
      Text("failure: \(failure)")
      Button("note") { newDocument(TextNote("template")) }
      Button("object") { newDocument { NoteObject("an object") } }
      Button("text") { newDocument(contentType: .plainText) }
      Button("unknown") { newDocument(Unknown()) }
      Button("picture") { newDocument(contentType: .png) }
      Button("open") {
        Task {
          do { try await openDocument(at: file) } catch {
            failure = "\((error as NSError).code) \(type(of: error))"
          }
        }
      }
    }
  }

  private struct Shop: App {
    let file = DocumentActionTests.file
    var body: some Scene {
      Window("Shop", id: "shop") { Buttons(file: file) }
      DocumentGroup(newDocument: TextNote()) { TextField("text", text: $0.$document.text) }
      DocumentGroup(newDocument: { NoteObject() }) { TextField("text", text: $0.$document.text) }
      DocumentGroup(viewing: Unknown.self) { _ in Text("unknown") }
    }
  }

  private func withShop(_ name: String, _ body: (URL, TestHost) async throws -> Void) async throws {
    try await withDocuments { root in
      Self.file = root.appendingPathComponent(name)
      let host = TestHost(
        app: Shop(), columns: 78, rows: 24,
        drafts: DocumentDrafts(directory: root.appendingPathComponent("drafts")))
      try await body(root, host)
    }
  }

  private func press(_ button: String, _ host: TestHost) async throws {
    if let shop = host.windows.first(where: { $0.title == "Shop" }) { host.select(window: shop) }
    try host.find(.button, button).tap()
    try await host.settle()
  }

  @Test("newDocument shows its document, a new one: it leaves no draft until it is edited")
  func new() async throws {
    try await withShop("a.txt") { root, host in
      try await press("note", host)
      #expect(host.windows.map(\.title) == ["Shop", "Untitled"] && host.fieldText == "template")
      try await press("object", host)
      #expect(host.windows.count == 3 && host.fieldText == "an object")
      try await press("text", host)
      #expect(host.windows.count == 4 && host.fieldText == "new")
      try await press("note", host)
      try host.find(.textField).replaceText("edited")
      try host.choose("File", "Delete Draft…")
      try host.find(.button, "Delete").tap()
      #expect(host.windows.count == 5 && host.fieldText == "template")
      host.closeAll()
      #expect(
        drafts(in: root.appendingPathComponent("drafts")).folders == 0 && host.trace.issues.isEmpty)
    }
  }

  @Test("newDocument for a type without a scene is an issue that names it")
  func nobodys() async throws {
    try await withShop("a.txt") { _, host in
      try await press("unknown", host)
      try await press("picture", host)
      #expect(host.windows.count == 1)
      let messages = host.trace.issues.filter { $0.kind == .missingDestination }.map(\.message)
      #expect(
        messages.count == 2 && messages[0].contains("Unknown") && messages[1].contains("public.png")
      )
    }
  }

  @Test("openDocument shows a file, once")
  func open() async throws {
    try await withShop("a.txt") { root, host in
      for _ in 0..<2 {
        try await press("open", host)
        #expect(
          host.windows.map(\.title) == ["Shop", "a.txt"] && host.windows[1].isKey
            && host.fieldText == "hello")
      }
      try host.find(.textField).replaceText("edited")
      host.closeAll()
      #expect(contents(root, "a.txt") == "edited")
    }
  }

  @Test(
    "openDocument throws the file's error, and opens no window",
    arguments: ["none.txt", "bytes.txt", "film.mov", "folder"])
  func failing(_ name: String) async throws {
    try await withShop(name) { root, host in
      try Data([0xFF, 0xFE, 0xFF]).write(to: root.appendingPathComponent("bytes.txt"))
      try Data().write(to: root.appendingPathComponent("film.mov"))
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent("folder"), withIntermediateDirectories: true)
      try await press("open", host)
      #expect(host.windows.count == 1 && !host.screen.contains("failure: none"))
    }
  }
}
