/// What a run found.
public struct LintReport: Sendable {
  /// By path and place; suppressed ones are not there.
  public var findings: [Finding] = []
  public var problems: [FileProblem] = []
  public var files: [LintedFile] = []
  /// The rules that ran over at least one file, at the severities of the outermost configuration.
  public var rules: [RuleDescription] = []
  /// How many Swift files the paths hold, those that a configuration leaves out among them.
  public var foundFiles = 0
  /// How many files were parsed; the others' facts and findings came from the cache.
  public var parsedFiles = 0
  /// How many files rules ran over; the others' findings still held.
  public var judgedFiles = 0
  /// How many findings comments hide.
  public var suppressed = 0
  /// Whether the outermost configuration says that warnings fail.
  public var isStrict = false

  public init() {}

  public var lines: Int { files.reduce(0) { $0 + $1.lines } }
}

public struct LintedFile: Hashable, Sendable {
  public var path: String
  public var absolutePath: String
  public var project: String
  public var lines: Int
  /// Of the text that was linted.
  var hash: ContentHash
}
