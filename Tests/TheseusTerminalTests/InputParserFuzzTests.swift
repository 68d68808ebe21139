import TestSupport
import Testing
import TheseusViews

@testable import TheseusTerminal

@Suite("Whatever a terminal sends")
struct InputParserFuzzTests {
  private static let pieces: [[UInt8]] =
    [
      "\u{1B}", "[", "O", "]", "P", "_", "\\", "\u{1B}[A", "\u{1B}[200~", "\u{1B}[201~",
      "\u{1B}[<0;1;1M", "\u{1B}[M",
      "\u{1B}]11;rgb:ff/ff/ff\u{7}", "\u{1B}\\", "1;2", "u", "~", "M", "?",
      "$y", "é", "漢", "👨‍👩‍👧", "\u{3}", "\u{18}", "\r", "\n", "a", "Z", ";", ":", "\u{1B}OA",
      "\u{1B}[?2026;2$y", "\u{7}", "27;5;9~",
      "\u{1B}[[A",
    ].map { Array($0.utf8) }

  private func hostile(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...30, using: &random) {
      if Int.random(in: 0..<4, using: &random) == 0 {
        bytes.append(UInt8.random(in: 0...255, using: &random))
      } else {
        bytes += Self.pieces.randomElement(using: &random) ?? []
      }
    }
    return bytes
  }

  @Test("Splitting never changes the result", arguments: [31, 32, 33, 34] as [UInt64])
  func splits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<1_500 {
      let bytes = hostile(&random)
      let whole = parse(bytes)
      var parser = InputParser()
      var pieces: [TerminalInput] = []
      var at = 0
      while at < bytes.count {
        let end = min(bytes.count, at + Int.random(in: 1...5, using: &random))
        parser.feed(bytes[at..<end]) { pieces.append($0) }
        at = end
      }
      parser.timeOut { pieces.append($0) }
      #expect(pieces == whole, "seed \(seed) round \(round): \(bytes)")
    }
  }

  @Test(
    "nothing leaves the parser stuck: after a pause a key is a key",
    arguments: [41, 42] as [UInt64])
  func neverStuck(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<3_000 {
      let bytes = hostile(&random)
      var parser = InputParser()
      var inputs: [TerminalInput] = []
      parser.feed(bytes) { inputs.append($0) }
      parser.timeOut { inputs.append($0) }
      #expect(parser.timeout == nil)
      switch parser.state {
      case .paste, .skippedPaste:
        // Its text must not act as keys: Ctrl-C and a pause end it.
        parser.feed([0x03]) { inputs.append($0) }
        parser.timeOut { inputs.append($0) }
      default: break
      }
      inputs = []
      parser.feed(Array("q".utf8)) { inputs.append($0) }
      // A character of several bytes may have been cut after Alt: the key is there, nothing beside
      // it.
      #expect(inputs == [.key("q", characters: "q")], "seed \(seed) round \(round): \(bytes)")
    }
  }

  @Test("Typed text never holds a control", arguments: [51, 52] as [UInt64])
  func noControls(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<3_000 {
      for input in parse(hostile(&random)) {
        guard case .event(.key(let press)) = input else { continue }
        let controls = press.characters.unicodeScalars.filter {
          $0.value < 0x20 || (0x7F...0x9F).contains($0.value)
        }
        #expect(controls.allSatisfy { $0 == "\r" || $0 == "\t" }, "seed \(seed)")
      }
    }
  }
}
