import Foundation

/// A sequence with which terminals show a notification on their desktop.
public enum NotificationSequence: Hashable, Sendable {
  /// OSC 9: iTerm2, WezTerm, kitty, Ghostty, ConEmu.
  case text
  /// OSC 777: foot, urxvt, and the terminals of GNOME.
  case titleAndBody

  /// The notification sequence of a terminal, by its environment; nil if it is not known to show
  /// any. A multiplexer keeps these sequences to itself.
  init?(term: String, environment: [String: String]) {
    guard environment["TMUX"] == nil, !term.hasPrefix("screen"), !term.hasPrefix("tmux") else {
      return nil
    }
    if term.hasPrefix("foot") || term.hasPrefix("rxvt") || environment["VTE_VERSION"] != nil {
      self = .titleAndBody
      return
    }
    let programs = ["iTerm.app", "WezTerm", "ghostty"]
    guard
      term.contains("kitty") || term.contains("ghostty") || term.contains("wezterm")
        || environment["TERM_PROGRAM"].map(programs.contains) == true
        || environment["ConEmuPID"] != nil
    else { return nil }
    self = .text
  }

  func bytes(title: String, body: String) -> String {
    // A control character would end the sequence.
    func line(_ text: String) -> String {
      String(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) })
    }
    let parts = [line(title), line(body)].filter { !$0.isEmpty }
    switch self {
    case .text: return "\u{1B}]9;\(parts.joined(separator: ": "))\u{7}"
    case .titleAndBody:
      let title = line(title).replacingOccurrences(of: ";", with: ",")
      return "\u{1B}]777;notify;\(title);\(line(body))\u{7}"
    }
  }
}

extension TerminalSession {
  /// Asks the terminal to show a notification.
  /// - Returns: false where it is not known to show any.
  public func notify(title: String, body: String) -> Bool {
    guard isShown, modes.understandsStrings, let sequence = profile.notification else {
      return false
    }
    send(sequence.bytes(title: title, body: body))
    return true
  }
}
