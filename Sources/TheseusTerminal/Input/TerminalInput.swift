import TheseusViews

/// Input from a terminal: the user's, or an answer to a question.
public enum TerminalInput: Hashable, Sendable {
  case event(InputEvent)
  case answer(TerminalAnswer)
}

/// Answers to the questions a host asks. They are recognized whenever they arrive, even long after
/// the host stopped waiting.
public enum TerminalAnswer: Hashable, Sendable {
  /// DA1 (`CSI ? … c`): the last of the answers to earlier questions.
  case primaryAttributes([Int])
  /// DECRPM (`CSI ? mode ; state $ y`): true when the terminal knows the mode.
  case mode(Int, isKnown: Bool)
  /// Kitty keyboard flags (`CSI ? flags u`): the terminal supports the protocol.
  case keyboardFlags(Int)
  /// OSC 10 (foreground) or 11 (background): 0...255 each.
  case color(slot: Int, red: UInt8, green: UInt8, blue: UInt8)
  /// Mode 2031 (`CSI ? 997 ; 1 n` dark, `2` light): the user changed the theme.
  case colorScheme(isDark: Bool)
  /// CPR (`CSI 2 ; column R`): where a probe in the second row left the cursor, from 1.
  case cursorColumn(Int)
  /// Any other answer.
  case other
}
