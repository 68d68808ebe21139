import IdentityLint

extension Finding {
  private static let severities = Dictionary(
    uniqueKeysWithValues: LintRules.all.map { rule in
      (rule.description.identifier, rule.description.severity)
    })

  /// Whether the evidence is complete: the severity is at least that of the rule.
  var isComplete: Bool { severity >= Self.severities[rule] ?? .warning }
}

extension [Finding] {
  /// Those with complete evidence.
  var complete: [Finding] { filter(\.isComplete) }
}
