/// One place in a code base where state will be lost or mixed up, with what happens there, why, and
/// what to do instead.
public struct Finding: Hashable, Sendable, Codable {
  /// The rule's identifier, as in `conditional_modifier`.
  public var rule: String
  public var severity: Severity
  /// As the user gave it: relative to the working directory where it lies below it.
  public var path: String
  /// What carets mark.
  public var range: SourceRange
  /// What will happen, in one sentence: names the state that is lost.
  public var message: String
  /// The evidence: what in the code says so. Empty where the message has it all.
  public var reason: String
  /// What to write instead, in words.
  public var advice: String
  /// Other places that belong to it: where the state is declared, where the collection is changed.
  public var related: [RelatedPlace]
  /// A change that is safe to make without a person looking; nil where none is.
  public var fix: Fix?

  public init(
    rule: String, severity: Severity, path: String, range: SourceRange, message: String,
    reason: String = "", advice: String = "",
    related: [RelatedPlace] = [], fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.range = range
    self.message = message
    self.reason = reason
    self.advice = advice
    self.related = related
    self.fix = fix
  }
}

/// How sure and how bad. `info`: the linter could not resolve what decides it.
public enum Severity: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  case info, warning, error

  public static func < (left: Severity, right: Severity) -> Bool {
    allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
  }
}

/// Lines and columns from 1, columns in UTF-8 bytes as the compiler prints them; `end` is the place
/// behind the last character.
public struct SourceRange: Hashable, Sendable, Codable {
  public var start: SourcePlace
  public var end: SourcePlace

  public init(start: SourcePlace, end: SourcePlace) {
    self.start = start
    self.end = end
  }
}

public struct SourcePlace: Hashable, Sendable, Codable, Comparable {
  /// From 1.
  public var line: Int
  /// From 1, in UTF-8 bytes.
  public var column: Int
  /// From 0, in UTF-8 bytes from the beginning of the file.
  public var offset: Int

  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    left.offset < right.offset
  }
}

public struct RelatedPlace: Hashable, Sendable, Codable {
  public var path: String
  public var range: SourceRange
  public var message: String

  public init(path: String, range: SourceRange, message: String) {
    self.path = path
    self.range = range
    self.message = message
  }
}

/// Edits of one file, ordered and not overlapping; together they keep the program compiling and its
/// meaning but for the fault.
public struct Fix: Hashable, Sendable, Codable {
  public var title: String
  public var edits: [Edit]

  public init(title: String, edits: [Edit]) {
    self.title = title
    self.edits = edits
  }

  public struct Edit: Hashable, Sendable, Codable {
    public var range: SourceRange
    public var replacement: String

    public init(range: SourceRange, replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }
}
