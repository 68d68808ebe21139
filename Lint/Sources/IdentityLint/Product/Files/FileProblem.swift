/// A file, or a part of one, that could not be linted. It is reported and skipped; it never stops a
/// run.
public struct FileProblem: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable {
    case unreadable, notUTF8, unparsable, tooDeep
  }

  public var kind: Kind
  public var path: String
  /// From 1; nil where the problem is the whole file.
  public var line: Int?
  public var message: String
  /// Whether nothing of the file is linted.
  public var skipsAll: Bool

  /// - Parameter skipsAll: by default whether the file as a whole has the problem.
  public init(
    kind: Kind, path: String, line: Int? = nil, message: String, skipsAll: Bool? = nil
  ) {
    self.skipsAll = skipsAll ?? (kind != .unparsable)
    self.kind = kind
    self.path = path
    self.line = line
    self.message = message
  }

  static func isBefore(_ left: FileProblem, _ right: FileProblem) -> Bool {
    if left.path != right.path { return left.path < right.path }
    return (left.line ?? 0) < (right.line ?? 0)
  }
}
