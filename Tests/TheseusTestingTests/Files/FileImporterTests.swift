import Foundation
import TheseusTesting
import TheseusViews
import Testing

@testable import UniformTypeIdentifiers

@MainActor @Suite("A file panel goes through directories and gives back what was chosen")
struct FileImporterTests {
  /// `a.json`, `b.txt`, `inner/c.json`, and a hidden file.
  private static func directory() throws -> URL {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(
      "panel-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("inner"), withIntermediateDirectories: true)
    for name in ["a.json", "b.txt", "inner/c.json", ".hidden.json"] {
      try Data().write(to: root.appendingPathComponent(name))
    }
    return root
  }

  private struct Importer: View {
    let root: URL
    var types: [UTType] = [.json]
    var allowsMany = false
    @State private var isPresented = false
    @State private var said = "nothing"
    var body: some View {
      VStack {
        Button("Import") { isPresented = true }
        Text("said: \(said)")
      }
      .fileImporter(
        isPresented: $isPresented, allowedContentTypes: types, allowsMultipleSelection: allowsMany
      ) { result in
        said = ((try? result.get()) ?? []).map(\.lastPathComponent).joined(separator: "+")
      } onCancellation: {
        said = "canceled"
      }
      .fileDialogDefaultDirectory(root)
      .fileDialogMessage("Which one?")
    }
  }

  private func open(_ importer: Importer) throws -> TestHost {
    let host = TestHost(columns: 78, rows: 24) { importer }
    try host.find(.button, "Import").tap()
    return host
  }

  @Test(
    "what has a wanted type can be chosen, directories are gone into, hidden files are not seen")
  func choosing() throws {
    let root = try Self.directory()
    defer { try? FileManager.default.removeItem(at: root) }
    let host = try open(Importer(root: root))
    #expect(host.screen.contains("Which one?"))
    #expect(host.screen.contains("a.json") && !host.screen.contains("hidden"))
    #expect(try host.find(.button, "b.txt").isEnabled == false)
    try host.find(.button, "inner").tap()
    #expect(!host.screen.contains("a.json"))
    try host.find(.button, "Enclosing folder").tap()
    try host.find(.button, "inner").tap()
    try host.find(.button, "c.json").tap()
    #expect(host.screen.contains("said: c.json"))
  }

  @Test("several files are gathered, and given back together")
  func several() throws {
    let root = try Self.directory()
    defer { try? FileManager.default.removeItem(at: root) }
    let host = try open(Importer(root: root, types: [.text], allowsMany: true))
    #expect(try host.find(.button, "Open 0").isEnabled == false)
    try host.find(.button, "a.json").tap()
    try host.find(.button, "b.txt").tap()
    try host.find(.button, "Open 2").tap()
    #expect(host.screen.contains("said: a.json+b.txt"))
  }

  @Test("a folder can be chosen where folders are wanted")
  func folder() throws {
    let root = try Self.directory()
    defer { try? FileManager.default.removeItem(at: root) }
    let host = try open(Importer(root: root, types: [.folder]))
    try host.find(.button, "inner").tap()
    try host.find(.button, "Choose This Folder").tap()
    #expect(host.screen.contains("said: inner"))
  }

  @Test(
    "leaving by the button or by Escape is a cancellation, and the panel opens again where it began"
  )
  func canceling() throws {
    let root = try Self.directory()
    defer { try? FileManager.default.removeItem(at: root) }
    let host = try open(Importer(root: root))
    try host.find(.button, "inner").tap()
    try host.find(.button, "Cancel").tap()
    #expect(host.screen.contains("said: canceled"))
    try host.find(.button, "Import").tap()
    #expect(host.screen.contains("a.json"))
    host.press(.escape)
    #expect(!host.screen.contains("a.json") && host.screen.contains("said: canceled"))
  }

  @Test("a directory that is not there says so")
  func unreadable() throws {
    let host = try open(Importer(root: URL(fileURLWithPath: "/there-is/no-such-directory")))
    #expect(host.screen.contains("no-such-directory"))
    #expect(host.findAll(.button).map(\.label).contains("Cancel"))
    #expect(
      host.findAll(.text).contains {
        $0.label.localizedCaseInsensitiveContains("exist") || $0.label.contains("no such")
      })
  }
}

@Suite("Types of data by their identifiers")
struct TypeIdentifierTests {
  @Test("a type follows from the end of a name, and conforms to more general ones")
  func extensions() throws {
    let json = try #require(UTType(filenameExtension: "JSON"))
    #expect(json == .json)
    #expect(
      json.conforms(to: .text) && json.conforms(to: .data) && json.conforms(to: .item)
        && !json.conforms(to: .image))
    #expect(UTType(filenameExtension: "jpg") == .jpeg)
    #expect(UTType(tag: "jpg", tagClass: .filenameExtension, conformingTo: .image) == .jpeg)
    #expect(UTType(tag: "image/jpeg", tagClass: .mimeType, conformingTo: nil) == .jpeg)
    #expect(
      UTType(
        tag: "iPad8,4", tagClass: UTTagClass(rawValue: "com.apple.device-model-code"),
        conformingTo: nil) == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(
      UTType.png.isSubtype(of: .image) && UTType.image.isSupertype(of: .png)
        && !UTType.png.isSubtype(of: .png))
  }

  @Test("an end that nobody knows is a type of its own; types of apps have the parent they say")
  func unknown() throws {
    let odd = try #require(UTType(filenameExtension: "odd"))
    #expect(odd.isDynamic && odd.conforms(to: .data) && odd.preferredFilenameExtension == "odd")
    let own = UTType(exportedAs: "org.example.notes", conformingTo: .json)
    #expect(own.conforms(to: .text) && own.identifier == "org.example.notes")
    #expect(
      UTType("org.example.nothing") == nil && UTType(filenameExtension: "") == nil
        && UTType(filenameExtension: "a/b") == nil)
  }

  @Test("MIME types, and encoding by identifier")
  func coding() throws {
    #expect(
      UTType(mimeType: "image/png") == .png
        && UTType(mimeType: "image/png", conformingTo: .text) == nil)
    let types: [UTType] = [.pdf, UTType(exportedAs: "org.example.notes")]
    #expect(try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode(types)) == types)
  }

  @Test("every type of the table has parents that are in it")
  func table() {
    for (identifier, entry) in TypeTable.types {
      for parent in entry.supertypes {
        #expect(TypeTable.types[parent] != nil, "\(identifier) conforms to \(parent)")
      }
    }
    #expect(
      UTType.swiftSource.supertypes.isSuperset(of: [
        .sourceCode, .plainText, .text, .data, .content, .item,
      ]))
  }
}
