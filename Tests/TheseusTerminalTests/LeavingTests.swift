import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// The modes that every exit has to undo, in any order.
private let undone = [
  "\u{1B}[?1049l", "\u{1B}[?25h", "\u{1B}[?1006l", "\u{1B}[?1003l", "\u{1B}[?1002l",
  "\u{1B}[?1000l", "\u{1B}[?2004l", "\u{1B}[?1004l",
  "\u{1B}[?7h",
  "\u{1B}[m", "\u{1B}[23;0t",
]

@Suite("the terminal is restored on every exit", .serialized)
struct LeavingTests {
  private func started(
    answering: Bool = true,
    environment: [String: String] = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
  ) -> (
    PseudoTerminal, [UInt32]
  ) {
    let terminal = PseudoTerminal(columns: 60, rows: 12)
    let before = terminal.settings.summary
    terminal.start(environment: environment)
    #expect(terminal.waitFor("60x12"))
    if answering { terminal.send("\u{1B}[?62c") }
    return (terminal, before)
  }

  private func check(_ terminal: PseudoTerminal, _ before: [UInt32]) {
    #expect(terminal.settings.summary == before)
    for sequence in undone {
      #expect(terminal.written().contains(sequence), "\(sequence.debugDescription)")
    }
    #expect(!terminal.hasUnreadInput)
  }

  @Test(
    "Ctrl-C, exit() and signals",
    arguments: [
      "\u{3}", "\u{5}", "TERM", "HUP", "INT", "QUIT", "PIPE", "USR1", "USR2", "XCPU", "VTALRM",
    ])
  func ends(how: String) {
    let (terminal, before) = started()
    #expect(terminal.isRaw)
    let signals = [
      "TERM": SIGTERM, "HUP": SIGHUP, "INT": SIGINT, "QUIT": SIGQUIT, "PIPE": SIGPIPE,
      "USR1": SIGUSR1, "USR2": SIGUSR2, "XCPU": SIGXCPU, "VTALRM": SIGVTALRM,
    ]
    if let number = signals[how] {
      terminal.signal(number)
      #expect(terminal.waitForEnd() == .signal(number))
    } else {
      terminal.send(how)
      #expect(terminal.waitForEnd() == .exit(how == "\u{5}" ? 3 : 0))
    }
    check(terminal, before)
  }

  @Test("A trap, and its message after the screen")
  func trap() throws {
    // Swift's own backtrace would wait for a key.
    let (terminal, before) = started(environment: [
      "TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no",
    ])
    terminal.send("\u{18}")
    guard case .signal = terminal.waitForEnd() else {
      Issue.record("ended by \(String(describing: terminal.ending))")
      return
    }
    check(terminal, before)
    let left = try #require(terminal.written().range(of: "\u{1B}[?1049l"))
    let message = try #require(terminal.written().range(of: "out of range"))
    #expect(left.upperBound <= message.lowerBound)
  }

  @Test("output during the screen is printed after it, never on it")
  func noise() throws {
    let (terminal, before) = started()
    terminal.send("\u{10}ok")
    #expect(terminal.waitFor("ok"))
    #expect(!terminal.written().contains("noise"))
    terminal.send("\u{3}")
    _ = terminal.waitForEnd()
    check(terminal, before)
    #expect(terminal.written().contains("noise on standard error"))
    #expect(terminal.written().contains("noise on standard output"))
  }

  @Test("SIGTERM when the program listens to nothing", arguments: [1, 2])
  func deafProgram(times: Int) {
    let (terminal, before) = started()
    // Ctrl-H in the kitty protocol: hang
    terminal.send([0x1B, 0x5B, 0x31, 0x30, 0x34, 0x3B, 0x35, 0x75])
    terminal.read(for: 100)
    for _ in 0..<times {
      terminal.signal(SIGTERM)
      usleep(50_000)
    }
    #expect(terminal.waitForEnd() == .signal(SIGTERM))
    check(terminal, before)
  }

  @Test("SIGTERM while the terminal reads nothing")
  func deafTerminal() {
    let (terminal, before) = started()
    // Frames of a storm of sizes fill the kernel's buffer.
    for step in 0..<400 {
      terminal.resize(columns: 200 + step % 2, rows: 60)
      usleep(1_000)
    }
    terminal.signal(SIGTERM)
    #expect(terminal.waitForEnd(deaf: true) == .signal(SIGTERM))
    #expect(terminal.settings.summary == before)
  }

  @Test("a SIGTERM during start-up restores the settings", arguments: [0, 1, 2, 4, 8, 16, 30])
  func startUp(milliseconds: Int) {
    let terminal = PseudoTerminal(columns: 60, rows: 12)
    let before = terminal.settings.summary
    terminal.start()
    terminal.read(for: milliseconds)
    terminal.signal(SIGTERM)
    #expect(terminal.waitForEnd() == .signal(SIGTERM))
    #expect(terminal.settings.summary == before)
    let text = terminal.written()
    #expect(text.contains("\u{1B}[?1049h") == text.contains("\u{1B}[?1049l"))
  }

  @Test("An answer on its way when the program leaves does not fall into the shell")
  func answerInFlight() {
    let (terminal, before) = started(answering: false)
    terminal.send("\u{3}")
    terminal.read(for: 150)
    terminal.send("\u{1B}[?1u\u{1B}[?2026;2$y\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62;4c")
    #expect(terminal.waitForEnd() == .exit(0))
    check(terminal, before)
  }

  @Test("A terminal that never answers is not waited for")
  func silent() {
    let (terminal, before) = started(answering: false)
    let start = ContinuousClock.now
    terminal.send("\u{3}")
    #expect(terminal.waitForEnd() == .exit(0))
    #expect(ContinuousClock.now - start < .seconds(30))
    check(terminal, before)
  }

  @Test("the keyboard protocol is pushed once the terminal supports it, and popped")
  func keyboard() {
    let (terminal, before) = started(answering: false)
    #expect(!terminal.written().contains("\u{1B}[>3u"))
    terminal.send("\u{1B}[?0u\u{1B}[?62c")
    #expect(terminal.waitFor("\u{1B}[>3u"))
    terminal.send("\u{1B}[99;5u")
    #expect(terminal.waitForEnd() == .exit(0))
    #expect(terminal.written().contains("\u{1B}[<u"))
    check(terminal, before)
  }

  @Test("the program ends when its window is closed")
  func hangUp() {
    let terminal = PseudoTerminal(columns: 60, rows: 12)
    terminal.start()
    #expect(terminal.waitFor("60x12"))
    terminal.closeWindow()
    // The hang-up and the end of input race; either ends the program.
    let ending = terminal.waitForEnd(deaf: true)
    #expect(ending == .signal(SIGHUP) || ending == .exit(1))
  }

  @Test("A title cannot smuggle a sequence")
  func title() {
    let (terminal, _) = started()
    #expect(terminal.written().contains("\u{1B}]2;probe ␛]2;evil␇\u{1B}\\"))
    terminal.send("\u{3}")
    #expect(terminal.waitForEnd() == .exit(0))
  }
}
