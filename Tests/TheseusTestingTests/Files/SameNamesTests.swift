import Foundation
import Testing
import UniformTypeIdentifiers

@testable import TheseusTesting
@testable import TheseusViews

@MainActor @Suite("files of the same name do not replace each other in a panel's folder")
struct SameNamesTests {
  private struct Poem: Transferable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .plainText) { Data($0.text.utf8) }
        .suggestedFileName("poem")
    }
  }

  private struct Mover: View {
    let root: URL
    let files: [URL]
    @State private var isPresented = true
    @State private var said = "nothing"
    var body: some View {
      Text("said: \(said)").fileMover(isPresented: $isPresented, files: files) { result in
        switch result {
        case .success(let places):
          said = places.map(\.lastPathComponent).joined(separator: ", ")
        case .failure: said = "refused"
        }
      }
      .fileDialogDefaultDirectory(root)
    }
  }

  private func put(_ text: String, at path: String, in root: URL) throws -> URL {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  @Test("moved files get names of their own")
  func moved() async throws {
    try await withDocuments { root in
      let files = [
        try put("one", at: "a/notes.txt", in: root), try put("two", at: "b/notes.txt", in: root),
        try put("three", at: "b/notes 2.txt", in: root),
      ]
      let folder = root.appendingPathComponent("c", isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let host = TestHost(columns: 78, rows: 24) { Mover(root: folder, files: files) }
      try host.find(.button, "Save").tap()
      #expect(host.screen.contains("said: notes.txt, notes 3.txt, notes 2.txt"))
      #expect(contents(folder, "notes.txt") == "one")
      #expect(contents(folder, "notes 3.txt") == "two")
      #expect(contents(folder, "notes 2.txt") == "three")
    }
  }

  @Test("a file is not moved onto another one that is to be moved too, even when confirmed")
  func movedOntoAnother() async throws {
    try await withDocuments { root in
      let files = [
        try put("one", at: "a/notes.txt", in: root), try put("two", at: "b/notes.txt", in: root),
      ]
      let folder = root.appendingPathComponent("b", isDirectory: true)
      let host = TestHost(columns: 78, rows: 24) { Mover(root: folder, files: files) }
      try host.find(.button, "Save").tap()
      try host.find(.button, "Replace").tap()
      #expect(host.screen.contains("said: refused"))
      #expect(contents(root, "a/notes.txt") == "one" && contents(root, "b/notes.txt") == "two")
    }
  }

  @Test("exported items get names of their own")
  func exported() async throws {
    struct Exporter: View {
      let root: URL
      @State private var isPresented = true
      var body: some View {
        Text("page").fileExporter(
          isPresented: $isPresented, items: [Poem(text: "one"), Poem(text: "two")]
        ) { _ in }
        .fileDialogDefaultDirectory(root)
      }
    }
    try await withDocuments { root in
      let host = TestHost(columns: 78, rows: 24) { Exporter(root: root) }
      try host.find(.button, "Save").tap()
      try await host.settle()
      #expect(contents(root, "poem.txt") == "one" && contents(root, "poem 2.txt") == "two")
    }
  }

  @Test(
    "the number comes before the ending; names that are given are left as they are",
    arguments: [
      (["a", "b"], ["a", "b"]), (["a", "a", "a"], ["a", "a 2", "a 3"]),
      (["x.txt", "X.txt"], ["x.txt", "X 2.txt"]),
      (["x.txt", "x.txt", "x 2.txt"], ["x.txt", "x 3.txt", "x 2.txt"]),
    ])
  func names(given: [String], distinct: [String]) {
    #expect(FileName.distinct(given) == distinct)
  }
}
