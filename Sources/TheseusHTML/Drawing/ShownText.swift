/// Texts as a browser shows them on one line.
enum ShownText {
  /// Controls become visible symbols, as they were measured.
  static func visible(_ text: Substring) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7f }) else { return String(text) }
    var shown = ""
    for scalar in text.unicodeScalars { shown.unicodeScalars.append(symbol(of: scalar) ?? scalar) }
    return shown
  }

  /// The symbol of a control.
  static func symbol(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7f: "\u{2421}"
    default: nil
    }
  }
}
