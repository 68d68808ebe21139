import TestSupport
import Testing
import TheseusViews

@testable import TheseusTerminal

/// All that a parser hands over, one by one.
struct CollectedInputs: InputReceiver {
  var inputs: [TerminalInput] = []
  var wantsPastes = true

  mutating func receive(keys: UnsafeBufferPointer<UInt8>) {
    inputs += keys.map { .event(InputEvent.asciiKeys[Int($0)]) }
  }
  mutating func receive(_ input: TerminalInput) { inputs.append(input) }
  func takesPaste() -> Bool { wantsPastes }
}

extension InputParser {
  mutating func feed(_ bytes: some Sequence<UInt8>, _ emit: (TerminalInput) -> Void) {
    var collected = CollectedInputs()
    feed(bytes, to: &collected)
    collected.inputs.forEach(emit)
  }

  mutating func timeOut(_ emit: (TerminalInput) -> Void) {
    var collected = CollectedInputs()
    timeOut(to: &collected)
    collected.inputs.forEach(emit)
  }
}

func parse(_ text: String, timeOut: Bool = true) -> [TerminalInput] {
  parse(Array(text.utf8), timeOut: timeOut)
}

func parse(_ bytes: [UInt8], timeOut: Bool = true) -> [TerminalInput] {
  var parser = InputParser()
  var inputs: [TerminalInput] = []
  parser.feed(bytes) { inputs.append($0) }
  if timeOut { parser.timeOut { inputs.append($0) } }
  return inputs
}

@Suite("keys, pastes, the mouse and answers are distinguished")
struct InputParserTests {
  @Test(
    "Keys of common terminals",
    arguments: [
      ("a", .key("a", characters: "a")), ("A", .key("A", characters: "A", modifiers: .shift)),
      ("é", .key("é", characters: "é")),
      ("漢", .key("漢", characters: "漢")), ("\r", .key(.return, characters: "\r")),
      ("\n", .key(.return, characters: "\r")),
      ("\t", .key(.tab, characters: "\t")), ("\u{7F}", .key(.delete)), ("\u{8}", .key(.delete)),
      ("\u{1}", .key("a", modifiers: .control)),
      ("\u{0}", .key(.space, modifiers: .control)), ("\u{1D}", .key("]", modifiers: .control)),
      ("\u{1B}", .key(.escape)),
      ("\u{1B}a", .key("a", modifiers: .option)), ("\u{1B}é", .key("é", modifiers: .option)),
      ("\u{1B}[A", .key(.upArrow)),
      ("\u{1B}OA", .key(.upArrow)), ("\u{1B}[1;5C", .key(.rightArrow, modifiers: .control)),
      ("\u{1B}[1;2D", .key(.leftArrow, modifiers: .shift)),
      ("\u{1B}[H", .key(.home)), ("\u{1B}[4~", .key(.end)), ("\u{1B}[3~", .key(.deleteForward)),
      ("\u{1B}[5~", .key(.pageUp)),
      ("\u{1B}[Z", .key(.tab, modifiers: .shift)), ("\u{1B}OP", .key("\u{F704}")),
      ("\u{1B}[15~", .key("\u{F708}")),
      ("\u{1B}[24;3~", .key("\u{F70F}", modifiers: .option)),
      ("\u{1B}[[C", .key("\u{F706}")), ("\u{1B}[97;5u", .key("a", modifiers: .control)),
      ("\u{1B}[13;2u", .key(.return, modifiers: .shift)),
      ("\u{1B}[97;6u", .key("A", modifiers: [.control, .shift])),
      ("\u{1B}[1;1:3A", .key(.upArrow, phase: .up)),
      ("\u{1B}[27u", .key(.escape)),
      ("\u{1B}[57399u", .key("0", characters: "0", modifiers: .numericPad)),
      ("\u{1B}[27;5;9~", .key(.tab, modifiers: .control)),
      ("\u{1B}OM", .key(.return, characters: "\r", modifiers: .numericPad)),
      ("\u{1B}[115;9u", .key("s", modifiers: .command)),
      ("\u{1B}[", .key("[", modifiers: .option)),
      ("\u{1B}O", .key("O", modifiers: [.option, .shift])),
    ] as [(String, TerminalInput)])
  func keys(_ bytes: String, _ input: TerminalInput) {
    #expect(parse(bytes) == [input])
  }

