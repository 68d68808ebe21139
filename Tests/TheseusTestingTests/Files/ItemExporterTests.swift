import Foundation
import TheseusTesting
import TheseusViews
import Testing
import UniformTypeIdentifiers

@MainActor @Suite("fileExporter writes items as their representations encode them")
struct ItemExporterTests {
  private struct Poem: Transferable, Codable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .plainText) { Data($0.text.utf8) }
        .suggestedFileName { $0.text.isEmpty ? nil : "\($0.text) poem" }
      CodableRepresentation(contentType: .json)
    }
  }

  private struct Refused: Transferable {
    struct Problem: Error {}
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .plainText) { _ in throw Problem() }
    }
  }

  private struct Copied: Transferable {
    let file: URL
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(exportedContentType: .plainText) { SentTransferredFile($0.file) }
    }
  }

  private struct Named: Transferable {
    let name: String
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: \.name)
    }
  }

  private struct Page<Item: Transferable>: View {
    let root: URL
    let item: Item?
    var types: [UTType] = []
    var name: String?
    @State private var isPresented = false
    @State private var said = "nothing"
    var body: some View {
      VStack {
        Button("Export") { isPresented = true }
        Text("said: \(said)")
      }
      .fileExporter(
        isPresented: $isPresented, item: item, contentTypes: types, defaultFilename: name,
        onCompletion: {
          switch $0 {
          case .success(let file): said = file.lastPathComponent
          case .failure: said = "failed"
          }
        }, onCancellation: { said = "canceled" }
      )
      .fileDialogDefaultDirectory(root)
    }
  }

  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(
      "items-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try await body(root)
  }

  private func contents(_ root: URL, _ name: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  private func host(_ page: some View) -> TestHost { TestHost(columns: 78, rows: 24) { page } }

  @Test("in the first representation, under the name that it suggests")
  func first() async throws {
    try await withFolder { root in
      let host = host(Page(root: root, item: Poem(text: "short")))
      try host.find(.button, "Export").tap()
      #expect(try host.find(.textField, "Name").value == "short poem.txt")
      try host.find(.button, "Save").tap()
      try await host.settle()
      #expect(host.screen.contains("said: short poem.txt"))
      #expect(contents(root, "short poem.txt") == "short")
    }
  }

  @Test("in a representation with one of the wanted types; the given name wins")
  func wanted() async throws {
    try await withFolder { root in
      let host = host(Page(root: root, item: Poem(text: "x"), types: [.json], name: "data"))
      try host.find(.button, "Export").tap()
      #expect(try host.find(.textField, "Name").value == "data.json")
      try host.find(.button, "Save").tap()
      try await host.settle()
      #expect(contents(root, "data.json") == #"{"text":"x"}"#)
    }
  }

  @Test("the ending of the chosen name decides between the types")
  func ending() async throws {
    try await withFolder { root in
      let host = host(Page(root: root, item: Poem(text: "x"), name: "data"))
      try host.find(.button, "Export").tap()
      try host.find(.textField, "Name").replaceText("other.json")
      try host.find(.button, "Save").tap()
      try await host.settle()
      #expect(contents(root, "other.json") == #"{"text":"x"}"#)
    }
  }

  @Test("files are copied, proxies and system types are encoded")
  func kinds() async throws {
    try await withFolder { root in
      let source = root.appendingPathComponent("source.txt")
      try Data("from a file".utf8).write(to: source)
      @MainActor func export(_ item: some Transferable, _ name: String) async throws {
        let host = host(Page(root: root, item: item, name: name))
        try host.find(.button, "Export").tap()
        try host.find(.button, "Save").tap()
        try await host.settle()
        #expect(host.screen.contains("said: \(name)"), "\(host.screen)")
      }
      try await export(Copied(file: source), "copy")
      #expect(contents(root, "copy.txt") == "from a file")
      #expect(contents(root, "source.txt") == "from a file")
      // UTF-8 text, unlike plain text, has no ending.
      try await export(Named(name: "Ada"), "name")
      #expect(contents(root, "name") == "Ada")
      try await export("plain", "text")
      #expect(contents(root, "text") == "plain")
    }
  }

  @Test("errors are passed on, leaving the panel is reported; without an item there is no panel")
  func failing() async throws {
    try await withFolder { root in
      let refused = host(Page(root: root, item: Refused(), name: "x"))
      try refused.find(.button, "Export").tap()
      try refused.find(.button, "Save").tap()
      try await refused.settle()
      #expect(refused.screen.contains("said: failed") && contents(root, "x.txt") == nil)
      let left = host(Page(root: root, item: "text"))
      try left.find(.button, "Export").tap()
      try left.find(.button, "Cancel").tap()
      #expect(left.screen.contains("said: canceled"))
      let none = host(Page<String>(root: root, item: nil))
      try none.find(.button, "Export").tap()
      #expect(none.findAll(.button, "Save").isEmpty)
      let foreign = host(Page(root: root, item: "text", types: [.png], name: "y"))
      try foreign.find(.button, "Export").tap()
      try foreign.find(.button, "Save").tap()
      try await foreign.settle()
      #expect(foreign.screen.contains("said: failed"))
    }
  }

  @Test("several items are written to a directory")
  func several() async throws {
    struct Several: View {
      let root: URL
      @State private var isPresented = true
      @State private var count = 0
      var body: some View {
        Text("wrote \(count)").fileExporter(
          isPresented: $isPresented, items: [Poem(text: "one"), Poem(text: "")],
          contentTypes: [.plainText]
        ) { result in
          count = (try? result.get().count) ?? -1
        }
        .fileDialogDefaultDirectory(root)
      }
    }
    try await withFolder { root in
      let host = host(Several(root: root))
      try host.find(.button, "Save").tap()
      try await host.settle()
      #expect(host.screen.contains("wrote 2"))
      #expect(contents(root, "one poem.txt") == "one" && contents(root, "Untitled 2.txt") == "")
    }
  }

  @Test("an item whose condition is not met is not exported")
  func condition() async throws {
    struct Secret: Transferable {
      static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .plainText) { _ in Data() }
          .suggestedFileName("secret").exportingCondition { _ in false }
      }
    }
    try await withFolder { root in
      let host = host(Page(root: root, item: Secret(), name: "z"))
      try host.find(.button, "Export").tap()
      try host.find(.button, "Save").tap()
      try await host.settle()
      #expect(host.screen.contains("said: failed") && contents(root, "z.txt") == nil)
    }
  }

  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText, .json]
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(
        regularFileWithContents: Data((configuration.contentType.identifier).utf8))
    }
  }

  @Test("a document is written in the type of the chosen name, and its panel can be left")
  func documents() async throws {
    struct Exporter: View {
      let root: URL
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
          isPresented: $isPresented, document: Note(), defaultFilename: "note",
          onCompletion: { _ in said = "done" }, onCancellation: { said = "canceled" }
        )
        .fileMover(
          isPresented: $isMoving, file: root.appendingPathComponent("note.json"),
          onCompletion: { _ in }, onCancellation: { said = "stayed" }
        )
        .fileDialogDefaultDirectory(root)
      }
    }
    try await withFolder { root in
      let host = host(Exporter(root: root))
      try host.find(.button, "Export").tap()
      #expect(try host.find(.textField, "Name").value == "note.txt")
      try host.find(.textField, "Name").replaceText("note.json")
      try host.find(.button, "Save").tap()
      #expect(contents(root, "note.json") == UTType.json.identifier)
      try host.find(.button, "Export").tap()
      try host.find(.button, "Cancel").tap()
      #expect(host.screen.contains("said: canceled"))
      try host.find(.button, "Move").tap()
      try host.find(.button, "Cancel").tap()
      #expect(host.screen.contains("said: stayed"))
    }
  }
}
