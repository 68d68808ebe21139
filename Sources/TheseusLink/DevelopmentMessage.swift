/// A message of a development tool to the program that it runs.
public enum ToolMessage: Codable, Equatable, Sendable {
  /// Show these lines over the last rows of the screen, until the next notice.
  case show(Notice)
  case hideNotice
  /// Save the state to this file and end. The screen stays as it is, so that the next process can
  /// draw over it.
  case handOver(snapshot: String)
}

/// A message of a program to the development tool that runs it.
public enum ProgramMessage: Codable, Equatable, Sendable {
  /// The first message of a program that uses Theseus.
  case connected
  /// The first picture is on the screen. `restored` is the outcome for the state of a snapshot:
  /// `kept 41 · reset 1 (TodoRow.draft: its type was …) · dropped 0`.
  case drew(restored: String?)
  /// The final outcome, where some of the state waited for data when the first picture was drawn.
  case restored(String)
  /// The state is saved, or could not be for this reason, and the program is about to end.
  case saved(failure: String?)
  /// The program printed this while its screen was shown.
  case printed(String)
}

/// Lines about the program that are not its own: a compiler's error, what was restored.
public struct Notice: Codable, Hashable, Sendable {
  /// At most a few lines; each is cut at the screen's width.
  public var lines: [String]
  public var isError: Bool
  /// Whether the next key hides it. The key goes to the program too.
  public var endsWithKey: Bool

  public init(_ lines: [String], isError: Bool = false, endsWithKey: Bool = false) {
    self.lines = lines
    self.isError = isError
    self.endsWithKey = endsWithKey
  }
}

/// The environment variables that the tool sets for the program.
public enum LinkVariable {
  /// The path of the tool's socket.
  public static let socket = "THESEUS_LINK"
  /// The terminal's settings from before the first program, in hexadecimal digits. A program that
  /// takes over a screen finds the terminal in its predecessor's mode.
  public static let terminalSettings = "THESEUS_TERMINAL_SETTINGS"
}
