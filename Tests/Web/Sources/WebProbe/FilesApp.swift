import Foundation
import Theseus
import UniformTypeIdentifiers

/// An app that takes and offers files in every way.
struct FilesApp: App {
  var body: some Scene {
    WindowGroup { FilesView() }
  }
}

struct FilesView: View {
  @State private var report = "nothing"
  @State private var last: [URL] = []
  @State private var importsOne = false
  @State private var importsMany = false
  @State private var importsFolder = false
  @State private var exports = false
  @State private var moves = false
  @State private var movesLarge = false

  private static let own = FileManager.default.temporaryDirectory
    .appendingPathComponent("own.txt")
  private static let large = FileManager.default.temporaryDirectory
    .appendingPathComponent("large.txt")

  var body: some View {
    VStack {
      Text("count 0 \(report)")
      Button("Again") { show(.success(last)) }
      Button("One") { importsOne = true }
        .fileImporter(isPresented: $importsOne, allowedContentTypes: [.plainText]) {
          show($0.map { [$0] })
        }
      Button("Many") { importsMany = true }
        .fileImporter(
          isPresented: $importsMany, allowedContentTypes: [.data], allowsMultipleSelection: true,
          onCompletion: { show($0) }, onCancellation: { report = "canceled" })
      Button("Folder") { importsFolder = true }
        .fileImporter(isPresented: $importsFolder, allowedContentTypes: [.folder]) {
          show($0.map { [$0] })
        }
      Button("Export") { exports = true }
        .fileExporter(
          isPresented: $exports, document: Note(text: "exported"), contentType: .plainText,
          defaultFilename: "a/bö"
        ) { show($0.map { [$0] }) }
      Button("Move") {
        try? Data("own".utf8).write(to: Self.own)
        moves = true
      }
      .fileMover(isPresented: $moves, file: Self.own) { show($0.map { [$0] }) }
      Button("Large") {
        try? Data(repeating: 65, count: 1 << 20).write(to: Self.large)
        movesLarge = true
      }
      .fileMover(isPresented: $movesLarge, file: Self.large) {
        // The copy does not need the file any more.
        try? FileManager.default.removeItem(at: Self.large)
        report = (try? $0.get()) == nil ? "failed" : "moved"
      }
      ShareLink(item: Self.own) { Text("Share") }
      Color.gray.frame(width: 100, height: 40)
        .dropDestination(for: URL.self) { files, _ in
          show(.success(files))
          return true
        }
    }
  }

  private func show(_ result: Result<[URL], any Error>) {
    do {
      last = try result.get()
      report = try result.get().map {
        "\($0.lastPathComponent)=\(try String(contentsOf: $0, encoding: .utf8))"
      }.joined(separator: ", ")
    } catch {
      report = "failed"
    }
  }
}

/// Documents that the user has not saved as files.
struct DocumentApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Note(text: "")) { NoteView(note: $0.$document) }
  }
}

struct NoteView: View {
  @Binding var note: Note

  var body: some View {
    VStack {
      Text("count 0 \(note.text)")
      TextField("text", text: $note.text)
    }
  }
}

struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
