import Foundation
import TestSupport
import Testing

@testable import TheseusViews

@Suite("Rows of long lines follow edits, also where breaks never meet those of before")
struct RepeatedRowsTests {
  private static let advances = ClusterAdvances(ascii: 1) {
    $0.isNewline || $0.unicodeScalars.first.map { $0.value < 0x3400 } ?? true ? 1 : 2
  }

  /// Lines whose words repeat, lines without spaces, and lines that mix them.
  private static let lines = [
    "lorem ipsum dolor ", "0123456789abcdef", "漢字", "a ", "{\"key\":[1,2,3]},", "word  é ", " ",
  ]

  @Test("they equal those of the new text", arguments: 0..<30)
  func randomEdits(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &+ 1)
    let line = Self.lines[seed % Self.lines.count]
    var text = EditedText(String(repeating: line, count: 9_000 / line.utf8.count))
    let columns = [3, 10, 24, 78, 133][seed % 5]
    var rows = EditRows(text.string, width: CGFloat(columns), advances: Self.advances)
    var place = text.boundary(text.count / 2)
    for step in 0..<120 {
      if Int.random(in: 0..<12, using: &random) == 0 {
        place = text.boundary(Int.random(in: 0...text.count, using: &random))
      }
      let change: TextChange
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5: change = text.replace(place..<place, with: "x")
      case 5..<8: change = text.replace(text.position(before: place)..<place, with: "")
      case 8: change = text.replace(place..<place, with: "\u{301}")
      default:
        let end = text.boundary(min(text.count, place + 40))
        change = text.replace(
          place..<end, with: [line, "\n", "y y", ""].randomElement(using: &random) ?? "")
      }
      place = text.caret
      rows.update(for: change, in: text.string, advances: Self.advances)
      let fresh = EditRows(text.string, width: CGFloat(columns), advances: Self.advances)
      guard rows.starts == fresh.starts else {
        Issue.record("seed \(seed), step \(step): \(change)")
        return
      }
    }
  }

  @Test("an edit that was made before costs what changed, not the length of the line")
  func returning() {
    let counter = Counter()
    let advances = ClusterAdvances(ascii: 1) { _ in
      counter.add()
      return 2
    }
    var text = EditedText(String(repeating: "漢字", count: 20_000))
    var rows = EditRows(text.string, width: 78, advances: advances)
    var measured: [Int] = []
    let middle = text.boundary(text.count / 2)
    for key in 0..<6 {
      let change =
        key % 2 == 0
        ? text.replace(middle..<middle, with: "x") : text.replace(middle..<middle + 1, with: "")
      let before = counter.count
      rows.update(for: change, in: text.string, advances: advances)
      measured.append(counter.count - before)
    }
    #expect(measured[0] > 15_000, "no break behind the first letter is as before")
    #expect(measured[1...].allSatisfy { $0 < 4_000 }, "\(measured)")
  }

  @Test("printable text ends at the first byte that is not", arguments: 0..<20)
  func plainRuns(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &+ 1)
    let others = ["\t", "\u{7F}", "\u{1F}", "é", "\n", "漢", "\u{0}"]
    for _ in 0..<200 {
      var text = ""
      for _ in 0..<Int.random(in: 0...90, using: &random) {
        text +=
          Int.random(in: 0..<60, using: &random) == 0
          ? others.randomElement(using: &random) ?? ""
          : String(UnicodeScalar(UInt8.random(in: 0x20...0x7E, using: &random)))
      }
      text.withBytes { bytes in
        let scanner = TextScanner(text: text, bytes: bytes, advances: Self.advances)
        let start = Int.random(in: 0...bytes.count, using: &random)
        let limit = Int.random(in: start...bytes.count + 9, using: &random)
        var end = start
        while end < min(limit, bytes.count), (0x20...0x7E).contains(bytes[end]) { end += 1 }
        if end > start, end < bytes.count, bytes[end] >= 0x80 { end -= 1 }
        #expect(
          scanner.endOfPlain(from: start, limit: limit) == end,
          "seed \(seed), \(text.debugDescription) from \(start) to \(limit)")
      }
    }
  }

  @Test("rows of plain text break at words", arguments: 0..<20)
  func plainRows(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &+ 1)
    let columns = Int.random(in: 1...150, using: &random)
    var text = ""
    while text.utf8.count < 3_000 {
      text += String(repeating: "w", count: Int.random(in: 0...60, using: &random))
      text += String(repeating: " ", count: Int.random(in: 0...3, using: &random))
    }
    let bytes = Array(text.utf8)
    var starts = [0]
    var offset = 0
    while offset < bytes.count {
      let start = starts[starts.count - 1]
      if bytes[offset] != 0x20, offset - start >= columns {
        let space = bytes[start..<offset].lastIndex(of: 0x20)
        starts.append(space.map { $0 + 1 } ?? offset)
        offset = starts[starts.count - 1]
      } else {
        offset += 1
      }
    }
    let rows = EditRows(text, width: CGFloat(columns), advances: Self.advances)
    #expect(rows.starts == starts, "seed \(seed)")
  }

  private final class Counter: @unchecked Sendable {
    private(set) var count = 0
    func add() { count += 1 }
  }
}
