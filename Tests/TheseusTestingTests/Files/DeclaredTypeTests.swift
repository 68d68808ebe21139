import Foundation
import Testing
import TheseusTesting
import TheseusViews
import UniformTypeIdentifiers

@MainActor @Suite("files of types that an app declares")
struct DeclaredTypeTests {
  private struct Importer: View {
    let root: URL
    let types: [UTType]
    @State private var isPresented = false
    @State private var said = "nothing"
    var body: some View {
      VStack {
        Button("Import") { isPresented = true }
        Text("said: \(said)")
      }
      .fileImporter(isPresented: $isPresented, allowedContentTypes: types) { result in
        said = (try? result.get())?.lastPathComponent ?? "failed"
      }
      .fileDialogDefaultDirectory(root)
    }
  }

  private func choose(_ name: String, of types: [UTType]) throws -> String {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(
      "declared-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try Data().write(to: root.appendingPathComponent(name))
    let host = TestHost(columns: 78, rows: 24) { Importer(root: root, types: types) }
    try host.find(.button, "Import").tap()
    guard try host.find(.button, name).isEnabled == true else { return "disabled" }
    try host.find(.button, name).tap()
    return host.screen.contains("said: \(name)") ? "chosen" : "not chosen"
  }

  @Test("Markdown is a plain text, by the name that apps import it with")
  func markdown() throws {
    let markdown = UTType(importedAs: "net.daringfireball.markdown", conformingTo: .plainText)
    #expect(UTType(filenameExtension: "md") == markdown)
    #expect(UTType("net.daringfireball.markdown") == markdown)
    #expect(markdown.preferredFilenameExtension == "md" && markdown.conforms(to: .text))
    #expect(try choose("a.md", of: [markdown]) == "chosen")
    #expect(try choose("a.md", of: [.plainText]) == "chosen")
    #expect(try choose("a.md", of: [.image]) == "disabled")
  }

  @Test(
    "common files of offices, calendars and typography have a type",
    arguments: [
      ("docx", UTType.compositeContent), ("xlsx", .spreadsheet), ("pptx", .presentation),
      ("odt", .compositeContent), ("ods", .spreadsheet), ("odp", .presentation),
      ("ics", .calendarEvent), ("ttf", .font), ("otf", .font), ("css", .text), ("toml", .text),
      ("tex", .plainText),
    ] as [(String, UTType)])
  func common(ending: String, parent: UTType) throws {
    let type = try #require(UTType(filenameExtension: ending))
    #expect(!type.isDynamic && type.conforms(to: parent))
    #expect(type.preferredFilenameExtension == ending && type.preferredMIMEType != nil)
  }

  @Test("files with unknown extensions can be chosen as a type that the app declares, others not")
  func declared() throws {
    let own = UTType(exportedAs: "org.example.score", conformingTo: .data)
    #expect(try choose("a.score", of: [own]) == "chosen")
    let other = UTType(importedAs: "org.example.other-score")
    #expect(try choose("a.score", of: [.png, other]) == "chosen")
    #expect(try choose("a.json", of: [own, other]) == "disabled")
    #expect(try choose("a.score", of: [.text]) == "disabled")
  }

  @Test("a user at another computer can choose the same files")
  func exchange() {
    let request = FileRequest(
      types: [UTType(exportedAs: "org.example.score")], allowsMultiple: false
    ) { _ in }
    #expect(request.accepts(name: "a.score"))
    #expect(!request.accepts(name: "a.json"))
  }
}
