import Foundation

/// The text that may be stored, and how text is compared in a search.
enum EntryText {
  /// One line without control characters and surrounding space, in Unicode's composed form.
  static func line(_ text: String) -> String {
    if isPlain(text), text.utf8.first != 0x20, text.utf8.last != 0x20 { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .lineSeparator, .paragraphSeparator: scalars.append(" ")
      case .control:
        scalars.append(contentsOf: scalar == "\n" || scalar == "\r" || scalar == "\t" ? [" "] : [])
      default: scalars.append(scalar)
      }
    }
    return String(scalars).trimmingCharacters(in: .whitespaces)
      .precomposedStringWithCanonicalMapping
  }

  /// The key by which SQLite's `NOCASE` compares names: only ASCII letters ignore case.
  static func nameKey(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        line(name).unicodeScalars.map {
          $0.isASCII ? ($0.properties.lowercaseMapping.unicodeScalars.first ?? $0) : $0
        }))
  }

  /// Any lines, without control characters but newline and tab.
  static func lines(_ text: String) -> String {
    if isPlain(text) { return text }
    let unified = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    var scalars = String.UnicodeScalarView()
    scalars.append(
      contentsOf: unified.unicodeScalars.filter {
        $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
      })
    return String(scalars)
  }

  /// The form in which text is searched: without regard to case and accents.
  static func folded(_ text: String) -> String {
    if isPlain(text) { return text.lowercased() }
    return text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  /// Printable ASCII only, which most text is and which needs no lookup.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
  }
}
