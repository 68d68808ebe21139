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

  @Test("the system's rarer types have names, supertypes and extensions")
  func rarer() throws {
    #expect(UTType.exe.identifier == "com.microsoft.windows-executable")
    #expect(UTType(filenameExtension: "exe") == .exe && UTType.exe.conforms(to: .executable))
    #expect(try choose("setup.exe", of: [.exe]) == "chosen")
    #expect(try choose("notes.txt", of: [.exe]) == "disabled")
    #expect(UTType.applicationBundle.conforms(to: .application))
    #expect(UTType.applicationBundle.conforms(to: .package))
    #expect(UTType.applicationBundle.preferredFilenameExtension == "app")
    #expect(UTType.geoJSON.conforms(to: .json) && UTType.m3uPlaylist.conforms(to: .text))
    #expect(UTType.dng.conforms(to: .image) && UTType.emailMessage.conforms(to: .message))
    #expect(UTType(mimeType: "message/rfc822") == .emailMessage)
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

  @Test("a declared type conforms to what its declared parent conforms to")
  func declaredParents() {
    let base = UTType(exportedAs: "org.example.tree.base", conformingTo: .json)
    let special = UTType(exportedAs: "org.example.tree.special", conformingTo: base)
    let last = UTType(importedAs: "org.example.tree.last", conformingTo: special)
    #expect(
      special.conforms(to: base) && special.conforms(to: .json) && special.conforms(to: .text))
    #expect(last.conforms(to: base) && last.conforms(to: .data) && !last.conforms(to: .image))
    #expect(last.supertypes.isSuperset(of: [special, base, .json, .text, .data, .item]))
    #expect(last.supertypes.allSatisfy { $0 == .item || $0 == .content || $0.conforms(to: .data) })
  }

  @Test("a type keeps its parents and its extension when it is encoded and decoded")
  func coding() throws {
    let own = UTType(exportedAs: "org.example.coded", conformingTo: .json)
    let unknown = try #require(UTType(filenameExtension: "coded"))
    let decoded = try JSONDecoder().decode(
      [UTType].self, from: JSONEncoder().encode([own, unknown, .png]))
    #expect(decoded == [own, unknown, .png])
    #expect(decoded[0].conforms(to: .json) && decoded[0].conforms(to: .text))
    #expect(decoded[1].conforms(to: .data) && decoded[1].preferredFilenameExtension == "coded")
  }

  @Test("a declared type is found by its identifier, its own parent counts more")
  func found() {
    _ = UTType(exportedAs: "org.example.Found", conformingTo: .json)
    #expect(UTType(importedAs: "org.example.found").conforms(to: .json))
    #expect(UTType(importedAs: "org.example.found", conformingTo: .image).conforms(to: .image))
    #expect(UTType(importedAs: "org.example.found").conforms(to: .json))
    #expect(UTType("org.example.found") == nil)
  }
}
