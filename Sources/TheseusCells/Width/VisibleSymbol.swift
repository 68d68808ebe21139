/// The visible replacements for text that a terminal would obey.
///
/// User text is never a control: C0 controls and DEL appear as their control pictures, C1 controls,
/// bidirectional overrides and noncharacters as U+FFFD. Nothing a user types, pastes or loads can
/// reach the terminal as a command.
public enum VisibleSymbol {
  /// The visible symbol for a scalar that must not reach a terminal, or nil for one that may.
  public static func of(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let value = scalar.value
    if value < 0x20 { return Unicode.Scalar(0x2400 + value) }
    if value < 0x7F { return nil }
    if value == 0x7F { return "\u{2421}" }
    return CellWidth.classOf(scalar) == .sign ? "\u{FFFD}" : nil
  }

  /// The text with every control replaced by its symbol: safe for a title or a log line on a
  /// terminal.
  public static func sanitized(_ text: some StringProtocol) -> String {
    var result = ""
    result.unicodeScalars.reserveCapacity(text.unicodeScalars.count)
    for scalar in text.unicodeScalars { result.unicodeScalars.append(of(scalar) ?? scalar) }
    return result
  }
}
