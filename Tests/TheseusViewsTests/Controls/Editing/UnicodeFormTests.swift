import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

private final class Store {
  var text: String
  init(_ text: String) { self.text = text }
}

private struct Page: View {
  let store: Store
  let isEditor: Bool

  var body: some View {
    let text = Binding(get: { store.text }, set: { store.text = $0 })
    if isEditor { TextEditor(text: text) } else { TextField("Name", text: text) }
  }
}

private struct Random: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

/// Swift's `==` takes both forms for the same text, though their bytes and offsets differ.
@MainActor @Suite("A text in another Unicode form is an edit")
struct UnicodeFormTests {
  private static let decomposed = "Cafe\u{301} te\u{302}te"
  private static let composed = "Caf\u{e9} t\u{ea}te"

  @Test(
    "the app receives its bytes, further typing follows them, and undo brings the old ones back",
    arguments: [false, true], [false, true])
  func paste(isEditor: Bool, composes: Bool) {
    let (old, new) =
      composes ? (Self.decomposed, Self.composed) : (Self.composed, Self.decomposed)
    let store = Store(old)
    let host = mounted { Page(store: store, isEditor: isEditor) }
    host.press(.tab)
    host.press("a", .command)
    host.send(.paste(new))
    #expect(store.text.hasSameBytes(as: new))
    host.type("x")
    #expect(store.text.hasSameBytes(as: new + "x"))
    #expect(host.value(.textField) == new + "x")
    host.press("z", .control)
    host.press("z", .control)
    #expect(store.text.hasSameBytes(as: old))
  }

  @Test("an editor breaks its rows by the new bytes")
  func rows() {
    let letters = String(repeating: "\u{1112}\u{1161}\u{11ab} ", count: 30)
    let store = Store(letters)
    let host = mounted(columns: 12, rows: 8) { Page(store: store, isEditor: true) }
    host.press(.tab)
    host.press("a", .command)
    host.send(.paste(letters.precomposedStringWithCanonicalMapping))
    #expect(store.text.utf8.count == 120)
    for _ in 0..<12 { host.press(.upArrow) }
    host.press(.downArrow)
    host.type("y")
    #expect(store.text.count { $0 == "y" } == 1)
  }

  private static let pieces = [
    "a", "e\u{301}", "\u{e9}", "\u{1112}\u{1161}\u{11ab}", "한", "\n", " ",
  ]
  private static let advances = ClusterAdvances(ascii: 1) { _ in 1 }

  @Test("after any change of form, rows and positions are those of the new text", arguments: 0..<20)
  func randomForms(seed: Int) throws {
    var random = Random(state: UInt64(seed) &* 7_919 &+ 1)
    var text = EditedText(
      (0..<60).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined())
    var layout = FieldLayout()
    _ = layout.rows(width: 7, of: text, Self.advances)
    _ = layout.marks(of: text, Self.advances)
    for _ in 0..<30 {
      let low = text.boundary(Int.random(in: 0...text.count, using: &random))
      let high = text.boundary(min(text.count, low + Int.random(in: 0...20, using: &random)))
      let part = text[min(low, high)..<max(low, high)]
      let form =
        Bool.random(using: &random)
        ? part.precomposedStringWithCanonicalMapping : part.decomposedStringWithCanonicalMapping
      let change = text.replace(min(low, high)..<max(low, high), with: form)
      #expect(change.isEmpty == part.hasSameBytes(as: form), "seed \(seed)")
      if !change.isEmpty { layout.update(for: change, in: text, Self.advances) }
      let fresh = EditRows(text.string, width: 7, advances: Self.advances)
      #expect(
        layout.rows(width: 7, of: text, Self.advances).starts == fresh.starts, "seed \(seed)")
      #expect(
        layout.marks(of: text, Self.advances).end
          == LineMarks(text.string, advances: Self.advances).end, "seed \(seed)")
    }
  }
}
