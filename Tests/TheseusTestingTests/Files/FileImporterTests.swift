import Foundation
import TheseusTesting
import TheseusViews
import Testing

@testable import UniformTypeIdentifiers

@MainActor @Suite("a file panel browses directories and returns what was chosen")
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

  @Test("files of a requested type can be chosen, directories opened, hidden files are not shown")
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

  @Test("several files are collected, and returned together")
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

  @Test("a folder can be chosen if folders are requested")
  func folder() throws {
    let root = try Self.directory()
    defer { try? FileManager.default.removeItem(at: root) }
    let host = try open(Importer(root: root, types: [.folder]))
    try host.find(.button, "inner").tap()
    try host.find(.button, "Choose This Folder").tap()
    #expect(host.screen.contains("said: inner"))
  }

  @Test("the button or Escape cancels, and the panel opens again in its first directory")
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

  @Test("a missing directory is reported")
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
  @Test("a type follows from the filename extension, and conforms to more general ones")
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

  @Test("an unknown extension is a type of its own; types of apps have their declared parent")
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

@MainActor @Suite("a file panel shows the part of the file system that the host allows")
struct UserFilesTests {
  private struct Panels: View {
    let root: URL
    @State private var imports = false
    @State private var exports = false
    var body: some View {
      VStack {
        Button("Import") { imports = true }
        Button("Export") { exports = true }
      }
      .fileImporter(isPresented: $imports, allowedContentTypes: [.data]) { _ in }
      .fileMover(isPresented: $exports, file: root) { _ in }
    }
  }

  @Test(
    "nothing outside is listed, by a parent, a symbolic link or the app's default directory",
    arguments: ["Import", "Export"])
  func limited(panel: String) throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent(
      "limited-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: base) }
    let root = base.appendingPathComponent("ada", isDirectory: true)
    for folder in ["ada/inner", "bob"] {
      try FileManager.default.createDirectory(
        at: base.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    try Data().write(to: base.appendingPathComponent("bob/secret.txt"))
    try FileManager.default.createSymbolicLink(
      at: root.appendingPathComponent("shortcut"),
      withDestinationURL: base.appendingPathComponent("bob"))

    let host = TestHost(columns: 78, rows: 24) {
      Panels(root: root).fileDialogDefaultDirectory(base.appendingPathComponent("bob"))
    }
    host.runtime.services.files = UserFiles(root: root)
    try host.find(.button, panel).tap()
    #expect(host.screen.contains("inner"))
    #expect(!host.screen.contains("secret") && !host.screen.contains("shortcut"))
    #expect(throws: (any Error).self) { try host.find(.button, "Enclosing folder") }
    try host.find(.button, "inner").tap()
    try host.find(.button, "Enclosing folder").tap()
    #expect(host.screen.contains("inner"))
    #expect(throws: (any Error).self) { try host.find(.button, "Enclosing folder") }
  }

  @Test("a link to a directory shows its content, and leads back to where the link is")
  func linkedDirectory() throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent(
      "linked-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: base) }
    for folder in ["home/notes", "disk/photos/summer"] {
      try FileManager.default.createDirectory(
        at: base.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    try Data().write(to: base.appendingPathComponent("disk/photos/beach.png"))
    let home = base.appendingPathComponent("home", isDirectory: true)
    try FileManager.default.createSymbolicLink(
      at: home.appendingPathComponent("pictures"),
      withDestinationURL: base.appendingPathComponent("disk/photos"))

    let link = home.appendingPathComponent("pictures")
    let listed = UserFiles.Folder(link, types: [.data])
    #expect(listed.entries.map(\.name) == ["summer", "beach.png"])
    #expect(listed.entries.map(\.isDirectory) == [true, false])
    #expect(listed.entries.allSatisfy { $0.url.path.hasPrefix(link.path + "/") })

    let host = TestHost(columns: 78, rows: 24) {
      Panels(root: home).fileDialogDefaultDirectory(home)
    }
    try host.find(.button, "Import").tap()
    try host.find(.button, "pictures").tap()
    #expect(host.screen.contains("beach.png"))
    try host.find(.button, "Enclosing folder").tap()
    #expect(host.screen.contains("notes"))
  }
}
