import IdentityLint

/// The output of `--rules` and `--explain`.
struct LintRuleList {
  private let catalog: RuleCatalog

  init(_ catalog: RuleCatalog) { self.catalog = catalog }

  var text: String {
    let width = catalog.descriptions.map(\.identifier.count).max() ?? 0
    return catalog.descriptions.map { rule in
      let name = rule.identifier + String(repeating: " ", count: width - rule.identifier.count)
      let severity = rule.warnings.isEmpty ? rule.severity.rawValue : "mixed"
      let state = rule.isOnByDefault ? severity : "off"
      return "\(name)  \(state)\(String(repeating: " ", count: 7 - state.count))  \(rule.title)\n"
    }.joined()
  }

  func page(of rule: String) throws -> String {
    guard let description = catalog[rule] else { throw CommandFailure(catalog.unknown(rule)) }
    return RuleGuide.text(of: description)
  }
}
