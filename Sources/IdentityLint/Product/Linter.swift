import Foundation

/// Runs rules over a code base.
public struct Linter: Sendable {
  public var rules: [any LintRule.Type]

  public init(rules: [any LintRule.Type] = LintRules.all.filter { $0.description.isOnByDefault }) { self.rules = rules }

  /// The findings in these files, by path and place.
  public func findings(in files: [SourceUnit]) -> [Finding] {
    let project = ProjectIndex(files: files)
    return files.flatMap { file in rules.flatMap { $0.init().findings(in: file, of: project) } }
      .sorted { ($0.path, $0.range.start, $0.rule) < ($1.path, $1.range.start, $1.rule) }
  }
}
