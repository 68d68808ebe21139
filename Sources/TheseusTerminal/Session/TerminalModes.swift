import TheseusCells

/// The modes that are enabled for a screen and disabled afterward, as bytes. This type sends
/// nothing itself.
struct TerminalModes {
  /// Keyboard flags of the kitty protocol were pushed.
  var keyboardIsPushed = false
  /// Modes and titles are strings that not every console reads.
  var understandsStrings: Bool
  var knowsSynchronizedOutput = false
  /// Whether characters beyond ASCII are sent.
  var sendsUnicode = false

  /// 1 distinguishes Escape from Alt, 2 reports repeats and releases.
  private static let keyboardFlags = 3

  /// The alternate screen, the saved title, and the reports that a screen needs.
  var enter: String {
    var text = understandsStrings ? "\u{1B}[22;0t" : ""
    text += "\u{1B}[?1049h" + Self.reports
    if keyboardIsPushed { text += Self.pushKeyboard }
    return text
  }

  /// As above, for a terminal that was left by force: nothing is pushed or saved a second time.
  var reassert: String {
    "\u{1B}[?1047h" + Self.reports + (keyboardIsPushed ? "\u{1B}[=\(Self.keyboardFlags);1u" : "")
  }

  /// No autowrap, no cursor; reports of the mouse (any motion where supported, for hovering), paste
  /// and focus.
  private static let reports =
    """
    \u{1B}[?7l\u{1B}[?25l\
    \u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1003h\u{1B}[?1006h\
    \u{1B}[?2004h\u{1B}[?1004h
    """

  static let pushKeyboard = "\u{1B}[>\(keyboardFlags)u"

  /// Disables everything, whatever state a frame was interrupted in. ST ends a string that was cut
  /// off, or does nothing.
  var leave: String {
    var text = "\u{1B}\\"
    if knowsSynchronizedOutput { text += "\u{1B}[?2026l" }
    text += "\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l"
    if keyboardIsPushed { text += "\u{1B}[<u" }
    text += "\u{1B}[r\u{1B}[m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    if understandsStrings { text += "\u{1B}[23;0t" }
    return text
  }

  /// The questions, asked once. DA1 comes last: every terminal answers it, so its answer ends the
  /// waiting.
  var questions: String {
    var text = "\u{1B}[?u\u{1B}[?2026$p" + (sendsUnicode ? Self.widthProbe : "")
    if understandsStrings { text += "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\" }
    return text + "\u{1B}[c"
  }

  /// Draws a line one cell long in the second row, asks where the cursor is, and erases it. The
  /// first frame follows without waiting. The answer for the first row would read as F3.
  private static let widthProbe = "\u{1B}[2;1H─\u{1B}[6n\u{1B}[2;1H\u{1B}[K\u{1B}[H"

  /// Titles are user text, so control characters are removed.
  static func title(_ title: String, unicode: Bool) -> String {
    let safe = VisibleSymbol.sanitized(title.prefix(256))
    let shown =
      unicode
      ? safe : String(String.UnicodeScalarView(safe.unicodeScalars.map { $0.isASCII ? $0 : "?" }))
    return "\u{1B}]2;\(shown)\u{1B}\\"
  }
}
