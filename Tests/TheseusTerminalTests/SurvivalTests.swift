import Foundation
import TestSupport
import Testing
import TheseusCells
import TheseusCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program on a terminal, and what the terminal shows.
private final class Screen {
  let terminal: PseudoTerminal
  private var emulator: ScreenEmulator
  private var fed = 0

  init(_ terminal: PseudoTerminal, width: Int) {
    self.terminal = terminal
    emulator = ScreenEmulator(columns: width, rows: 6, counting: .clusters { CellWidth.of($0) })
  }

  var text: String {
    emulator.feed(terminal.output[fed...])
    fed = terminal.output.count
    return emulator.lines.joined(separator: "\n")
  }

  func waitFor(_ words: String) -> Bool { terminal.wait { text.contains(words) } }
  func send(_ text: String) { terminal.send(text) }
  func read(for milliseconds: Int) { terminal.read(for: milliseconds) }
  func signal(_ number: Int32) { terminal.signal(number) }
  func waitForEnd() -> PseudoTerminal.Ending? { terminal.waitForEnd() }
}

/// Runs of an app that keeps its session, in one folder.
private final class Runs {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "survival-\(UUID().uuidString)")

  var session: URL { folder.appendingPathComponent("LaunchProbe/session.json") }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func start(
    _ arguments: [String] = ["--resume"], width: Int = 120, crashes: Bool = false,
    fails: Bool = false
  ) -> Screen {
    let terminal = PseudoTerminal(columns: width, rows: 6)
    terminal.start(
      arguments, program: PseudoTerminal.program("LaunchProbe"),
      environment: [
        "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": folder.path,
        "XDG_STATE_HOME": folder.path, "LAUNCH_PROBE_TYPES": "1",
      ].merging(crashes ? ["LAUNCH_PROBE_CRASHES": "1"] : [:]) { $1 }
        .merging(fails ? ["LAUNCH_PROBE_FAILS": "1"] : [:]) { $1 })
    return Screen(terminal, width: width)
  }

  func saved() throws -> String? {
    guard FileManager.default.fileExists(atPath: session.path) else { return nil }
    let cell = try Snapshot(contentsOf: session).cells.first { $0.property == "Typing.text" }
    return try cell?.value.map { try JSONDecoder().decode(String.self, from: Data($0.utf8)) }
  }
}

@Suite("An app that keeps its session", .serialized)
struct SurvivalTests {
  /// `make survival` asks for 1,000, with nothing else running.
  private static let asked =
    ProcessInfo.processInfo.environment["SURVIVAL_KILLS"].flatMap { Int($0) }
  private static let kills = asked ?? 100

