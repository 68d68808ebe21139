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
  func restore() {
    guard var original else { return }
    var now = termios()
    guard tcgetattr(0, &now) == 0, now.c_lflag != original.c_lflag else { return }
    // Not the shell's: writing from the background must not stop this process.
    let before = signal(SIGTTOU, SIG_IGN)
    defer { _ = signal(SIGTTOU, before) }
    FileHandle.standardOutput.write(Data(Self.leave.utf8))
    tcsetattr(0, TCSAFLUSH, &original)
  }

  /// Ends a string that was cut off, a synchronized frame, and all modes of a screen.
  private static let leave =
    "\u{1B}\\\u{1B}[?2026l\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l"
    + "\u{1B}[?1000l\u{1B}[<u\u{1B}[r\u{1B}[m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l\u{1B}[23;0t"
}
