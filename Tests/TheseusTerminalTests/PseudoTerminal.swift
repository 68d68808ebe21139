import Foundation
import TestSupport
import TheseusCells

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A pseudoterminal with a program on it: collects the program's output and writes keys and
/// answers.
final class PseudoTerminal {
  let master: Int32
  private let slave: Int32
  private(set) var process: pid_t = 0
  private(set) var output: [UInt8] = []
  private(set) var ending: Ending?

  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  init(columns: Int, rows: Int) {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    var number: Int32 = 0
    _ = ioctl(master, Self.lock, &number)
    _ = ioctl(master, Self.ask, &number)
    path = "/dev/pts/\(number)"
    slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    resize(columns: columns, rows: rows)
  }
  private let path: String
  /// TIOCSPTLCK and TIOCGPTN, macros that Swift does not see.
  private static let lock: UInt = 0x4004_5431
  private static let ask: UInt = 0x8004_5430
  /// POSIX_SPAWN_SETSID, which the header hides.
  private static let setSession: Int32 = 0x80

  deinit {
    if process > 0, ending == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    if !isClosed { close(master) }
    close(slave)
  }

  /// Closes the window, which hangs up the program on this terminal.
  func closeWindow() {
    isClosed = true
    close(master)
  }
  private var isClosed = false

  /// The probe, built beside the tests.
  static var probe: String { program("TerminalProbe") }

  /// A program that is built beside the tests.
  static func program(_ name: String) -> String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(name).path
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  var settings: termios {
    var settings = termios()
    tcgetattr(slave, &settings)
    return settings
  }

  var isRaw: Bool { settings.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0 }

  /// Whether bytes wait for the terminal's next reader: they would reach the shell.
  var hasUnreadInput: Bool {
    var raw = settings
    raw.c_lflag &= ~tcflag_t(ICANON)
    tcsetattr(slave, TCSANOW, &raw)
    var wait = pollfd(fd: slave, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, 0) > 0
  }

  /// The program's standard input.
  enum StandardInput {
    case terminal, nothing, closed
  }

  /// The sanitizer settings of this process, for the processes that it starts.
  static let sanitizers = ProcessInfo.processInfo.environment.filter {
    $0.key.hasSuffix("SAN_OPTIONS")
  }

  func start(
    _ arguments: [String] = [], program: String = PseudoTerminal.probe,
    environment: [String: String] = ["TERM": "xterm-256color", "LANG": "C.UTF-8"],
    input: StandardInput = .terminal
  ) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    // A session leader's first terminal becomes its controlling one.
    posix_spawn_file_actions_addopen(&actions, 1, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    switch input {
    case .terminal: posix_spawn_file_actions_adddup2(&actions, 1, 0)
    case .nothing: posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    case .closed: posix_spawn_file_actions_addclose(&actions, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(Self.setSession | Int32(POSIX_SPAWN_SETSIGMASK)))
    var vector: [UnsafeMutablePointer<CChar>?] =
      ([program] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.merging(Self.sanitizers) { $1 }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    posix_spawn(&process, program, &actions, &attributes, &vector, &variables)
    (vector + variables).forEach { free($0) }
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 { rest.removeFirst(count) } else { read(for: 5) }
    }
  }

  func signal(_ number: Int32) { kill(process, number) }

  /// Reads for so many milliseconds.
  func read(for milliseconds: Int) {
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    repeat {
      var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      poll(&wait, 1, 5)
      let count = Glibc.read(master, &buffer, buffer.count)
      if count > 0 { output += buffer[..<count] }
    } while ContinuousClock.now < end
  }

  /// Reads until the output since `from` contains this text; false after ten seconds.
  @discardableResult
  func waitFor(_ text: String, since from: Int = 0) -> Bool {
    wait { self.written(since: from).contains(text) }
  }

  func wait(until condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(60)
    while !condition() {
      guard ContinuousClock.now < end else { return false }
      read(for: 5)
    }
    return true
  }

  func written(since from: Int = 0) -> String { String(decoding: output[from...], as: UTF8.self) }

  /// Reads for so many milliseconds and notes whether the program has ended.
  func checkEnd(after milliseconds: Int) {
    read(for: milliseconds)
    var status: Int32 = 0
    guard ending == nil, waitpid(process, &status, WNOHANG) == process else { return }
    ending = status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
    read(for: 10)
  }

  /// Waits for the program's end, reading on unless `deaf`.
  func waitForEnd(deaf: Bool = false) -> Ending? {
    let end = ContinuousClock.now + .seconds(60)
    while ending == nil, ContinuousClock.now < end {
      if deaf { usleep(5_000) } else { read(for: 5) }
      var status: Int32 = 0
      guard waitpid(process, &status, WNOHANG) == process else { continue }
      ending = status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }
    if !deaf { read(for: 10) }
    return ending
  }
}

extension termios {
  /// Everything that a program changes.
  var summary: [UInt32] { [c_iflag, c_oflag, c_cflag, c_lflag] }
}