  @Test("R32 kills at random moments leave a usable session that is at most 200 ms behind")
  func kills() throws {
    let runs = Runs()
    var random = SeededGenerator(seed: 21)
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    var typed = ""
    var late = 0
    var measured = 0
    for run in 0..<Self.kills {
      // Text that is saved is not typed again: it is what the next run must show.
      let terminal = runs.start()
      if run % 5 == 4 {
        terminal.read(for: Int.random(in: 0...250, using: &random))
        terminal.signal(SIGKILL)
        #expect(terminal.waitForEnd() == .signal(SIGKILL))
        #expect(try runs.saved() ?? "" == typed, "run \(run)")
        continue
      }
      #expect(terminal.waitFor("n=\(typed.count);"), "run \(run): \(terminal.text.suffix(300))")
      var sent: [(time: ContinuousClock.Instant, count: Int)] = []
      var longestWait = Duration.zero
      let end = ContinuousClock.now + .milliseconds(Int.random(in: 0...600, using: &random))
      while ContinuousClock.now < end {
        let letter = letters.randomElement(using: &random) ?? "x"
        typed.append(letter)
        terminal.send(String(letter))
        sent.append((.now, typed.count))
        let pause = Int.random(in: 1...20, using: &random)
        let paused = ContinuousClock.now
        terminal.read(for: pause)
        longestWait = max(longestWait, ContinuousClock.now - paused - .milliseconds(pause))
      }
      let killed = ContinuousClock.now
      terminal.signal(SIGKILL)
      #expect(terminal.waitForEnd() == .signal(SIGKILL))
      let saved = try runs.saved() ?? ""
      #expect(typed.hasPrefix(saved), "run \(run)")
      let expected = sent.last { $0.time + .milliseconds(200) <= killed }?.count
      // Where this process had to wait for a processor, the program had to as well.
      if let expected, longestWait < .milliseconds(20) {
        measured += 1
        if saved.count < expected { late += 1 }
      }
      // However slow the machine is.
      let surely = sent.last { $0.time + .seconds(2) <= killed }?.count
      if let surely { #expect(saved.count >= surely, "run \(run)") }
      typed = saved
      if typed.count > 60 {
        let next = runs.start()
        #expect(next.waitFor("n=\(typed.count);"))
        next.send("\u{15}")
        #expect(next.waitFor("n=0;"))
        next.send("\u{3}")
        #expect(next.waitForEnd() == .exit(0))
        typed = try runs.saved() ?? "?"
        #expect(typed.isEmpty)
      }
    }
    // Beside other tests the time says what the machine does, so it counts in `make survival` only.
    if Self.asked != nil {
      #expect(
        late * 10 <= max(measured, 30), "\(late) of \(measured) runs were more than 200 ms behind")
    }
    let unusable = try FileManager.default.contentsOfDirectory(
      atPath: runs.session.deletingLastPathComponent().path
    ).filter { $0.contains("unusable") }
    #expect(unusable.isEmpty)
  }

