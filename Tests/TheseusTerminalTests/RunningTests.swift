import Foundation
import TestSupport
import Testing
import TheseusCells

#if canImport(Glibc)
  import Glibc
#endif

@Suite("A program on a terminal", .serialized)
struct RunningTests {
  private func started(
    columns: Int = 60, rows: Int = 12, environment: [String: String] = ["TERM": "xterm-256color"]
  ) -> PseudoTerminal {
    let terminal = PseudoTerminal(columns: columns, rows: rows)
    terminal.start(environment: environment)
    #expect(terminal.waitFor("\(columns)x\(rows)"))
    terminal.send("\u{1B}[?62c")
    return terminal
  }

  private func finish(_ terminal: PseudoTerminal) {
    terminal.send("\u{3}")
    #expect(terminal.waitForEnd() == .exit(0))
  }

  @Test("Tasks on the main actor and timers of the main run loop run on the loop's thread")
  func mainActor() {
    let terminal = started()
    terminal.send("\u{14}")
    #expect(terminal.waitFor("task on main: true"))
    terminal.send("\u{12}")
    #expect(terminal.waitFor("timer"))
    finish(terminal)
  }

  @Test("Idle: no bytes, no wake-ups, no CPU")
  func idle() {
    let terminal = started()
    terminal.read(for: 100)
    terminal.send("\u{E}")
    #expect(terminal.waitFor("turns"))
    terminal.read(for: 50)
    let before = (terminal.output.count, cpu(terminal.process), switches(terminal.process))
    terminal.read(for: 700)
    #expect(terminal.output.count == before.0)
    #expect(cpu(terminal.process) == before.1)
    #expect(switches(terminal.process) == before.2)
    finish(terminal)
  }

  /// Clock ticks of user and system time.
  private func cpu(_ process: pid_t) -> [String] {
    let stat = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return stat.split(separator: " ").dropFirst(13).prefix(2).map(String.init)
  }

  private func switches(_ process: pid_t) -> [String] {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    return status.split(separator: "\n").filter { $0.contains("ctxt_switches") }.map(String.init)
  }

  @Test("Keys typed ahead share a frame, and input that changes nothing writes nothing")
  func frames() {
    let terminal = started()
    terminal.read(for: 50)
    let before = terminal.output.count
    terminal.send("hello")
    #expect(terminal.waitFor("hello", since: before))
    let after = terminal.output.count
    #expect(after - before <= 12)
    terminal.send("\u{1B}[I\u{1B}]99;unknown\u{7}\u{1B}[?1;2;3$}")
    terminal.read(for: 100)
    #expect(terminal.output.count == after)
    finish(terminal)
  }

  @Test("Late answers are never typed, pastes are one event")
  func lateAnswers() {
    let terminal = started()
    terminal.send("a\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\b\u{1B}[?62c")
    #expect(terminal.waitFor("appearance light"))
    terminal.send("\u{1B}[200~q\u{3}\r\nmore\u{1B}[201~")
    #expect(terminal.waitFor("paste 7 q␃␊more"))
    var screen = ScreenEmulator(columns: 60, rows: 12, counting: .clusters { CellWidth.of($0) })
    screen.feed(Array(terminal.written().drop { $0 != "H" }.utf8))
    #expect(
      terminal.written().contains("ab") || terminal.written().contains("typed: ab")
        || screen.lines[1].contains("ab"))
    finish(terminal)
  }

  @Test("a storm of sizes, 1 x 1 included, ends in the picture of a new app")
  func resizing() throws {
    let terminal = started()
    terminal.send("half")
    #expect(terminal.waitFor("half"))
    for step in 0..<40 {
      terminal.resize(columns: 1 + step * 7 % 90, rows: 1 + step * 5 % 40)
      if step % 8 == 0 { terminal.read(for: 5) }
    }
    terminal.resize(columns: 1, rows: 1)
    terminal.read(for: 50)
    let from = terminal.output.count
    terminal.resize(columns: 70, rows: 9)
    #expect(terminal.waitFor("70x9", since: from))
    terminal.read(for: 50)
    let text = terminal.written(since: from)
    let clear = try #require(text.range(of: "\u{1B}[H\u{1B}[2J", options: .backwards))
    var screen = ScreenEmulator(columns: 70, rows: 9, counting: .clusters { CellWidth.of($0) })
    screen.feed(Array(text[clear.lowerBound...].utf8))
    var fresh = CellBuffer(columns: 70, rows: 9)
    fresh.border(fresh.bounds)
    fresh.put("70x9", x: 2, y: 0)
    fresh.put("typed: half", x: 1, y: 1)
    #expect(screen.lines == fresh.lines)
    finish(terminal)
  }

  @Test("SIGSTOP and SIGCONT redraw everything")
  func continued() {
    let terminal = started()
    terminal.signal(SIGSTOP)
    terminal.read(for: 30)
    terminal.resize(columns: 50, rows: 10)
    let from = terminal.output.count
    terminal.signal(SIGCONT)
    #expect(terminal.waitFor("50x10", since: from))
    #expect(terminal.isRaw)
    finish(terminal)
  }

  /// The terminal has dropped what was outside of the smaller screen.
  @Test("a size that changed there and back redraws everything")
  func resizedBack() {
    let terminal = started()
    let from = terminal.output.count
    terminal.signal(SIGWINCH)
    #expect(terminal.waitFor("60x12", since: from))
    finish(terminal)
  }

  @Test("Ctrl-Z leaves the screen and returns")
  func suspended() {
    let terminal = started()
    let from = terminal.output.count
    terminal.send("\u{1A}")
    #expect(terminal.waitFor("\u{1B}[?1049l", since: from))
    // The program leads an orphaned process group, which the kernel never stops: it returns at
    // once.
    #expect(terminal.waitFor("60x12", since: from))
    #expect(terminal.waitFor("\u{1B}[?25h", since: from))
    #expect(terminal.isRaw)
    finish(terminal)
  }

  @Test("output that is not a terminal is reported, and nothing is drawn")
  func noTerminal() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: PseudoTerminal.probe)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text == "no screen: standard output is not a terminal\n")
  }

  @Test(
    "Terminals of every kind",
    arguments: ["xterm", "xterm-kitty", "linux", "vt100", "screen.xterm", "never-heard-of"])
  func kinds(term: String) {
    let terminal = started(environment: ["TERM": term, "NO_COLOR": "1", "LC_ALL": "C"])
    #expect(terminal.output.allSatisfy { $0 < 0x80 })
    #expect(terminal.written().contains("\u{1B}]11;?") == (term != "linux" && term != "vt100"))
    finish(terminal)
  }

  @Test("the width of lines is asked before the first frame, which waits for no answer")
  func widthProbe() throws {
    let terminal = started()
    let text = terminal.written()
    let probe = try #require(text.range(of: "─\u{1B}[6n"))
    let frame = try #require(text.range(of: "60x12"))
    #expect(probe.lowerBound < frame.lowerBound)
    finish(terminal)
  }

  @Test("a terminal without Unicode is not asked")
  func noProbe() {
    let terminal = started(environment: ["TERM": "xterm-256color", "LANG": "C"])
    #expect(!terminal.written().contains("\u{1B}[6n"))
    finish(terminal)
  }
}
