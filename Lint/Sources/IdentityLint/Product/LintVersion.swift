/// The linter's own version, as reports and the cache name it, and where its documentation is.
public enum LintVersion {
  public static let current = "0.1.0"
  static let home = "https://github.com/theseus/theseus-lint"

  static func page(of rule: String) -> String { "\(home)/blob/main/Documentation/\(rule).md" }
}
