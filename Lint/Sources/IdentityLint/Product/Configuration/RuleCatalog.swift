/// The known rules by name: those of the project, and the linter's own about its comments.
public struct RuleCatalog: Sendable {
  /// A `theseus:disable` that hides nothing.
  public static let unusedSuppression = RuleDescription(
    identifier: "unused_suppression", title: "A suppression that hides nothing",
    summary: """
      A `theseus:disable` comment covers no report of the rule it names. The fault was fixed or \
      the comment is on the wrong line; if it stayed, it would hide the next fault.
      """,
    exemptions: [
      "rules that were not run", "runs that did not read all code of the repository",
    ])
  /// A `theseus:` comment that names no rule, or is not understood.
  public static let invalidSuppression = RuleDescription(
    identifier: "invalid_suppression", title: "A suppression that is not understood",
    summary: """
      A `theseus:` comment names a rule or a command that does not exist, so it hides nothing.
      """)

  public static let own = [unusedSuppression, invalidSuppression]

  public let rules: [any LintRule.Type]
  public let descriptions: [RuleDescription]
  private let places: [String: Int]

  public init(rules: [any LintRule.Type] = LintRules.all) {
    self.rules = rules
    descriptions = rules.map { $0.description } + RuleCatalog.own
    places = Dictionary(
      descriptions.enumerated().map { ($1.identifier, $0) }, uniquingKeysWith: { first, _ in first }
    )
  }

  public subscript(identifier: String) -> RuleDescription? {
    places[identifier].map { descriptions[$0] }
  }

  /// "unknown rule 'x'", with a similar name if there is one.
  public func unknown(_ identifier: String) -> String {
    "unknown rule '\(identifier)'"
      + nearest(to: identifier, among: descriptions.map(\.identifier)).map {
        ": did you mean '\($0)'?"
      }.orEmpty
  }
}

extension Optional where Wrapped == String {
  fileprivate var orEmpty: String { self ?? "" }
}

/// The word with the fewest edits, if they are fewer than a third of its length.
func nearest(to word: String, among words: [String]) -> String? {
  let ranked = words.map { (word: $0, distance: editDistance(Array(word.utf8), Array($0.utf8))) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }),
    best.distance <= max(2, word.utf8.count / 3)
  else { return nil }
  return best.word
}

private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  // A name that long is no typing mistake.
  guard left.count <= 100, right.count <= 100 else { return .max }
  var row = Array(0...right.count)
  for (i, a) in left.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, b) in right.enumerated() {
      let replaced = diagonal + (a == b ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row[right.count]
}