  @Test("Escape and a following key are distinguished from Alt by time")
  func loneEscape() {
    var parser = InputParser()
    var inputs: [TerminalInput] = []
    parser.feed([0x1B]) { inputs.append($0) }
    #expect(inputs == [])
    #expect(parser.timeout != nil)
    parser.timeOut { inputs.append($0) }
    #expect(parser.timeout == nil)
    parser.feed(Array("x".utf8)) { inputs.append($0) }
    #expect(inputs == [.key(.escape), .key("x", characters: "x")])
    #expect(parse("\u{1B}\u{1B}[A") == [.key(.escape), .key(.upArrow)])
  }

  @Test("The mouse in both encodings")
  func mouse() {
    #expect(
      parse("\u{1B}[<0;10;5M") == [.event(.pointer(PointerEvent(.press(.left), column: 9, row: 4)))]
    )
    #expect(
      parse("\u{1B}[<2;1;1m") == [
        .event(.pointer(PointerEvent(.release(.right), column: 0, row: 0)))
      ])
    #expect(
      parse("\u{1B}[<65;3;4M") == [
        .event(.pointer(PointerEvent(.scroll(right: 0, down: 1), column: 2, row: 3)))
      ])
    #expect(
      parse("\u{1B}[<48;3;4M") == [
        .event(.pointer(PointerEvent(.move(.left), column: 2, row: 3, modifiers: .control)))
      ])
    #expect(
      parse("\u{1B}[<35;3;4M") == [.event(.pointer(PointerEvent(.move(nil), column: 2, row: 3)))])
    #expect(
      parse("\u{1B}[M !!") == [.event(.pointer(PointerEvent(.press(.left), column: 0, row: 0)))])
    #expect(parse("\u{1B}[<0;99999999999999999999;-M") == [.answer(.other)])
    #expect(parse("\u{1B}[I\u{1B}[O") == [.event(.windowFocus(true)), .event(.windowFocus(false))])
  }

  @Test("Answers are recognized, never typed")
  func answers() {
    #expect(parse("\u{1B}[?62;4c") == [.answer(.primaryAttributes([62, 4]))])
    #expect(parse("\u{1B}[?2026;2$y") == [.answer(.mode(2026, isKnown: true))])
    #expect(parse("\u{1B}[?2026;0$y") == [.answer(.mode(2026, isKnown: false))])
    #expect(parse("\u{1B}[?0u") == [.answer(.keyboardFlags(0))])
    #expect(
      parse("\u{1B}]11;rgb:ffff/8080/0000\u{7}") == [
        .answer(.color(slot: 11, red: 255, green: 128, blue: 0))
      ])
    #expect(
      parse("\u{1B}]11;rgb:f/8/0\u{1B}\\") == [
        .answer(.color(slot: 11, red: 255, green: 136, blue: 0))
      ])
    #expect(parse("\u{1B}]11;rgb:zz/8/0\u{1B}\\") == [.answer(.other)])
    #expect(
      parse("\u{1B}P>|XTerm(388)\u{1B}\\\u{1B}[>41;388;0c\u{1B}[24;80R".dropLast(8).description)
        == [.answer(.other), .answer(.other)])
    #expect(parse("\u{1B}[?997;2n") == [.answer(.colorScheme(isDark: false))])
  }

  @Test("a paste is one event: newlines are text, controls are data, invalid UTF-8 is dropped")
  func paste() {
    #expect(
      parse("\u{1B}[200~a\rb\r\nc\nq\u{1B}[A\u{1B}[201~x") == [
        .event(.paste("a\nb\nc\nq\u{1B}[A")), .key("x", characters: "x"),
      ])
    #expect(
      parse(Array("\u{1B}[200~a".utf8) + [0xFF, 0xC3] + Array("b\u{1B}[201~".utf8)) == [
        .event(.paste("ab"))
      ])
    #expect(parse("\u{1B}[200~never closed") == [.event(.paste("never closed"))])
    #expect(parse("\u{1B}[200~\u{1B}[201~") == [.event(.paste(""))])
    #expect(parse("\u{1B}[201~") == [])
  }

  @Test("A paste of 1 MB in small pieces is one event and takes linear time")
  func largePaste() {
    let text = String(repeating: "0123456789abcde\n", count: 65_536)
    let bytes = Array("\u{1B}[200~".utf8) + Array(text.utf8) + Array("\u{1B}[201~".utf8)
    var parser = InputParser()
    var inputs: [TerminalInput] = []
    let clock = ContinuousClock()
    let time = clock.measure {
      for start in stride(from: 0, to: bytes.count, by: 100) {
        parser.feed(bytes[start..<min(bytes.count, start + 100)]) { inputs.append($0) }
      }
    }
    #expect(inputs == [.event(.paste(text))])
    // A second or two; quadratic work would take minutes.
    #expect(time < .seconds(30))
  }

  @Test(
    "Malformed and unknown sequences insert nothing and spoil nothing",
    arguments: [
      "\u{1B}[1;2;3;4;5;6;7;8;9z", "\u{1B}[999999999999999999~", "\u{1B}]52;c;aGVsbG8=\u{7}",
      "\u{1B}_Gi=1\u{1B}\\", "\u{1B}[?1;2;3$}",
      "\u{1B}[12\u{18}",
      "\u{1B}P\u{18}", "\u{1B}[<;;M", "\u{1B}[:::u", "\u{1B}[1114112u", "\u{1B}[55296;1u",
      "\u{1B}[57441;1u", "\u{1B}[M\u{1}\u{2}\u{3}",
      "\u{1B}[[Z", "\u{1B}[0u",
    ])
  func malformed(_ bytes: String) {
    let inputs = parse(bytes + "ok")
    #expect(inputs.suffix(2) == [.key("o", characters: "o"), .key("k", characters: "k")])
    #expect(inputs.dropLast(2).allSatisfy { $0 == .answer(.other) })
  }

  @Test("Invalid UTF-8 inserts nothing")
  func invalidUTF8() {
    let hostile: [[UInt8]] = [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80],
      [0xC2, 0x9B], [0xF0, 0x9F],
    ]
    for bytes in hostile {
      #expect(parse(bytes + Array("z".utf8)) == [.key("z", characters: "z")], "\(bytes)")
    }
  }

  @Test("a sequence that was cut off does not affect the next")
  func cut() {
    #expect(parse("\u{1B}[1;\u{3}") == [.key("c", modifiers: .control)])
    #expect(parse("\u{1B}]11;rgb\u{3}") == [.key("c", modifiers: .control)])
    #expect(parse("\u{1B}[1;\u{1B}[B") == [.key(.downArrow)])
    #expect(parse("\u{1B}]11;rgb:\u{1B}[B") == [.key(.downArrow)])
    #expect(parse("\u{1B}[1;") == [])
  }

  @Test("A paste that nothing takes is skipped, however it is split; what follows it is read")
  func skippedPaste() {
    let texts = ["x", "", "a\u{1B}[20", "\u{1B}\u{1B}[201", "\u{1B}[A\r\n", "é\u{1B}"]
    for text in texts {
      let bytes = Array("q\u{1B}[200~\(text)\u{1B}[201~\u{1B}[Az".utf8)
      for size in 1...bytes.count {
        var parser = InputParser()
        var collected = CollectedInputs(wantsPastes: false)
        for start in stride(from: 0, to: bytes.count, by: size) {
          parser.feed(bytes[start..<min(bytes.count, start + size)], to: &collected)
        }
        let expected: [TerminalInput] = [
          .key("q", characters: "q"), .key(.upArrow), .key("z", characters: "z"),
        ]
        #expect(collected.inputs == expected, "\(text.debugDescription) by \(size)")
      }
    }
  }

  /// The texts of all pastes, and the other inputs, of a paste that is interrupted by pauses.
  private func interrupted(_ pieces: [String], isTaken: Bool = true)
    -> (pasted: String, others: [TerminalInput])
  {
    var parser = InputParser()
    var collected = CollectedInputs(wantsPastes: isTaken)
    for piece in pieces {
      parser.feed(Array(piece.utf8), to: &collected)
      parser.timeOut(to: &collected)
    }
    var pasted = ""
    var others: [TerminalInput] = []
    for input in collected.inputs {
      if case .event(.paste(let text)) = input { pasted += text } else { others.append(input) }
    }
    return (pasted, others)
  }

  @Test("A pause inside a paste never makes keys of its text", arguments: [true, false])
  func pausedPaste(isTaken: Bool) {
    let bytes = Array("\u{1B}[200~aé漢😀q\u{1B}[A\u{3}\u{1B}\u{1B}[20\r\u{1B}[201~x".unicodeScalars)
    let x = TerminalInput.key("x", characters: "x")
    for first in 6..<bytes.count {
      let start = String(String.UnicodeScalarView(bytes[..<first]))
      let rest = String(String.UnicodeScalarView(bytes[first...]))
      let (pasted, others) = interrupted([start, rest], isTaken: isTaken)
      #expect(others == [x], "a pause after \(first)")
      #expect(pasted == (isTaken ? "aé漢😀q\u{1B}[A\u{3}\u{1B}\u{1B}[20\n" : ""), "after \(first)")
    }
  }

  @Test("A pause inside a character or the end marker of a paste loses nothing")
  func pauseBetweenBytes() {
    let bytes = Array("\u{1B}[200~漢😀\u{1B}[201~".utf8)
    for first in 6...bytes.count {
      var parser = InputParser()
      var collected = CollectedInputs()
      parser.feed(bytes[..<first], to: &collected)
      parser.timeOut(to: &collected)
      parser.feed(bytes[first...], to: &collected)
      let texts = collected.inputs.map { input in
        if case .event(.paste(let text)) = input { text } else { "\(input)" }
      }
      #expect(texts.joined() == "漢😀", "a pause after \(first)")
    }
  }

  @Test("Ctrl-C between pauses ends a paste whose end never comes", arguments: [true, false])
  func cutPaste(isTaken: Bool) {
    let pieces = ["\u{1B}[200~abc\u{1B}[2", "q", "\u{3}", "x"]
    let (pasted, others) = interrupted(pieces, isTaken: isTaken)
    #expect(others == [.key("x", characters: "x")])
    #expect(pasted == (isTaken ? "abc\u{1B}[2q" : ""))
  }

  @Test("A paste that is paused does not wake the program again")
  func pausedPasteIsIdle() {
    var parser = InputParser()
    var collected = CollectedInputs()
    parser.feed(Array("\u{1B}[200~abc".utf8), to: &collected)
    #expect(parser.timeout != nil)
    parser.timeOut(to: &collected)
    #expect(parser.timeout == nil)
    parser.feed(Array("d".utf8), to: &collected)
    #expect(parser.timeout != nil)
  }

  @Test("Characters in one piece are read as byte by byte, whatever the bytes are")
  func wholeCharacters() {
    var random = SeededGenerator(seed: 61)
    let lead: [UInt8] = [0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF, 0xF0, 0xF1, 0xF4, 0xF5, 0x61]
    let next: [UInt8] = [0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC3, 0x62, 0x1B]
    for _ in 0..<5_000 {
      let bytes = (0..<6).map { _ in
        (Bool.random(using: &random) ? lead : next).randomElement(using: &random) ?? 0
      }
      var parser = InputParser()
      var single: [TerminalInput] = []
      for byte in bytes { parser.feed([byte]) { single.append($0) } }
      parser.timeOut { single.append($0) }
      #expect(parse(bytes) == single, "\(bytes)")
    }
  }

  @Test("the answer to the probe of the width of lines is not a key; F3 with modifiers is one")
  func cursorPosition() {
    #expect(parse("\u{1B}[2;3R") == [.answer(.cursorColumn(3))])
    #expect(parse("\u{1B}[2;2R") == [.answer(.cursorColumn(2))])
    #expect(parse("\u{1B}[1;2R") == [.key(KeyEquivalent.function(3) ?? .escape, modifiers: .shift)])
  }

  @Test(
    "lock keys change no text of a key, except the case of letters",
    arguments: [
      ("\u{1B}[13;65u", .key(.return, characters: "\r", modifiers: .capsLock)),
      ("\u{1B}[13;129u", .key(.return, characters: "\r")),
      ("\u{1B}[9;65u", .key(.tab, characters: "\t", modifiers: .capsLock)),
      ("\u{1B}[9;193u", .key(.tab, characters: "\t", modifiers: .capsLock)),
      ("\u{1B}[97;65u", .key("a", characters: "A", modifiers: .capsLock)),
      ("\u{1B}[97:65;66u", .key("A", characters: "a", modifiers: [.capsLock, .shift])),
      ("\u{1B}[49;65u", .key("1", characters: "1", modifiers: .capsLock)),
      ("\u{1B}[99;69u", .key("c", modifiers: [.control, .capsLock])),
      ("\u{1B}[99;133u", .key("c", modifiers: .control)),
      ("\u{1B}[1;129A", .key(.upArrow)),
    ] as [(String, TerminalInput)])
  func lockKeys(text: String, input: TerminalInput) {
    #expect(parse(text) == [input])
  }
}
