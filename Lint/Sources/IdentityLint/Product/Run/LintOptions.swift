import Foundation

/// The input and the settings of a run.
public struct LintOptions: Sendable {
  public var catalog: RuleCatalog
  public var selection: RuleSelection
  /// Replaces every `.theseus-lint.yml`.
  public var configurationFile: String?
  /// The base of relative paths in arguments and reports.
  public var workingDirectory: String
  /// Threads.
  public var jobs: Int
  /// The cache of facts and findings; nil disables it.
  public var cache: CacheLocation?
  /// The memory of a long-running process.
  public var memory: LintMemory?
  /// Texts that replace files on disk, by absolute path: standard input, an editor's open
  /// documents.
  public var texts: [String: [UInt8]]
  /// If not nil, rules run only on these files, by absolute path; all others are read only for
  /// their facts.
  public var reportedFiles: Set<String>?

  public enum CacheLocation: Hashable, Sendable {
    /// A file for the repository of the first path, in the user's folder for caches:
    /// `$XDG_CACHE_HOME`, or `~/.cache`; on a Mac `~/Library/Caches`.
    case automatic
    case file(String)
  }

  public init(
    catalog: RuleCatalog = RuleCatalog(), selection: RuleSelection = RuleSelection(),
    configurationFile: String? = nil,
    workingDirectory: String? = nil, jobs: Int? = nil, cache: CacheLocation? = nil,
    texts: [String: [UInt8]] = [:]
  ) {
    self.catalog = catalog
    self.selection = selection
    self.configurationFile = configurationFile
    self.workingDirectory = workingDirectory ?? FilePath.workingDirectory
    self.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    self.cache = cache
    self.texts = texts
  }
}
