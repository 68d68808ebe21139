/// One `.theseus-lint.yml`.
public struct Configuration: Sendable {
  public static let fileName = ".theseus-lint.yml"

  /// The absolute folder that its patterns are relative to.
  public var folder: String
  /// Patterns as in `.gitignore`. Where there are any, a file below the folder is linted only if
  /// one of them covers it.
  var include: [PathPattern] = []
  var exclude: [PathPattern] = []
  public var rules: [String: RuleSetting] = [:]
  /// Whether warnings fail the run, if the file sets it.
  public var isStrict: Bool?
  /// Whether configurations of the folders above count no more.
  public var isRoot = false

  public init(folder: String) { self.folder = folder }

  /// Whether this file alone excludes a path.
  func leavesOut(_ absolutePath: String) -> Bool {
    guard let relative = FilePath.relative(absolutePath, to: folder) else { return false }
    let path = FilePath.components(relative)[...]
    if !include.isEmpty && !Configuration.covers(include, path) { return true }
    return Configuration.covers(exclude, path)
  }

  /// The last pattern that covers it decides, so a `!` cancels an earlier pattern.
  private static func covers(_ patterns: [PathPattern], _ path: ArraySlice<[UInt8]>) -> Bool {
    patterns.last { $0.covers(path, isFolder: false) }.map { !$0.isNegated } ?? false
  }
}

/// A configuration that cannot be used, with its location:
/// `Sources/.theseus-lint.yml:4:3: unknown key 'exlude': did you mean 'exclude'?`
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  public var path: String
  public var line: Int?
  public var column: Int?
  public var message: String

  public var description: String {
    ([path] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":") + ": "
      + message
  }
}
