/// What there is to say of a rule: its description as text, and its page of documentation.
public enum RuleGuide {
  /// For `--explain`.
  public static func text(of rule: RuleDescription) -> String {
    var text =
      "\(rule.identifier): \(rule.title)\n\(rule.isOnByDefault ? "On" : "Off") by default; severity \(rule.severity.rawValue).\n\n\(rule.summary)\n"
    if !rule.exemptions.isEmpty { text += "\nNot reported:\n" + rule.exemptions.map { "- \($0)\n" }.joined() }
    if !RuleCatalog.own.contains(rule) { text += "\nWith examples: \(LintVersion.page(of: rule.identifier))\n" }
    return text
  }

  /// In Markdown.
  static func page(of rule: RuleDescription) -> String { text(of: rule) }
}
