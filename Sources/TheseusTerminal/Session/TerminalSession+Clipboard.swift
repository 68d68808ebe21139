import Foundation

extension TerminalSession {
  /// The most bytes of text to copy; terminals silently drop longer texts.
  static let maximumCopiedBytes = 74_000

  /// Copies text to the clipboard of the user's own machine, also over SSH, by OSC 52, which
  /// terminals may ignore.
  /// - Returns: false where the terminal reads no such sequences, or the text is too long.
  @discardableResult
  public func copy(_ text: String) -> Bool {
    guard isShown, modes.understandsStrings, text.utf8.count <= Self.maximumCopiedBytes else {
      return false
    }
    send("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}")
    return true
  }
}
