/// A comment for the linter: `// theseus:disable conditional_modifier`, `//
/// theseus:disable:next self_id - rows have no state`, `// theseus:enable all`.
struct SuppressionComment: Hashable, Sendable, Codable {
  static let marker = "theseus:"
  /// In place of a rule: every rule.
  static let all = "all"

  enum Scope: String, Codable {
    /// From its line to the end of the file, or to the `enable` that names the rule.
    case region
    case next, this, previous
  }

  enum Command: Hashable, Codable {
    case disable(Scope)
    case enable
    /// With the fault.
    case invalid(String)
  }

  var command: Command
  var rules: [String]
  /// The range of the comment.
  var range: SourceRange
  /// The range to delete: its whole line when it is alone there.
  var removal: SourceRange
  /// The line that `next` means: comments like this one in between do not count.
  var nextLine: Int

  /// Nil when the text is not for the linter.
  /// - Parameter text: a comment with its slashes or stars.
  static func parse(_ text: String) -> (command: Command, rules: [String])? {
    var rest = text[...]
    // Documentation comments talk about such comments; they are none.
    guard
      rest.hasPrefix("//") && !rest.hasPrefix("///")
        || rest.hasPrefix("/*") && !rest.hasPrefix("/**")
    else { return nil }
    let isBlock = rest.hasPrefix("/*")
    rest = rest.dropFirst(2).drop(while: \.isWhitespace)
    guard rest.hasPrefix(marker) else { return nil }
    rest = rest.dropFirst(marker.count)
    if isBlock, rest.hasSuffix("*/") { rest = rest.dropLast(2) }
    let word = rest.prefix { !$0.isWhitespace }
    if word.isEmpty { return nil }
    let names = rest.dropFirst(word.count).split(whereSeparator: { $0.isWhitespace || $0 == "," })
    let rules = names.prefix { $0.first?.isLetter == true || $0.first == "_" }.map(String.init)
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard !rules.isEmpty || parts.first != "disable" && parts.first != "enable" else {
      return (.invalid("it names no rule; write the rule's name, or \(all)"), [])
    }
    switch (parts.first, parts.dropFirst().first, parts.count) {
    case ("disable", nil, _): return (.disable(.region), rules)
    case ("enable", nil, _): return (.enable, rules)
    case ("disable", let scope?, 2):
      if let scope = Scope(rawValue: String(scope)), scope != .region {
        return (.disable(scope), rules)
      }
      return (.invalid("'\(scope)' is none of next, this, previous"), [])
    default: return (.invalid("'\(word)' is neither disable nor enable"), [])
    }
  }
}
