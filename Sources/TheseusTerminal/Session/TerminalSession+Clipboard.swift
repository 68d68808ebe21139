import Foundation

extension TerminalSession {
  /// The most bytes of text that the clipboard is given; terminals drop what is longer without a
  /// word.
  static let mostCopied = 74_000

  /// Puts text on the clipboard of the person's own machine, also over SSH: OSC 52, which terminals
  /// may ignore.
  /// - Returns: false where the terminal reads no such sequences, or the text is too long.
  @discardableResult
  public func copy(_ text: String) -> Bool {
    guard isShown, modes.understandsStrings, text.utf8.count <= Self.mostCopied else {
      return false
    }
    send("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}")
    return true
  }
}
