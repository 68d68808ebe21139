import Foundation
import TheseusLink

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal as `theseus dev` found it. A program restores it itself; this is for one that was
/// killed, or that has handed its screen on to a program that never drew.
struct TerminalKeeper {
  private let original: termios?
  /// Whether keys that end a program make signals, although a program has the terminal.
  private var makesSignals = false
  /// The rows that the last lines took: fewer lines cover them, too.
  private var rowsTaken = 0

  init() {
    var settings = termios()
    original = isatty(0) == 1 && tcgetattr(0, &settings) == 0 ? settings : nil
  }

  /// The settings, for the programs: one that takes over a screen finds its predecessor's.
  var hexadecimal: String? {
    guard var settings = original else { return nil }
    return withUnsafeBytes(of: &settings) { bytes in
      bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  /// Restores settings and screen if a program has left them changed.
  mutating func restore() {
    (makesSignals, rowsTaken) = (false, 0)
    guard var original else { return }
    var now = termios()
    guard tcgetattr(0, &now) == 0, now.c_lflag != original.c_lflag else { return }
    // Not the shell's: writing from the background must not stop this process.
    let before = signal(SIGTTOU, SIG_IGN)
    defer { _ = signal(SIGTTOU, before) }
    FileHandle.standardOutput.write(Data(Self.leave.utf8))
    tcsetattr(0, TCSAFLUSH, &original)
  }

  // MARK: Lines

  /// Shows lines over the last rows of a program's screen that no program draws on at the moment.
  /// Nobody may read the keys, so those that end a program make signals again.
  ///
  /// - Returns: false when no program has the terminal.
  mutating func show(_ lines: [String]) -> Bool {
    guard let original else { return false }
    var now = termios()
    guard tcgetattr(0, &now) == 0, makesSignals || now.c_lflag != original.c_lflag else {
      return false
    }
    set(signals: true, &now)
    makesSignals = true
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 2 else {
      return true
    }
    let shown = Self.broken(lines, columns: Int(size.ws_col), rows: Int(size.ws_row))
    rowsTaken = max(rowsTaken, shown.count)
    let blank = Array(repeating: "", count: rowsTaken - shown.count)
    let text = Self.text(shown + blank, columns: Int(size.ws_col), rows: Int(size.ws_row))
    FileHandle.standardOutput.write(Data(text.utf8))
    return true
  }

  /// A program has drawn over the lines, and reads all keys.
  mutating func endShowing() {
    rowsTaken = 0
    guard makesSignals else { return }
    makesSignals = false
    var now = termios()
    if tcgetattr(0, &now) == 0 { set(signals: false, &now) }
  }

  private func set(signals: Bool, _ settings: inout termios) {
    let flag = tcflag_t(ISIG)
    settings.c_lflag = signals ? settings.c_lflag | flag : settings.c_lflag & ~flag
    let before = signal(SIGTTOU, SIG_IGN)
    defer { _ = signal(SIGTTOU, before) }
    tcsetattr(0, TCSANOW, &settings)
  }

  /// Lines over the last rows. The cursor stays where it was.
  static func text(_ lines: [String], columns: Int, rows: Int) -> String {
    var text = "\u{1B}7\u{1B}[0;7m"
    for (index, line) in lines.enumerated() {
      let blank = String(repeating: " ", count: max(0, columns - 1 - line.count))
      text += "\u{1B}[\(rows - lines.count + index + 1);1H \(line)\(blank)"
    }
    return text + "\u{1B}[0m\u{1B}8"
  }

  /// Lines that are too long are broken at spaces. Those beyond half of the rows are left out.
  static func broken(_ lines: [String], columns: Int, rows: Int) -> [String] {
    Array(lines.flatMap { broken($0, columns: columns - 2) }.prefix(max(1, rows / 2)))
  }

  private static func broken(_ line: String, columns: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in line.split(separator: " ") {
      if !current.isEmpty, current.count + 1 + word.count <= columns {
        current += " \(word)"
        continue
      }
      if !current.isEmpty { lines.append(current) }
      // A path without spaces may be longer.
      current = word.count <= columns ? String(word) : "…\(word.suffix(columns - 1))"
    }
    return lines + [current]
  }

  /// Ends a string that was cut off, a synchronized frame, and all modes of a screen.
  private static let leave =
    "\u{1B}\\\u{1B}[?2026l\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l"
    + "\u{1B}[?1000l\u{1B}[<u\u{1B}[r\u{1B}[m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l\u{1B}[23;0t"
}
