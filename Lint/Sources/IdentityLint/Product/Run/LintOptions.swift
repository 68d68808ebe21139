import Foundation

/// What a run looks at, and how.
public struct LintOptions: Sendable {
  public var catalog: RuleCatalog
  public var selection: RuleSelection
  /// Takes the place of every `.theseus-lint.yml`.
  public var configurationFile: String?
  /// What relative paths are relative to, and what reported paths are shortened by.
  public var workingDirectory: String
  /// Threads.
  public var jobs: Int
  /// Where facts and findings are kept between runs; nil keeps none.
  public var cache: CacheLocation?
  /// What one process keeps between its runs.
  public var memory: LintMemory?
  /// Texts that take the place of files on disk, by absolute path: standard input, an editor's open
  /// documents.
  public var texts: [String: [UInt8]]
  /// Where not nil, rules run over these files only, by absolute path; all others are read for what
  /// they say about them.
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
