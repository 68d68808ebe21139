/// The setting of one rule in a configuration.
public enum RuleSetting: Hashable, Sendable {
  case off
  /// On, at the rule's own severity.
  case on
  case severity(Severity)

  var isSeverity: Bool {
    if case .severity = self { true } else { false }
  }

  init?(_ text: String) {
    switch text {
    case "off", "false", "no": self = .off
    case "on", "true", "yes": self = .on
    default:
      guard let severity = Severity(rawValue: text) else { return nil }
      self = .severity(severity)
    }
  }
}

/// The command line's settings of rules, which override any file.
public struct RuleSelection: Hashable, Sendable {
  /// If not empty, only these rules run.
  public var only: Set<String>
  /// Rules that are off by default, or `RuleSelection.all`.
  public var enabled: Set<String>
  public var disabled: Set<String>

  /// In place of a rule: every rule.
  public static let all = "all"

  public init(only: Set<String> = [], enabled: Set<String> = [], disabled: Set<String> = []) {
    self.only = only
    self.enabled = enabled
    self.disabled = disabled
  }

  /// The severity at which a rule reports, or nil where it does not run.
  func severity(of rule: RuleDescription, settings: [String: RuleSetting]) -> Severity? {
    let name = rule.identifier
    if disabled.contains(name) { return nil }
    let setting = settings[name]
    if case .severity(let severity) = setting, only.isEmpty || only.contains(name) {
      return severity
    }
    if !only.isEmpty { return only.contains(name) ? rule.severity : nil }
    if enabled.contains(name) || enabled.contains(Self.all) { return rule.severity }
    switch setting {
    case .off: return nil
    case .on: return rule.severity
    case .severity(let severity): return severity
    case nil: return rule.isOnByDefault ? rule.severity : nil
    }
  }
}