  @Test("R32 after a quit the session continues, and what was not kept is said until the next key")
  func quit() throws {
    let runs = Runs()
    let first = runs.start()
    #expect(first.waitFor("n=0;"))
    first.send("half a wor")
    #expect(first.waitFor("n=10;"))
    first.send("\u{3}")
    #expect(first.waitForEnd() == .exit(0))
    var text = try String(contentsOf: runs.session, encoding: .utf8)
    text = text.replacingOccurrences(
      of: "\n  ]",
      with: """
        ,
            {"identity": "Window/Gone", "declaringType": "Gone", "name": "text", "ordinal": 0, \
        "valueType": "Swift.Int", "value": "1"}
          ]
        """)
    try text.write(to: runs.session, atomically: true, encoding: .utf8)
    let second = runs.start(width: 200)
    #expect(second.waitFor("n=10;"))
    #expect(
      second.waitFor("lost Gone.text (its view was not there after the start)"),
      "\(second.text.suffix(400))")
    second.send("d")
    #expect(second.waitFor("n=11;"))
    second.send("\u{3}")
    #expect(second.waitForEnd() == .exit(0))
    #expect(try runs.saved() == "half a word")
  }

  @Test(
    "R32 a request to end saves what was typed last",
    arguments: ["TERM": SIGTERM, "HUP": SIGHUP, "closed window": 0])
  func requests(name: String, number: Int32) throws {
    let runs = Runs()
    let screen = runs.start()
    #expect(screen.waitFor("n=0;"))
    screen.send("\u{1B}[?62cabc")
    #expect(screen.waitFor("n=3;"))
    if number == 0 {
      screen.terminal.closeWindow()
      _ = screen.terminal.waitForEnd(deaf: true)
    } else {
      screen.signal(number)
      #expect(screen.waitForEnd() == .signal(number))
    }
    #expect(try runs.saved() == "abc")
  }

  @Test("a second run leaves the session of the first alone, and says so")
  func locked() throws {
    let runs = Runs()
    let first = runs.start()
    #expect(first.waitFor("n=0;"))
    first.send("first")
    #expect(first.waitFor("n=5;"))
    let second = runs.start()
    #expect(second.waitFor("this app already runs"), "\(second.text.suffix(400))")
    second.send("second one")
    #expect(second.waitFor("n=10;"))
    second.send("\u{3}")
    #expect(second.waitForEnd() == .exit(0))
    first.send("\u{3}")
    #expect(first.waitForEnd() == .exit(0))
    #expect(try runs.saved() == "first")
  }

  @Test(
    "a session that cannot be used is named and set aside; the one before it is used instead",
    arguments: ["", "{", "[1]", "{\"format\":\"theseus-snapshot\",\"version\":99,\"cells\":[]}"])
  func unusable(content: String) throws {
    let runs = Runs()
    let first = runs.start()
    #expect(first.waitFor("n=0;"))
    first.send("abc")
    #expect(first.waitFor("n=3;"))
    first.read(for: 400)
    first.send("\u{3}")
    #expect(first.waitForEnd() == .exit(0))
    try content.write(to: runs.session, atomically: true, encoding: .utf8)
    let second = runs.start(width: 400)
    #expect(second.waitFor("session.json.unusable"), "\(second.text.suffix(600))")
    #expect(second.waitFor("n="))
    second.send("\u{3}")
    #expect(second.waitForEnd() == .exit(0))
    #expect(
      try String(contentsOfFile: runs.session.path + ".unusable", encoding: .utf8) == content)
    #expect(try runs.saved() != nil)
  }

  @Test("a file that --restore names and that cannot be used is reported on the screen, too")
  func unreadableRestore() throws {
    for arguments in [[], ["--resume"]] {
      let runs = Runs()
      let screen = runs.start(arguments + ["--restore", "/no/such/state.json"], width: 300)
      #expect(screen.waitFor("n=0;"))
      #expect(
        screen.waitFor("“/no/such/state.json” cannot be read"), "\(screen.text.suffix(600))")
      #expect(screen.text.contains("the app starts afresh"), "\(screen.text)")
      screen.send("a")
      #expect(screen.waitFor("n=1;"))
      #expect(!screen.text.contains("the app starts"), "\(screen.text)")
      screen.send("\u{3}")
      #expect(screen.waitForEnd() == .exit(0))
    }
  }

  @Test("when nothing can be written the app continues and reports it once")
  func nowhere() throws {
    let runs = Runs()
    try FileManager.default.createDirectory(at: runs.folder, withIntermediateDirectories: true)
    // A file where the folder should be.
    try Data().write(to: runs.folder.appendingPathComponent("LaunchProbe"))
    let terminal = runs.start(width: 300)
    #expect(terminal.waitFor("cannot be saved"), "\(terminal.text.suffix(400))")
    terminal.send("abc")
    #expect(terminal.waitFor("n=3;"))
    terminal.send("\u{3}")
    #expect(terminal.waitForEnd() == .exit(0))
  }

  /// Types a text that crashes builds started with `crashes`, and quits.
  private func leave(_ text: String, in runs: Runs) throws {
    let first = runs.start()
    #expect(first.waitFor("n=0;"))
    first.send(text)
    #expect(first.waitFor("n=\(text.count);"))
    first.send("\u{3}")
    #expect(first.waitForEnd() == .exit(0))
    #expect(try runs.saved() == text)
  }

  @Test("R32 a session that crashes the app twice at its start is set aside, and a line says so")
  func crashing() throws {
    let runs = Runs()
    try leave("oh!", in: runs)
    for _ in 0..<2 {
      let crashed = runs.start(crashes: true)
      #expect(crashed.waitForEnd() == .signal(SIGABRT))
      #expect(try runs.saved() == "oh!")
    }
    let third = runs.start(width: 400, crashes: true)
    #expect(
      third.waitFor("crashed at its last two starts with the saved session; it was renamed to"),
      "\(third.text.suffix(600))")
    #expect(third.text.contains("n=0;"))
    #expect(third.text.contains("starts afresh"))
    third.send("fine")
    #expect(third.waitFor("n=4;"))
    third.send("\u{3}")
    #expect(third.waitForEnd() == .exit(0))
    let aside = try Snapshot(contentsOf: URL(fileURLWithPath: runs.session.path + ".unusable"))
    #expect(aside.cells.contains { $0.value == "\"oh!\"" })
    let fourth = runs.start(crashes: true)
    #expect(fourth.waitFor("n=4;"))
    fourth.send("\u{3}")
    #expect(fourth.waitForEnd() == .exit(0))
  }

  @Test("R32 R54 a session in which an issue ends two starts is set aside, as after crashes")
  func failing() throws {
    let runs = Runs()
    try leave("oh?", in: runs)
    for _ in 0..<2 {
      #expect(runs.start(fails: true).waitForEnd() == .exit(70))
      #expect(try runs.saved() == "oh?")
    }
    let third = runs.start(width: 400, fails: true)
    #expect(third.waitFor("it was renamed to"), "\(third.text.suffix(600))")
    #expect(third.text.contains("n=0;"))
    third.send("\u{3}")
    #expect(third.waitForEnd() == .exit(0))
  }

  @Test("R32 R54 the state that raises an issue which ends the run is not saved")
  func failingState() throws {
    let runs = Runs()
    let first = runs.start(fails: true)
    #expect(first.waitFor("n=0;"))
    first.send("ab?")
    #expect(first.waitForEnd() == .exit(70))
    #expect(try runs.saved()?.contains("?") != true)
  }

  @Test("R32 a run that restores another snapshot keeps its session too")
  func restoring() throws {
    let runs = Runs()
    try leave("old", in: runs)
    let snapshot = runs.folder.appendingPathComponent("snapshot.json")
    let text = try String(contentsOf: runs.session, encoding: .utf8)
    try text.replacingOccurrences(of: "\"\\\"old\\\"\"", with: "\"\\\"restored\\\"\"")
      .write(to: snapshot, atomically: true, encoding: .utf8)
    let second = runs.start(["--resume", "--restore", snapshot.path])
    #expect(second.waitFor("n=8;"), "\(second.text.suffix(400))")
    second.send("!")
    #expect(second.waitFor("n=9;"))
    second.send("\u{3}")
    #expect(second.waitForEnd() == .exit(0))
    #expect(try runs.saved()?.count == 9)
  }

  @Test("R32 a quit between two crashes begins the count again; kills do not count")
  func crashesInBetween() throws {
    let runs = Runs()
    try leave("oh!", in: runs)
    for _ in 0..<2 {
      #expect(runs.start(crashes: true).waitForEnd() == .signal(SIGABRT))
      let fine = runs.start()
      #expect(fine.waitFor("n=3;"))
      fine.send("\u{3}")
      #expect(fine.waitForEnd() == .exit(0))
    }
    for _ in 0..<3 {
      let killed = runs.start()
      #expect(killed.waitFor("n=3;"))
      killed.signal(SIGKILL)
      #expect(killed.waitForEnd() == .signal(SIGKILL))
    }
    #expect(runs.start(crashes: true).waitForEnd() == .signal(SIGABRT))
    let last = runs.start()
    #expect(last.waitFor("n=3;"))
    last.send("\u{3}")
    #expect(last.waitForEnd() == .exit(0))
  }

  @Test("R32 on a full disk the app continues, says so once, and keeps the last whole session")
  func fullDisk() throws {
    let runs = Runs()
    try leave("abc", in: runs)
    // Whatever is written there meets a full disk.
    let new = runs.session.deletingLastPathComponent().appendingPathComponent("session.new")
    try FileManager.default.createSymbolicLink(
      at: new, withDestinationURL: URL(fileURLWithPath: "/dev/full"))
    let full = runs.start(width: 300)
    #expect(full.waitFor("n=3;"))
    #expect(full.waitFor("cannot be saved: No space left on device"), "\(full.text.suffix(400))")
    #expect(try runs.saved() == "abc")
    // There is space again.
    full.send("d")
    #expect(full.waitFor("n=4;"))
    #expect(!full.text.contains("cannot be saved"))
    full.send("\u{3}")
    #expect(full.waitForEnd() == .exit(0))
    #expect(try runs.saved() == "abcd")
  }

  @Test("without --resume nothing is kept")
  func off() throws {
    let runs = Runs()
    for arguments in [[], ["--resume", "--no-resume"]] {
      let terminal = runs.start(arguments)
      #expect(terminal.waitFor("n=0;"))
      terminal.send("\u{3}")
      #expect(terminal.waitForEnd() == .exit(0))
    }
    #expect(!FileManager.default.fileExists(atPath: runs.session.path))
  }
}
