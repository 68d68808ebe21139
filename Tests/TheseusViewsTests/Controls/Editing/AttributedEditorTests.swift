import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

@MainActor @Suite("An editor of a text with attributes keeps them")
struct AttributedEditorTests {
  private final class Model: ObservableObject {
    @Published var text: AttributedString
    init(_ pieces: [(String, Color?)]) {
      text = pieces.reduce(into: AttributedString()) { text, piece in
        var part = AttributedString(piece.0)
        part.foregroundColor = piece.1
        text.append(part)
      }
    }

    /// The runs: `red:hel|:lo`.
    var runs: String {
      text.runs.map { run in
        let color = run.foregroundColor.map { $0 == .red ? "red" : "blue" } ?? ""
        return color + ":" + String(text[run.range].characters)
      }
      .joined(separator: "|")
    }
  }

  private struct Page: View {
    @ObservedObject var model: Model
    var body: some View { TextEditor(text: $model.text) }
  }

  private func page(_ pieces: (String, Color?)...) -> (WindowHost, Model) {
    let model = Model(pieces)
    let host = mounted(columns: 20, rows: 4) { Page(model: model) }
    host.press(.tab)
    return (host, model)
  }

  @Test("what is typed has the attributes of the character before it, also of an equal letter")
  func typing() {
    let (host, model) = page(("hel", .red), ("lo", nil))
    #expect(host.picture[0] == "▌ hello")
    for _ in 0..<3 { host.press(.rightArrow) }
    host.type("l")
    #expect(model.runs == "red:hell|:lo")
    host.press(.end)
    host.type("X")
    #expect(model.runs == "red:hell|:loX")
    host.press(.home)
    host.type("ä")
    #expect(model.runs == "red:ähell|:loX")
  }

  @Test("what replaces a selection has the attributes of its first character")
  func replacing() {
    let (host, model) = page(("ab", nil), ("cd", .red), ("ef", .blue))
    for _ in 0..<2 { host.press(.rightArrow) }
    for _ in 0..<3 { host.press(.rightArrow, .shift) }
    host.type("é")
    #expect(model.runs == ":ab|red:é|blue:f")
    host.press(.delete)
    #expect(model.runs == ":ab|blue:f")
  }

  @Test("characters of several scalars, an empty text, and a text that the app sets")
  func others() {
    let (host, model) = page(("👩‍👩‍👧", .red), ("é日", .blue))
    host.press(.rightArrow)
    host.type("x")
    #expect(model.runs == "red:👩‍👩‍👧x|blue:é日")
    model.text = AttributedString()
    host.flush()
    host.type("new")
    #expect(model.runs == ":new")
    model.text = AttributedString("other")
    model.text.foregroundColor = .red
    host.flush()
    #expect(host.picture[0].hasPrefix("▌ other"))
    host.press(.end)
    host.type("!")
    #expect(model.runs == "red:other!")
  }
}
