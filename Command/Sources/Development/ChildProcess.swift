import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A started process and the pipe of what it writes. Foundation's `Process` gives each child a
/// process group of its own, and such a child may not read the terminal.
final class ChildProcess {
  let id: pid_t
  /// Reads the output of the captured streams; -1 when it has closed them.
  private(set) var output: Int32
  private let hasOwnGroup: Bool
  private var isGone = false

  enum Streams {
    /// Standard output and error are captured, and there is no input. The process and its children
    /// are one group.
    case all
    /// Only standard error is captured: the terminal is the process's.
    case error
    /// Nothing is captured, but standard output goes where standard error does.
    case output
    /// Nothing is captured.
    case none
  }

  /// - Throws: the system's error.
  init(
    path: String, arguments: [String], environment: [String: String], capturing streams: Streams
  ) throws {
    var pipes: [Int32] = [0, 0]
    guard pipe(&pipes) == 0 else { throw Self.error(errno) }
    for end in pipes { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(pipes[0], F_SETFL, O_NONBLOCK)
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    switch streams {
    case .all, .error: posix_spawn_file_actions_adddup2(&actions, pipes[1], 2)
    case .output: posix_spawn_file_actions_adddup2(&actions, 2, 1)
    case .none: break
    }
    var flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    if streams == .all {
      posix_spawn_file_actions_adddup2(&actions, pipes[1], 1)
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      flags |= Int32(POSIX_SPAWN_SETPGROUP)
    }
    // The child starts with the default handling of every signal.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var child = pid_t()
    let status = posix_spawnp(&child, path, &actions, &attributes, &words, &variables)
    close(pipes[1])
    guard status == 0 else {
      close(pipes[0])
      throw Self.error(status)
    }
    id = child
    output = pipes[0]
    hasOwnGroup = streams == .all
  }

  deinit { if output >= 0 { close(output) } }

  private static func error(_ code: Int32) -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
  }

  func signal(_ number: Int32) {
    guard !isGone else { return }
    kill(hasOwnGroup ? -id : id, number)
  }

  /// The output since the last call.
  func read() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    #if canImport(Glibc)
      let read = Glibc.read
    #elseif canImport(Musl)
      let read = Musl.read
    #else
      let read = Darwin.read
    #endif
    while output >= 0 {
      let count = read(output, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count < 0, errno == EINTR {
        continue
      } else {
        guard count == 0 else { break }
        close(output)
        output = -1
      }
    }
    return bytes
  }

  /// Waits until it has ended, and returns how.
  func wait() -> ProgramEnd.Cause {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    isGone = true
    return Self.cause(status)
  }

  private static func cause(_ status: Int32) -> ProgramEnd.Cause {
    status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  /// How it ended; nil while it runs.
  func end() -> ProgramEnd.Cause? {
    var status: Int32 = 0
    guard !isGone, waitpid(id, &status, WNOHANG) == id else { return nil }
    isGone = true
    return Self.cause(status)
  }
}
