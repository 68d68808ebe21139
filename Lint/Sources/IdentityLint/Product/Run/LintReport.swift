/// The result of a run.
public struct LintReport: Sendable {
  /// By path and location, without suppressed ones.
  public var findings: [Finding] = []
  public var problems: [FileProblem] = []
  public var files: [LintedFile] = []
  /// The rules that ran over at least one file, at the severities of the outermost configuration.
  public var rules: [RuleDescription] = []
  /// The number of Swift files in the paths, including those that a configuration excludes.
  public var foundFiles = 0
  /// The number of those that no configuration excludes.
  public var chosenFiles = 0
  /// The number of parsed files; facts and findings of the others came from the cache.
  public var parsedFiles = 0
  /// The number of files that rules ran on; findings of the others were still valid.
  public var judgedFiles = 0
  /// The number of findings hidden by comments.
  public var suppressed = 0
  /// Whether the outermost configuration lets warnings fail the run.
  public var isStrict = false

  public init() {}

  public var lines: Int { files.reduce(0) { $0 + $1.lines } }
}

public struct LintedFile: Hashable, Sendable {
  public var path: String
  public var absolutePath: String
  public var project: String
  /// The absolute folder of its repository.
  public var repository: String
  public var lines: Int
  /// The hash of the linted text.
  var hash: ContentHash
}
