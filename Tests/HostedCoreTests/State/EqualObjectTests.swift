import Observation
import Testing
import TheseusTesting

/// Equal by its number alone.
private final class Document: Equatable {
  let number: Int
  var text: String

  init(_ number: Int, _ text: String) {
    self.number = number
    self.text = text
  }

  static func == (a: Document, b: Document) -> Bool { a.number == b.number }
}

/// Equal by the document, and so by its number.
private struct Sheet: Equatable {
  var document: Document
}

extension EnvironmentValues {
  fileprivate var document: Document? {
    get { self[DocumentKey.self] }
    set { self[DocumentKey.self] = newValue }
  }
  fileprivate var sheet: Sheet? {
    get { self[SheetKey.self] }
    set { self[SheetKey.self] = newValue }
  }
}

private struct DocumentKey: EnvironmentKey {
  static var defaultValue: Document? { nil }
}

private struct SheetKey: EnvironmentKey {
  static var defaultValue: Sheet? { nil }
}

@MainActor @Suite("An object that equals the last one is another object")
struct EqualObjectTests {
  let bench = Bench()

  private struct Screen: View {
    let bench: Bench
    @State private var document = Document(1, "old")
    @State private var optional: Document? = Document(1, "old")
    @State private var sheet = Sheet(document: Document(1, "old"))
    @State private var turn = 0

    var body: some View {
      bench.offer("object") { document = Document(1, "new") }
      bench.offer("optional") { optional = Document(1, "new") }
      bench.offer("sheet") { sheet = Sheet(document: Document(1, "new")) }
      bench.offer("turn") { turn += 1 }
      bench.offer("next") { document = Document(2, "next") }
      bench.note("body \(turn)")
      return VStack {
        Label(document.text)
        Label(optional?.text ?? "-")
        Label(sheet.document.text)
        Child(document: document, bench: bench)
        SheetChild(sheet: sheet, bench: bench)
        Reader()
      }
      .environment(\.document, document)
      .environment(\.sheet, sheet)
      .onChange(of: document) { bench.note("changed \($0.text) to \($1.text)") }
    }
  }

  private struct Child: View {
    let document: Document
    let bench: Bench
    var body: some View {
      bench.offer("act") { bench.note(document.text) }
      return Label(document.text)
    }
  }

  private struct SheetChild: View {
    let sheet: Sheet
    let bench: Bench
    @State private var turn = 0
    var body: some View {
      bench.note("sheet body \(turn)")
      bench.offer("turn the sheet") { turn += 1 }
      return Label(sheet.document.text)
    }
  }

  private struct Reader: View {
    @Environment(\.document) private var document
    @Environment(\.sheet) private var sheet
    var body: some View { Label(document?.text ?? "-") }
  }

  @Test("R24 R40 R42 bodies, actions and the environment have the new object")
  func objects() {
    let host = TestHost { Screen(bench: bench) }
    #expect(host.texts == ["old", "old", "old", "old", "old", "old"])
    bench.run("object", host)
    #expect(host.texts == ["new", "old", "old", "new", "old", "new"])
    _ = bench.take()
    bench.run("act", host)
    #expect(bench.take() == ["new"])
    bench.run("optional", host)
    #expect(host.texts[1] == "new")
    bench.run("next", host)
    #expect(bench.take().contains("changed new to next"))
  }

  @Test("R24 an equal struct is replaced without a body run, and the next run has its object")
  func structs() {
    let host = TestHost { Screen(bench: bench) }
    _ = bench.take()
    bench.run("sheet", host)
    #expect(bench.take() == [])
    #expect(host.texts[2] == "old")
    bench.run("turn", host)
    #expect(host.texts[2] == "new")
    // The child's new value equals the old one: it has the new object and has not run.
    #expect(bench.take() == ["body 1"])
    bench.run("turn the sheet", host)
    #expect(bench.take() == ["sheet body 1"])
    #expect(host.texts[4] == "new")
  }
}
