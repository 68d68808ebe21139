extension DecodingError {
  /// The error's cause, as a part of a sentence: Foundation's own are whole ones, and its
  /// description of an error has several.
  package var clause: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      Self.clause(context.debugDescription)
    @unknown default: "\(self)"
    }
  }

  /// A sentence without its period and, where it begins with an ordinary word, its capital letter.
  static func clause(_ sentence: String) -> String {
    let text = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
    guard let first = text.first, text.dropFirst().first?.isLowercase == true else {
      return String(text)
    }
    let word = text.prefix { !$0.isWhitespace }
    // `Swift.Int` and `TaskItem` are names.
    let isName = word.dropFirst().contains { $0.isUppercase || $0 == "." }
    return isName ? String(text) : first.lowercased() + text.dropFirst()
  }
}
