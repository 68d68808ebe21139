import CTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why no screen can be shown.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  case notATerminal
  /// `TERM` is `dumb`, `unknown` or not set.
  case cannotMoveCursor
  case system(call: String, code: Int32)

  public var description: String {
    switch self {
    case .notATerminal: "standard output is not a terminal"
    case .cannotMoveCursor:
      "a terminal without a type, or of type dumb (TERM), cannot move its cursor"
    case .system(let call, let code): "\(call): \(String(cString: strerror(code)))"
    }
  }
}

/// A terminal's descriptors, reopened where possible: O_NONBLOCK belongs to an open file, and the
/// shell's stays unchanged.
final class TerminalDevice {
  let input: Int32
  let output: Int32
  let original: termios
  private let fallbackSize: (columns: Int, rows: Int)

  init(input: Int32 = 0, output: Int32 = 1, environment: [String: String]) throws(TerminalError) {
    guard isatty(output) == 1 else { throw .notATerminal }
    self.output = Self.reopen(output, O_WRONLY)
    // When standard input is redirected, keys still come from the terminal that shows the screen.
    self.input = isatty(input) == 1 ? Self.reopen(input, O_RDONLY) : Self.reopen(output, O_RDONLY)
    var settings = termios()
    guard tcgetattr(self.input, &settings) == 0 else {
      throw .system(call: "tcgetattr", code: errno)
    }
    original = environment[Self.settingsVariable].flatMap(termios.init(hexadecimal:)) ?? settings
    func number(_ name: String) -> Int? {
      environment[name].flatMap { Int($0) }.flatMap { (1...10_000).contains($0) ? $0 : nil }
    }
    fallbackSize = (number("COLUMNS") ?? 80, number("LINES") ?? 24)
  }

  /// The settings from before the first of several programs that hand a screen on to each other, in
  /// hexadecimal digits. Its predecessor's mode is what such a program finds.
  static let settingsVariable = "THESEUS_TERMINAL_SETTINGS"

  deinit {
    if input > 2 { close(input) }
    if output > 2 { close(output) }
  }

  private static func reopen(_ descriptor: Int32, _ access: Int32) -> Int32 {
    var name = [CChar](repeating: 0, count: 256)
    let isNamed = ttyname_r(descriptor, &name, name.count) == 0
    let own = name.withUnsafeBufferPointer { path in
      isNamed
        ? path.baseAddress.map { open($0, access | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) } ?? -1 : -1
    }
    if own > 2 { return own }
    // The standard streams are captured, and the screen must not be.
    let present = own >= 0 ? own : descriptor
    let copy = fcntl(present, F_DUPFD_CLOEXEC, 3)
    if own >= 0, copy >= 0 { close(own) }
    return copy >= 0 ? copy : present
  }

  func makeRaw() {
    var raw = original
    cfmakeraw(&raw)
    while tcsetattr(input, TCSANOW, &raw) != 0, errno == EINTR {}
  }

  /// Cells, at least 1 x 1.
  var size: (columns: Int, rows: Int) {
    var columns: Int32 = 0
    var rows: Int32 = 0
    return cterminal_size(output, &columns, &rows) ? (Int(columns), Int(rows)) : fallbackSize
  }

  enum Reading {
    case bytes(Int)
    case nothing
    /// The terminal is lost.
    case lost
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Reading {
    while true {
      let count = cterminal_read(input, buffer.baseAddress, buffer.count)
      if count > 0 { return .bytes(count) }
      if count == 0 { return .lost }
      if errno == EINTR { continue }
      return errno == EAGAIN ? .nothing : .lost
    }
  }

  /// Writes as many bytes as the terminal takes without waiting and returns their number; nil when
  /// the terminal is lost.
  func write(_ bytes: UnsafeRawBufferPointer) -> Int? {
    var done = 0
    while done < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
      #if canImport(Glibc)
        let count = Glibc.write(output, rest.baseAddress, rest.count)
      #else
        let count = Musl.write(output, rest.baseAddress, rest.count)
      #endif
      if count > 0 {
        done += count
      } else if count < 0, errno == EINTR {
        continue
      } else {
        return errno == EAGAIN ? done : nil
      }
    }
    return done
  }

  /// Whether input waits that was read while the loop did not turn.
  var keepsInput: Bool { cterminal_keeps_input() }

  /// Whether something can be read within this time.
  func hasInput(within milliseconds: Int32) -> Bool {
    if keepsInput { return true }
    var wait = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, milliseconds) > 0 && wait.revents & Int16(POLLIN) != 0
  }
}

extension termios {
  /// Nil for digits that are not settings of this system.
  fileprivate init?(hexadecimal digits: String) {
    let digits = Array(digits.utf8)
    guard digits.count == 2 * MemoryLayout<termios>.size else { return nil }
    self.init()
    let isRead = withUnsafeMutableBytes(of: &self) { bytes in
      for index in bytes.indices {
        guard
          let byte = UInt8(
            String(decoding: digits[2 * index...2 * index + 1], as: UTF8.self), radix: 16)
        else { return false }
        bytes[index] = byte
      }
      return true
    }
    if !isRead { return nil }
  }
}
