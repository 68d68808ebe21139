import Foundation
import Testing

@testable import TheseusTesting
@testable import TheseusViews

@MainActor @Suite("focus in windows of documents")
struct DocumentFocusTests {
  private struct Editor: App {
    var body: some Scene {
      DocumentGroup(newDocument: TextNote("")) { file in
        Text("above")
        TextEditor(text: file.$document.text)
        Button("below") {}
      }
    }
  }

  private struct ButtonFirst: App {
    var body: some Scene {
      DocumentGroup(newDocument: TextNote("")) { file in
        Button("above") {}
        TextEditor(text: file.$document.text)
      }
    }
  }

  private struct Content: View {
    enum Field { case editor, name }
    @Binding var text: String
    @FocusState private var field: Field?
    @State private var name = ""
    var body: some View {
      VStack {
        TextEditor(text: $text).focused($field, equals: .editor)
        TextField("name", text: $name).focused($field, equals: .name)
      }
      .defaultFocus($field, .name)
    }
  }

  private struct OwnWish: App {
    var body: some Scene {
      DocumentGroup(newDocument: TextNote("")) { Content(text: $0.$document.text) }
    }
  }

  private struct NoDocument: App {
    var body: some Scene { WindowGroup { TextEditor(text: .constant("text")) } }
  }

  @Test("is in the text editor as the window opens, in each window")
  func editor() async throws {
    try await withDocuments { root in
      let host = TestHost(app: Editor(), columns: 78, rows: 24)
      host.type("typed")
      #expect(host.fieldText == "typed")
      try host.choose("File", "New")
      host.type("second")
      #expect(host.fieldText == "second")
      try #require(host.app).openDocument(root.appendingPathComponent("a.txt"))
      host.flush()
      host.type("!")
      #expect(host.fieldText == "hello!")
      host.select(window: host.windows[0])
      host.type("?")
      #expect(host.fieldText == "typed?")
    }
  }

  @Test("is in the editors of windows that opened behind another, when those come to the front")
  func behind() async throws {
    try await withDocuments { root in
      let host = TestHost(
        app: Editor(), columns: 78, rows: 24,
        files: [root.appendingPathComponent("a.txt"), root.appendingPathComponent("b.txt")])
      host.type("1")
      #expect(host.fieldText == "hello1")
      host.select(window: host.windows[1])
      host.type("2")
      #expect(host.fieldText == "2")
    }
  }

  @Test("is where the app sets it; else in the first field, behind buttons and in other windows")
  func others() throws {
    #expect(TestHost(app: ButtonFirst(), columns: 78, rows: 24).focused?.role == .textField)
    #expect(TestHost(app: OwnWish(), columns: 78, rows: 24).focused?.label == "name")
    #expect(TestHost(app: NoDocument(), columns: 78, rows: 24).focused?.role == .textField)
  }
}
