import Foundation

#if os(Linux)
  /// One Tab in Journal, the example app, on a terminal of 200 × 50 with colors of 24 bits: CPU of
  /// its process and bytes of the frame, which are also counted with 256 colors. The floor is `cat`
  /// on the same kind of terminal, which reads a key and writes it.
  ///
  /// `JOURNAL` in the environment names the program, built in release.
  @MainActor
  func benchmarkJournal(_ harness: inout Harness) {
    let name = "journal.tab"
    guard harness.wants(name) else { return }
    guard let journal = ProcessInfo.processInfo.environment["JOURNAL"] else {
      return say("\(name): not measured, because JOURNAL does not name the program")
    }
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("theseus-bench-\(getpid())").path
    defer { try? FileManager.default.removeItem(atPath: home) }
    guard let app = TerminalProcess(journal, ["--sample"], home: home),
      let floor = TerminalProcess("/bin/cat", [], home: home)
    else { return say("\(name): a program does not run") }
    // The first frame, and what the app does at launch.
    app.readUntilQuiet()
    var times: [Double] = []
    var floors: [Double] = []
    var bytes: [Double] = []
    // Rounds through all elements of the page that take focus.
    for _ in 0..<harness.samples {
      guard let sample = app.press("\t", times: 100), let least = floor.press("\t", times: 100)
      else { return say("\(name): a key was not answered") }
      times.append(sample.time)
      bytes.append(sample.bytes)
      floors.append(least.time)
    }
    harness.add(name, times, floors)
    harness.add(bytes: "\(name).bytes", bytes)
    // Its own home: the first program holds the lock of its session.
    guard let plainer = TerminalProcess(journal, ["--sample"], home: "\(home)/256", colors: [])
    else { return say("\(name): a program does not run") }
    plainer.readUntilQuiet()
    guard let sample = plainer.press("\t", times: 100)
    else { return say("\(name): a key was not answered") }
    harness.add(bytes: "\(name).bytes.256", [sample.bytes])
  }

  /// A program on a pseudoterminal of 200 × 50.
  private final class TerminalProcess {
    private let master: Int32
    private var process: pid_t = 0
    /// TIOCSPTLCK and TIOCGPTN, macros that Swift does not see.
    private static let lock: UInt = 0x4004_5431
    private static let ask: UInt = 0x8004_5430

    /// Nil where there is no pseudoterminal or the program cannot be started. `colors` is what the
    /// terminal says of its colors; without it, it has 256.
    init?(
      _ program: String, _ arguments: [String], home: String,
      colors: [String] = ["COLORTERM=truecolor"]
    ) {
      master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var number: Int32 = 0
      guard master >= 0, ioctl(master, Self.lock, &number) == 0,
        ioctl(master, Self.ask, &number) == 0
      else { return nil }
      let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
      guard slave >= 0 else { return nil }
      var size = winsize(ws_row: 50, ws_col: 200, ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(master, UInt(TIOCSWINSZ), &size)
      var settings = termios()
      tcgetattr(slave, &settings)
      cfmakeraw(&settings)
      tcsetattr(slave, TCSANOW, &settings)

      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      for number in Int32(0)...2 { posix_spawn_file_actions_adddup2(&actions, slave, number) }
      let environment =
        colors + [
          "TERM=xterm-256color", "LANG=C.UTF-8", "HOME=\(home)", "XDG_STATE_HOME=\(home)/state",
        ]
      var vector: [UnsafeMutablePointer<CChar>?] =
        ([program] + arguments).map { strdup($0) } + [nil]
      var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
      let status = posix_spawn(&process, program, &actions, nil, &vector, &variables)
      (vector + variables).forEach { free($0) }
      posix_spawn_file_actions_destroy(&actions)
      close(slave)
      guard status == 0 else { return nil }
    }

    deinit {
      if process > 0 {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
      }
      if master >= 0 { close(master) }
    }

    /// Presses a key so many times, each after the answer to the one before: nanoseconds of the
    /// program's CPU and bytes of its output for one. Nil when a key is not answered in 5 seconds.
    func press(_ key: String, times count: Int) -> (time: Double, bytes: Double)? {
      let start = cpu()
      var bytes = 0
      for _ in 0..<count {
        guard write(master, key, key.utf8.count) > 0 else { return nil }
        let answer = receive(waiting: 5_000)
        if answer == 0 { return nil }
        bytes += answer
      }
      bytes += readUntilQuiet()
      return ((cpu() - start) / Double(count), Double(bytes) / Double(count))
    }

    /// Reads until nothing comes for half a second.
    @discardableResult
    func readUntilQuiet() -> Int {
      var bytes = 0
      while case let count = receive(waiting: 500), count > 0 { bytes += count }
      return bytes
    }

    /// The number of bytes that come within so many milliseconds.
    private func receive(waiting milliseconds: Int32) -> Int {
      var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, milliseconds) > 0 else { return 0 }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      return max(0, read(master, &buffer, buffer.count))
    }

    /// Nanoseconds of CPU of all its threads.
    private func cpu() -> Double {
      let folder = "/proc/\(process)/task"
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return threads.reduce(0) { sum, thread in
        let line = try? String(contentsOfFile: "\(folder)/\(thread)/schedstat", encoding: .utf8)
        return sum + (line?.split(separator: " ").first.flatMap { Double($0) } ?? 0)
      }
    }
  }
#else
  /// Journal's terminal is measured on Linux only.
  @MainActor
  func benchmarkJournal(_ harness: inout Harness) {}
#endif
