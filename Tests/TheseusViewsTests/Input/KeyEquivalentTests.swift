import Foundation
import Testing
import TheseusViews

@Suite("Keys are equal when their characters are")
struct KeyEquivalentTests {
  private static let named: [KeyEquivalent] = [
    .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward, .home, .end,
    .pageUp, .pageDown, .clear, .tab, .space, .return,
  ]

  @Test("named keys differ from each other, and a key equals itself")
  func named() {
    let keys = Self.named + (1...35).compactMap(KeyEquivalent.function)
    for (place, key) in keys.enumerated() {
      for (other, second) in keys.enumerated() { #expect((key == second) == (place == other)) }
    }
    #expect(Set(keys).count == keys.count)
  }

  @Test("every Unicode scalar is compared with Space, Escape and Up as a character is")
  func scalars() {
    var wrong: [UInt32] = []
    for scalar in (0...0x10FFFF).lazy.compactMap(Unicode.Scalar.init) {
      let key = KeyEquivalent(Character(scalar))
      for named in [KeyEquivalent.space, .escape, .upArrow]
      where (key == named) != (key.character == named.character)
        || (named == key) != (key.character == named.character)
      {
        wrong.append(scalar.value)
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test(
    "characters that are canonically equivalent are one key",
    arguments: [
      ("\u{E9}", "e\u{301}"), ("\u{37E}", ";"), ("\u{212A}", "K"), ("\u{2260}", "=\u{338}"),
      ("\u{1100}\u{1161}", "\u{AC00}"), ("\u{1FEF}", "`"), ("\u{F900}", "\u{8C48}"),
    ] as [(Character, Character)])
  func equivalents(first: Character, second: Character) {
    #expect(KeyEquivalent(first) == KeyEquivalent(second))
    #expect(Set([KeyEquivalent(first), KeyEquivalent(second)]).count == 1)
  }

  @Test("a key that gets another character is compared by it")
  func changed() {
    var key = KeyEquivalent.escape
    key.character = " "
    #expect(key == .space)
    #expect(key != .escape)
    #expect(key.isPrintable)
    key.character = "\u{F704}"
    #expect(key == .function(1))
    #expect(!key.isPrintable)
  }

  @Test("a key with a mark or a line feed is another key")
  func clusters() {
    #expect(KeyEquivalent(" \u{301}") != .space)
    #expect(KeyEquivalent("\r\n") != .return)
    #expect(KeyEquivalent("a") != "b")
    #expect(KeyEquivalent("a") != "A")
    #expect(KeyEquivalent("a") == "a")
  }
}
