/// A rule's description and its example, as text and in Markdown.
public enum RuleGuide {
  /// For `--explain`, and for viewers that show no Markdown.
  public static func text(of rule: RuleDescription) -> String {
    compose(rule) { title, code in "\n\(title):\n\n" + indented(code) }
  }

  /// In Markdown, for viewers that render it.
  static func page(of rule: RuleDescription) -> String {
    compose(rule) { title, code in "\n\(title):\n\n```swift\n\(code)\n```\n" }
  }

  private static func compose(_ rule: RuleDescription, example: (String, String) -> String)
    -> String
  {
    var text =
      """
      \(rule.identifier): \(rule.title)\n\(rule.isOnByDefault ? "On" : "Off") by default; severity \
      \(rule.severity.rawValue).\n\n\(rule.summary)\n
      """
    if !rule.warnings.isEmpty {
      text += "\nWarns by default:\n" + rule.warnings.map { "- \($0)\n" }.joined()
    }
    if let shown = rule.example {
      text += example("Failing", shown.failing) + example("Fixed", shown.fixed)
    }
    if !rule.exemptions.isEmpty {
      text += "\nNot reported:\n" + rule.exemptions.map { "- \($0)\n" }.joined()
    }
    if !RuleCatalog.own.contains(rule) {
      text += "\nMore: \(LintVersion.page(of: rule.identifier))\n"
    }
    return text
  }

  private static func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "\n" : "    \($0)\n"
    }.joined()
  }
}
