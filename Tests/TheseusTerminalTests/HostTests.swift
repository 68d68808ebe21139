import Foundation
import TestSupport
import Testing
import TheseusCells

@Suite("An app on a terminal", .serialized)
struct HostTests {
  private func started(
    _ environment: [String: String] = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
  ) -> PseudoTerminal {
    let terminal = PseudoTerminal(columns: 40, rows: 9)
    terminal.start(["app"], environment: environment)
    #expect(terminal.waitFor("count 0"))
    terminal.send("\u{1B}[?2026;2$y\u{1B}[?62c")
    // Its task has run, before or after the first look at the screen.
    #expect(terminal.wait { screen(terminal).contains { $0.contains("task 1") } })
    return terminal
  }

  /// The screen after everything written since it was last cleared.
  private func screen(_ terminal: PseudoTerminal) -> [String] {
    let text = terminal.written()
    guard let clear = text.range(of: "\u{1B}[H\u{1B}[2J", options: .backwards) else { return [] }
    var screen = ScreenEmulator(columns: 40, rows: 9, counting: .clusters { CellWidth.of($0) })
    screen.feed(Array(text[clear.lowerBound...].utf8))
    return screen.lines
  }

  @Test("the first frame: texts in place, controls visible, wide clusters counted")
  func firstFrame() {
    let terminal = started()
    let lines = screen(terminal).map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      !$0.isEmpty
    }
    #expect(lines == ["count 0", "dark active", "thread 0", "task 1", "漢字 ␛[31m 👨‍👩‍👧 end"])
    #expect(terminal.written().contains("\u{1B}]2;Probe\u{1B}\\"))
    terminal.send("\u{3}")
    #expect(terminal.waitForEnd() == .exit(0))
  }

  @Test("Timer.publish fires in real time, as long as there is a subscriber")
  func timer() {
    let terminal = started()
    terminal.send("t")
    #expect(terminal.wait { screen(terminal).contains { $0.contains("ticks 5") } })
    terminal.send("n")
    #expect(terminal.wait { !screen(terminal).contains { $0.contains("ticks") } })
    terminal.read(for: 50)
    let before = terminal.output.count
    terminal.read(for: 100)
    #expect(terminal.output.count == before)
    terminal.send("\u{3}")
    #expect(terminal.waitForEnd() == .exit(0))
  }

  @Test("a timer that is canceled by its connection stops in real time; another one runs")
  func timerRestart() throws {
    let terminal = started()
    func ticks() -> Int {
      screen(terminal).lazy.compactMap { line in
        line.firstRange(of: "ticks ").flatMap {
          Int(line[$0.upperBound...].prefix { $0.isNumber })
        }
      }.first ?? 0
    }
    for round in 1...2 {
      let before = ticks()
      terminal.send("t")
      #expect(terminal.wait { ticks() >= before + 3 }, "round \(round)")
      terminal.send("c")
      terminal.read(for: 50)
      let output = terminal.output.count
      terminal.read(for: 100)
      #expect(terminal.output.count == output, "round \(round)")
    }
    terminal.send("\u{3}")
    #expect(terminal.waitForEnd() == .exit(0))
  }

  @Test("a changed digit is at most 12 bytes; unhandled keys write nothing")
  func digit() {
    let terminal = started()
    for digit in 1...3 {
      let before = terminal.output.count
      terminal.send("+")
      #expect(terminal.waitFor("\(digit)", since: before))
      terminal.read(for: 20)
      #expect(terminal.output.count - before <= 12)
    }
    let before = terminal.output.count
    terminal.send("z\u{1B}[15~\u{1B}[200~pasted\u{1B}[201~")
    terminal.read(for: 100)
    #expect(terminal.output.count == before)
    terminal.send("\u{11}")
    #expect(terminal.waitForEnd() == .exit(0))
  }

  @Test(
    "shared text and, without a desktop, web addresses go to the clipboard encoded, file URLs never"
  )
  func clipboard() {
    let terminal = started()
    let before = terminal.output.count
    terminal.send("y")
    #expect(
      terminal.waitFor(
        "\u{1B}]52;c;\(Data("héllo \u{1B}[31m".utf8).base64EncodedString())\u{7}", since: before))
    #expect(!terminal.written(since: before).contains("[31m"))
    terminal.send("f")
    terminal.send("o")
    let code = Data("https://example.org".utf8).base64EncodedString()
    #expect(terminal.waitFor("\u{1B}]52;c;\(code)\u{7}", since: before))
    #expect(
      !terminal.written(since: before).contains(
        Data("file:///etc/passwd".utf8).base64EncodedString()))
    terminal.send("\u{3}")
    #expect(terminal.waitForEnd() == .exit(0))
  }

  @Test("A write from another thread wakes the host")
  func thread() {
    let terminal = started()
    for number in 1...3 {
      let before = terminal.output.count
      terminal.send("b")
      #expect(terminal.waitFor("\(number)", since: before))
    }
    terminal.send("\u{3}")
    #expect(terminal.waitForEnd() == .exit(0))
  }

  @Test("Light and dark follow the terminal's background, also late")
  func appearance() {
    let terminal = started()
    terminal.send("\u{1B}]11;rgb:ffff/ffff/eeee\u{7}")
    #expect(terminal.wait { screen(terminal).contains { $0.contains("light active") } })
    terminal.send("\u{3}")
    #expect(terminal.waitForEnd() == .exit(0))
  }

  @Test(
    "Before the end the scene goes to the background and views disappear", arguments: [true, false])
  func ending(bySignal: Bool) {
    let terminal = started()
    if bySignal { terminal.signal(15) } else { terminal.send("\u{3}") }
    #expect(terminal.waitForEnd() == (bySignal ? .signal(15) : .exit(0)))
    let text = terminal.written()
    #expect(text.contains("phase background"))
    #expect(text.contains("disappeared"))
  }

  @Test(
    "a suspension reaches the app, from the keyboard or from outside", arguments: [true, false])
  func suspension(bySignal: Bool) throws {
    let terminal = started()
    let from = terminal.output.count
    // The program leads an orphaned process group, which the kernel never stops: it returns at
    // once.
    if bySignal { terminal.signal(SIGTSTP) } else { terminal.send("\u{1A}") }
    #expect(terminal.waitFor("\u{1B}[?1049l", since: from))
    #expect(terminal.waitFor("dark active", since: from))
    terminal.send("\u{3}")
    #expect(terminal.waitForEnd() == .exit(0))
    let phases = terminal.written(since: from).matches(of: /phase (\w+)/).map {
      String($0.output.1)
    }
    #expect(phases == ["background", "active", "background"])
  }

  @Test("an inactive window that only continues stays inactive")
  func continuedInactive() {
    let terminal = started()
    terminal.send("\u{1B}[O")
    #expect(terminal.wait { screen(terminal).contains { $0.contains("dark inactive") } })
    let from = terminal.output.count
    terminal.signal(SIGCONT)
    #expect(terminal.waitFor("dark inactive", since: from))
    #expect(!terminal.written(since: from).contains("dark active"))
    terminal.send("\u{3}")
    #expect(terminal.waitForEnd() == .exit(0))
  }

  @Test("a window without focus is inactive")
  func inactive() {
    let terminal = started()
    terminal.send("\u{1B}[O")
    #expect(terminal.wait { screen(terminal).contains { $0.contains("dark inactive") } })
    terminal.send("\u{1B}[I")
    #expect(terminal.wait { screen(terminal).contains { $0.contains("dark active") } })
    terminal.send("\u{3}")
    #expect(terminal.waitForEnd() == .exit(0))
  }

  @Test("Standard input that is closed or empty: keys come from the terminal that shows the screen")
  func inputElsewhere() {
    for input in [PseudoTerminal.StandardInput.nothing, .closed] {
      let terminal = PseudoTerminal(columns: 40, rows: 9)
      terminal.start(["app"], input: input)
      #expect(terminal.waitFor("count 0"), "\(input)")
      terminal.send("\u{1B}[?62c+")
      #expect(
        terminal.wait {
          screen(terminal).contains { $0.contains("count 1") } || terminal.written().hasSuffix("1")
        }, "\(input)")
      terminal.send("\u{3}")
      #expect(terminal.waitForEnd() == .exit(0), "\(input)")
    }
  }

  @Test(
    "Standard streams that are closed: the screen is shown, and what is printed is not lost",
    arguments: ["2>&-", "<&- 2>&-"])
  func closedStreams(redirections: String) {
    let terminal = PseudoTerminal(columns: 40, rows: 9)
    terminal.start(
      ["-c", "exec \"$P\" app \(redirections)"], program: "/bin/sh",
      environment: [
        "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
        "P": PseudoTerminal.probe,
      ])
    #expect(terminal.waitFor("count 0"))
    terminal.send("\u{3}")
    #expect(terminal.waitForEnd() == .exit(0))
  }

  @Test("Output that is not a terminal, with standard input closed: the first frame as text")
  func nothingOpen() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec \"$0\" app <&-", PseudoTerminal.probe]
    process.environment = ["COLUMNS": "30", "LINES": "7", "LANG": "C.UTF-8", "TERM": "xterm"]
      .merging(PseudoTerminal.sanitizers) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(
      String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).contains(
        "count 0"))
  }

  @Test(
    "without TERM, or with an unusable one, the first frame is text",
    arguments: [nil, "", "unknown"])
  func noType(term: String?) {
    let terminal = PseudoTerminal(columns: 40, rows: 9)
    var environment = ["LANG": "C.UTF-8"]
    environment["TERM"] = term
    terminal.start(["app"], environment: environment)
    #expect(terminal.waitForEnd() == .exit(0))
    #expect(terminal.written().contains("count 0"))
    #expect(!terminal.output.contains(0x1B))
  }

  @Test("a paste of 1 MB, garbage between keys and a storm of sizes reach a running app")
  func abuse() {
    let terminal = started()
    terminal.send(
      "\u{1B}[200~" + String(repeating: "pasted ☃ ", count: 1 << 20 / 10) + "\u{1B}[201~")
    terminal.send([
      0x1B, 0x5B, 0x39, 0x39, 0x39, 0x39, 0x39, 0x39, 0x39, 0x39, 0x39, 0x3B, 0xFF, 0xFE, 0xC0,
      0x80, 0x1B, 0x50, 0x1B, 0x5C,
    ])
    for step in 0..<60 {
      terminal.resize(columns: 1 + step * 37 % 500, rows: 1 + step * 17 % 200)
      if step % 10 == 0 { terminal.read(for: 5) }
    }
    terminal.resize(columns: 500, rows: 200)
    terminal.read(for: 50)
    terminal.resize(columns: 1, rows: 1)
    terminal.read(for: 50)
    terminal.resize(columns: 40, rows: 9)
    terminal.send("+")
    #expect(terminal.wait { screen(terminal).contains { $0.contains("count 1") } })
    terminal.send("\u{3}")
    #expect(terminal.waitForEnd() == .exit(0))
  }

  @Test("A dumb terminal gets the first frame as text, and the prompt back")
  func dumb() {
    let terminal = PseudoTerminal(columns: 40, rows: 9)
    terminal.start(
      ["app"], environment: ["TERM": "dumb", "COLUMNS": "30", "LINES": "8", "LC_ALL": "C"])
    #expect(terminal.waitForEnd() == .exit(0))
    #expect(terminal.written().contains("count 0"))
    #expect(terminal.written().contains("this is the first frame only"))
    #expect(terminal.output.allSatisfy { $0 < 0x7F && $0 != 0x1B })
  }

  /// Runs the probe in a shell, which redirects its output.
  private func shell(_ command: String, term: String) throws -> (
    status: Int32, output: String, errors: String
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command, PseudoTerminal.probe]
    process.environment = ["COLUMNS": "30", "LINES": "7", "LANG": "C.UTF-8", "TERM": term]
      .merging(PseudoTerminal.sanitizers) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    func text(_ pipe: Pipe) -> String {
      String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    return (process.terminationStatus, text(output), text(errors))
  }

  @Test(
    "Standard output that is full or closed: status 74, and why",
    arguments: [(">/dev/full", "No space left on device"), (">&-", "Bad file descriptor")])
  func unwritable(_ redirection: String, _ reason: String) throws {
    let end = try shell("exec \"$0\" app \(redirection)", term: "xterm")
    #expect(end.status == 74)
    #expect(end.errors.contains("standard output cannot be written: \(reason)"))
  }

  @Test("R54 an app whose first frame lacks an object ends with status 70, and says which")
  func incomplete() throws {
    for term in ["xterm", "dumb"] {
      let end = try shell("exec \"$0\" incomplete", term: term)
      #expect(end.status == 70 && end.output.isEmpty, "\(end)")
      #expect(end.errors.contains("Page is not shown: it needs a Model"), "\(end)")
    }
    let terminal = PseudoTerminal(columns: 40, rows: 9)
    let before = terminal.settings.summary
    terminal.start(["incomplete"])
    #expect(terminal.waitForEnd() == .exit(70))
    #expect(terminal.written().contains("Page is not shown: it needs a Model"))
    #expect(terminal.settings.summary == before)
  }

  @Test("standard error says why there is one frame, unless text was requested")
  func whyOnce() throws {
    let dumb = try shell("exec \"$0\" app", term: "dumb")
    #expect(dumb.status == 0 && dumb.output.contains("count 0"))
    #expect(dumb.errors.contains("first frame only") && dumb.errors.contains("TERM"))
    let piped = try shell("exec \"$0\" app", term: "xterm")
    #expect(piped.status == 0 && piped.output.contains("count 0") && piped.errors.isEmpty)
  }

  @Test("Output that is not a terminal gets the first frame as text")
  func pipe() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: PseudoTerminal.probe)
    process.arguments = ["app"]
    process.environment = ["COLUMNS": "30", "LINES": "7", "LANG": "C.UTF-8", "TERM": "xterm"]
      .merging(PseudoTerminal.sanitizers) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(process.terminationStatus == 0)
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines == ["count 0", "dark active", "thread 0", "task 0", "漢字 ␛[31m 👨‍👩‍👧 end"])
  }
}
