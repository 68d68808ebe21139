import TheseusCells

/// What is switched on for a screen and off again afterward, as bytes. Nothing here is sent by
/// itself.
struct TerminalModes {
  /// Keyboard flags of the kitty protocol were pushed.
  var keyboardIsPushed = false
  /// Modes and titles are strings that not every console reads.
  var understandsStrings: Bool
  var knowsSynchronizedOutput = false

  /// 1 tells Escape from Alt, 2 reports repeats and releases.
  private static let keyboardFlags = 3

  /// The alternate screen, the title kept aside, and the reports a screen needs.
  var enter: String {
    var text = understandsStrings ? "\u{1B}[22;0t" : ""
    text += "\u{1B}[?1049h" + Self.reports
    if keyboardIsPushed { text += Self.pushKeyboard }
    return text
  }

  /// The same for a terminal that was left by force: nothing is pushed or saved a second time.
  var reassert: String {
    "\u{1B}[?1047h" + Self.reports + (keyboardIsPushed ? "\u{1B}[=\(Self.keyboardFlags);1u" : "")
  }

  /// No autowrap, no cursor; mouse (any motion where it is known, for hovering), paste and focus
  /// reports.
  private static let reports =
    """
    \u{1B}[?7l\u{1B}[?25l\
    \u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1003h\u{1B}[?1006h\
    \u{1B}[?2004h\u{1B}[?1004h
    """

  static let pushKeyboard = "\u{1B}[>\(keyboardFlags)u"

  /// Everything off, whatever state a frame was interrupted in. ST ends a string that was cut, or
  /// does nothing.
  var leave: String {
    var text = "\u{1B}\\"
    if knowsSynchronizedOutput { text += "\u{1B}[?2026l" }
    text += "\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l"
    if keyboardIsPushed { text += "\u{1B}[<u" }
    text += "\u{1B}[r\u{1B}[m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    if understandsStrings { text += "\u{1B}[23;0t" }
    return text
  }

  /// What is asked once. DA1 comes last: every terminal answers it, so its answer ends the waiting.
  var questions: String {
    var text = "\u{1B}[?u\u{1B}[?2026$p"
    if understandsStrings { text += "\u{1B}]11;?\u{1B}\\" }
    return text + "\u{1B}[c"
  }

  /// Titles are user text: no control survives in them.
  static func title(_ title: String, unicode: Bool) -> String {
    let safe = VisibleSign.sanitized(title.prefix(256))
    let shown =
      unicode
      ? safe : String(String.UnicodeScalarView(safe.unicodeScalars.map { $0.isASCII ? $0 : "?" }))
    return "\u{1B}]2;\(shown)\u{1B}\\"
  }
}
