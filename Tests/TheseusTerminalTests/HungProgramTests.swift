import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@Suite("Ctrl-C twice ends a program whose main thread hangs, and no other", .serialized)
struct HungProgramTests {
  private func started() -> (PseudoTerminal, [UInt32]) {
    let terminal = PseudoTerminal(columns: 60, rows: 14)
    let before = terminal.settings.summary
    terminal.start(["busy"])
    #expect(terminal.waitFor("taps 0"))
    terminal.send("\u{1B}[?62c")
    return (terminal, before)
  }

  /// Presses a key each second until the program ends.
  private func press(_ keys: String, on terminal: PseudoTerminal) -> PseudoTerminal.Ending? {
    for _ in 0..<60 where terminal.ending == nil {
      terminal.send(keys)
      for _ in 0..<20 where terminal.ending == nil { terminal.checkEnd(after: 50) }
    }
    return terminal.ending
  }

  @Test(
    "in an action, in each form in which terminals send the key",
    arguments: ["\u{3}", "\u{1B}[99;5u", "\u{1B}[99;133:1u", "\u{1B}[27;5;99~"])
  func hangs(key: String) throws {
    let (terminal, before) = started()
    terminal.send("h")
    terminal.read(for: 500)
    #expect(press(key, on: terminal) == .signal(SIGINT))
    #expect(terminal.settings.summary == before)
    let text = terminal.written()
    for sequence in ["?1049l", "?25h", "?1000l", "?1003l", "?1006l", "?2004l", "?1004l", "?7h"] {
      #expect(text.contains("\u{1B}[\(sequence)"), "\(sequence)")
    }
    let left = try #require(text.range(of: "\u{1B}[?1049l"))
    let reason = try #require(text.range(of: "did not respond"))
    #expect(left.upperBound <= reason.lowerBound)
    #expect(!terminal.hasUnreadInput)
  }

  @Test("other keys, a single Ctrl-C, a release and pasted text do not end it")
  func othersDoNot() {
    let (terminal, _) = started()
    terminal.send("h")
    terminal.read(for: 500)
    terminal.send("c\u{1B}c\u{1B}[200~\u{3}\u{3}\u{3}\u{1B}[201~\u{1B}[99;5:3u\u{1B}[99;1u\u{3}")
    terminal.read(for: 5_000)
    terminal.checkEnd(after: 100)
    #expect(terminal.ending == nil)
    #expect(!terminal.written().contains("\u{1B}[?1049l"))
  }

  @Test("a program that works for some seconds receives all keys of that time, in order")
  func losesNothing() {
    let (terminal, before) = started()
    terminal.send("w")
    terminal.read(for: 300)
    for _ in 0..<30 {
      terminal.send("t")
      terminal.read(for: 100)
    }
    #expect(terminal.waitFor("complete"))
    terminal.send("\u{3}")
    #expect(terminal.waitForEnd() == .exit(0))
    #expect(terminal.settings.summary == before)
  }
}
