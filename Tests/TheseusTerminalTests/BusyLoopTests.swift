import Foundation
import Testing

@Suite("the loop reads keys while it is busy, and wakes for work from other threads", .serialized)
struct BusyLoopTests {
  private func started() -> PseudoTerminal {
    let terminal = PseudoTerminal(columns: 60, rows: 14)
    terminal.start(["busy"])
    #expect(terminal.waitFor("taps 0"))
    terminal.send("\u{1B}[?62c")
    return terminal
  }

  @Test(
    "work that schedules itself again on the main thread delays no key",
    arguments: ["a task": "s", "a block of the main queue": "l"])
  func spinning(name: String, key: String) {
    let terminal = started()
    terminal.send(key)
    #expect(terminal.waitFor("whirling"))
    let from = terminal.output.count
    terminal.send("t")
    #expect(terminal.waitFor("quick", since: from))
    terminal.send("\u{3}")
    #expect(terminal.waitForEnd() == .exit(0))
  }

  @Test("a publisher's value from another thread that is received on RunLoop.main")
  func runLoop() {
    let terminal = started()
    terminal.send("r")
    #expect(terminal.waitFor("news"))
    #expect(terminal.waitFor("late-news"))
    terminal.send("\u{3}")
    #expect(terminal.waitForEnd() == .exit(0))
  }
}
