import Foundation
import Testing
import UniformTypeIdentifiers

@testable import TheseusTesting
@testable import TheseusViews

private struct Pair: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var first = ""
  var second = ""
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data("\(first)\n\(second)".utf8))
  }
}

private final class SharedPair: ReferenceFileDocument, @unchecked Sendable {
  static let readableContentTypes: [UTType] = [.plainText]
  @Published var first = ""
  @Published var second = ""
  init() {}
  required init(configuration: ReadConfiguration) throws {}
  func snapshot(contentType: UTType) throws -> String { "\(first)\n\(second)" }
  func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(snapshot.utf8))
  }
}

private struct PairView: View {
  @Binding var first: String
  @Binding var second: String
  var body: some View {
    VStack {
      Text("has <\(first)> <\(second)>")
      TextField("one", text: $first)
      TextField("two", text: $second)
      Button("elsewhere") {}
    }
  }
}

private struct PairEditor: App {
  var body: some Scene {
    DocumentGroup(newDocument: Pair()) { file in
      PairView(first: file.$document.first, second: file.$document.second)
    }
  }
}

private struct SharedPairEditor: App {
  private struct Content: View {
    @ObservedObject var document: SharedPair
    @Environment(\.undoManager) private var undo
    var body: some View {
      PairView(first: $document.first, second: $document.second)
      Button("swap") { swap() }
    }
    private func swap() {
      (document.first, document.second) = (document.second, document.first)
      undo?.registerUndo(withTarget: document) { _ in swap() }
    }
  }

  var body: some Scene {
    DocumentGroup(newDocument: { SharedPair() }) { Content(document: $0.document) }
  }
}

/// On a Mac, typing is one step until the caret moves, another field is edited, or the edit is of
/// another kind.
@MainActor @Suite("typing into a document is undone step by step")
struct DocumentUndoStepTests {
  private func type(_ text: String, into field: String, _ host: TestHost) throws {
    try host.find(.textField, field).focus()
    for letter in text { host.type(String(letter)) }
  }

  private func undo(_ host: TestHost) { host.press("z", modifiers: .control) }
  private func redo(_ host: TestHost) { host.press("y", modifiers: .control) }

  @Test("each field's typing is a step of its own")
  func fields() throws {
    let host = TestHost(app: PairEditor(), columns: 60, rows: 20)
    try type("ab", into: "one", host)
    try type("cd", into: "two", host)
    try type("ef", into: "one", host)
    try host.find(.button, "elsewhere").focus()
    #expect(host.screen.contains("has <abef> <cd>"))
    for expected in ["has <ab> <cd>", "has <ab> <>", "has <> <>"] {
      undo(host)
      #expect(host.screen.contains(expected), "\(host.screen)")
    }
    for expected in ["has <ab> <>", "has <ab> <cd>", "has <abef> <cd>"] {
      redo(host)
      #expect(host.screen.contains(expected), "\(host.screen)")
    }
  }

  @Test("so is typing after a move of the caret, after a loss of focus, and a deletion")
  func steps() throws {
    let host = TestHost(app: PairEditor(), columns: 60, rows: 20)
    try type("abc", into: "one", host)
    host.press(.leftArrow)
    host.type("x")
    try host.find(.button, "elsewhere").focus()
    try type("yz", into: "one", host)
    host.press(.delete)
    host.press(.delete)
    try host.find(.button, "elsewhere").focus()
    #expect(host.screen.contains("has <abxc>"), "\(host.screen)")
    for expected in ["has <abxcyz>", "has <abxc>", "has <abc>", "has <>"] {
      undo(host)
      #expect(host.screen.contains(expected), "\(host.screen)")
    }
  }

  @Test("typing after an undo is another step")
  func afterUndo() throws {
    let host = TestHost(app: PairEditor(), columns: 60, rows: 20)
    try type("ab", into: "one", host)
    try host.find(.button, "elsewhere").focus()
    undo(host)
    try type("cd", into: "one", host)
    try host.find(.button, "elsewhere").focus()
    undo(host)
    #expect(host.screen.contains("has <> <>"))
    redo(host)
    #expect(host.screen.contains("has <cd> <>"))
  }

  @Test("Undo and Redo of the Edit menu do the same, in a field and elsewhere")
  func menu() throws {
    let host = TestHost(app: PairEditor(), columns: 60, rows: 20)
    try type("ab", into: "one", host)
    try type("cd", into: "two", host)
    try host.choose("Edit", "Undo")
    #expect(host.screen.contains("has <ab> <>"), "the field's own step")
    try host.choose("Edit", "Redo")
    #expect(host.screen.contains("has <ab> <cd>"))
    try host.find(.button, "elsewhere").focus()
    try host.choose("Edit", "Undo")
    try host.choose("Edit", "Undo")
    #expect(host.screen.contains("has <> <>"))
    try host.choose("Edit", "Redo")
    #expect(host.screen.contains("has <ab> <>"))
  }

  @Test("a document that is an object: fields undo their own typing, the app what it registered")
  func objects() throws {
    let host = TestHost(app: SharedPairEditor(), columns: 60, rows: 20)
    try type("ab", into: "one", host)
    try type("cd", into: "two", host)
    try host.choose("Edit", "Undo")
    #expect(host.screen.contains("has <ab> <>"))
    try host.find(.textField, "one").focus()
    try host.choose("Edit", "Undo")
    #expect(host.screen.contains("has <> <>"))
    try host.choose("Edit", "Redo")
    #expect(host.screen.contains("has <ab> <>"))
    try host.find(.button, "swap").tap()
    #expect(host.screen.contains("has <> <ab>"))
    try host.choose("Edit", "Undo")
    #expect(host.screen.contains("has <ab> <>"))
  }

  @Test("an app can replace the items; the keys still work")
  func replaced() throws {
    struct Editor: App {
      var body: some Scene {
        DocumentGroup(newDocument: Pair()) { file in
          PairView(first: file.$document.first, second: file.$document.second)
        }
        .commands { CommandGroup(replacing: .undoRedo) { Button("Revert") {} } }
      }
    }
    let host = TestHost(app: Editor(), columns: 60, rows: 20)
    #expect(throws: TestHostError.self) { try host.choose("Edit", "Undo") }
    try host.choose("Edit", "Revert")
    try type("ab", into: "one", host)
    try host.find(.button, "elsewhere").focus()
    undo(host)
    #expect(host.screen.contains("has <> <>"))
  }
}
