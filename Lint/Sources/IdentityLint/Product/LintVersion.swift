/// The linter's version, as in reports and the cache, and the address of its documentation.
public enum LintVersion {
  public static let current = "0.1.0"
  static let home = "https://github.com/theseus/theseus-lint"

  static func page(of rule: String) -> String { "\(home)/blob/main/Documentation/\(rule).md" }
}
