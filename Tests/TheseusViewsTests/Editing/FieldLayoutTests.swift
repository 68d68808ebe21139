import Foundation
import Testing

@testable import TheseusViews

/// Random numbers that are the same in each run.
private struct Random: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@Suite("Rows and columns of a text follow its edits")
struct FieldLayoutTests {
  /// Letters, spaces, line ends, wide and combining characters, flags, a tab: all that joins or
  /// breaks.
  private static let pieces = [
    "a", "b ", "word ", "  ", "\n", "\r\n", "\r", "\u{301}", "é", "漢字", "🇩🇪", "🇫", "👩‍👩‍👧",
    "\u{200D}", "\t", "longerword", "x\u{301}y", "\u{2028}", "lorem ipsum dolor ", "12345678",
  ]

  private static let advances = ClusterAdvances(ascii: 1) { CGFloat(width($0)) }

  private static func width(_ character: Character) -> Int {
    if character.isNewline { return 1 }
    if character == "\t" { return 8 }
    let first = character.unicodeScalars.first?.value ?? 0
    return first >= 0x3400 ? 2 : first == 0x301 || first == 0x200D ? 0 : 1
  }

  /// The rows according to the rule, cluster by cluster.
  private static func rows(_ text: String, _ columns: Int) -> [Int] {
    var starts = [0]
    var (used, space): (Int, Int?) = (0, nil)
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let offset = text.byteOffset(of: index)
      let next = text.index(after: index)
      if character.isNewline {
        starts.append(text.byteOffset(of: next))
        (used, space) = (0, nil)
      } else if used + width(character) > columns, character != " ", offset > starts.last! {
        starts.append(space ?? offset)
        (used, space) = (0, nil)
        index = text.index(atByte: starts.last!)
        continue
      } else {
        used += width(character)
        if character == " " { space = text.byteOffset(of: next) }
      }
      index = next
    }
    return starts
  }

  @Test("after any edit they equal those of the new text", arguments: 0..<40)
  func randomEdits(seed: Int) {
    var random = Random(state: UInt64(seed) &* 7_919 &+ 1)
    var text = EditedText(
      (0..<Int.random(in: 0...300, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random)!
      }.joined())
    let columns = [1, 2, 7, 20, 80][seed % 5]
    var rows = EditRows(text.string, width: CGFloat(columns), advances: Self.advances)
    var marks = LineMarks(text.string, advances: Self.advances)
    for _ in 0..<40 {
      let low = text.boundary(Int.random(in: 0...text.count, using: &random))
      let high = text.boundary(
        min(text.count, low + [0, 0, 0, 3, 40].randomElement(using: &random)!))
      let inserted = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random)!
      }.joined()
      let change = text.replace(low..<high, with: inserted)
      rows.update(for: change, in: text.string, advances: Self.advances)
      marks.update(for: change, in: text.string, advances: Self.advances)
      #expect(rows.starts == Self.rows(text.string, columns))
      #expect(marks.end.x == CGFloat(text.string.reduce(0) { $0 + Self.width($1) }))
      #expect(text.boundary(text.caret) == text.caret)
    }
    var (index, column) = (text.string.startIndex, 0)
    while index < text.string.endIndex {
      let offset = text.string.byteOffset(of: index)
      let x = CGFloat(column)
      #expect(marks.x(at: offset, in: text.string, advances: Self.advances) == x)
      let found = marks.position(at: x, in: text.string, advances: Self.advances)
      #expect(found.x == x && found.offset <= offset)
      column += Self.width(text.string[index])
      index = text.string.index(after: index)
    }
  }

  @Test("marks on a long row are found and updated by edits")
  func longRow() {
    let line = (0..<20_000).map { $0 % 97 == 0 ? "é" : $0 % 89 == 0 ? "漢" : "x" }.joined()
    var text = EditedText(line)
    var marks = LineMarks(text.string, advances: Self.advances)
    for place in [0, 5_000, 9_999, 15_000, text.count] {
      let at = text.boundary(place)
      let change = text.replace(at..<min(text.boundary(at + 40), text.count), with: "ab\u{301}漢")
      marks.update(for: change, in: text.string, advances: Self.advances)
    }
    let fresh = LineMarks(text.string, advances: Self.advances)
    #expect(marks.end == fresh.end)
    for x in stride(from: 0, to: fresh.end.x, by: 337) {
      let found = marks.position(at: x, in: text.string, advances: Self.advances)
      #expect(found == fresh.position(at: x, in: text.string, advances: Self.advances))
      #expect(marks.x(at: found.offset, in: text.string, advances: Self.advances) == found.x)
    }
  }

  @Test("a change between two texts is the smallest, and its inverse undoes it")
  func changes() {
    let pairs = [
      ("", ""), ("", "a"), ("abc", "abc"), ("abc", "abxc"), ("aaa", "aa"), ("é", "è"),
      ("漢字", "漢"), ("xéy", "xe\u{301}y"), ("one two", "ONE TWO"),
    ]
    for (old, new) in pairs {
      let change = TextChange(from: old, to: new)
      var text = EditedText(old)
      text.replace(change.offset..<change.oldEnd, with: change.inserted)
      #expect(text.string.hasSameBytes(as: new))
      let inverse = change.inverse
      text.replace(inverse.offset..<inverse.oldEnd, with: inverse.inserted)
      #expect(text.string.hasSameBytes(as: old))
    }
    #expect(
      TextChange(from: "abc", to: "abxc") == TextChange(offset: 2, removed: "", inserted: "x"))
    #expect(!"é".hasSameBytes(as: "e\u{301}"))
  }

  @Test("a text from outside keeps the caret's position in the common part")
  func adopting() {
    func adopted(_ old: String, caret: Int, _ new: String) -> Int {
      var text = EditedText(old)
      text.move(to: caret, selecting: false)
      text.adopt(new)
      return text.caret
    }
    #expect(adopted("abc", caret: 3, "abcdef") == 6, "at the end it stays at the end")
    #expect(adopted("abcd", caret: 1, "abXcd") == 1)
    #expect(adopted("abcd", caret: 3, "XXabcd") == 5)
    #expect(adopted("abcd", caret: 2, "ABCD") == 2)
    #expect(adopted("abcd", caret: 3, "") == 0)
  }
}
