/// A location in code where state will be lost or mixed up, with the effect, the evidence and the
/// advice.
public struct Finding: Hashable, Sendable, Codable {
  /// The rule's identifier, as in `conditional_modifier`.
  public var rule: String
  public var severity: Severity
  /// As in the user's arguments: relative to the working directory when it is inside.
  public var path: String
  /// The text that carets mark.
  public var range: SourceRange
  /// The effect, in one sentence that names the lost state.
  public var message: String
  /// The evidence in the code. Empty when the message contains it.
  public var reason: String
  /// The advice, as text.
  public var advice: String
  /// Related locations: the declaration of the state, the changes of the collection.
  public var related: [RelatedPlace]
  /// A change that is safe without a review; nil when there is none.
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

/// The certainty and the gravity. `info`: the linter could not resolve the decisive evidence.
public enum Severity: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  case info, warning, error

  public static func < (left: Severity, right: Severity) -> Bool {
    allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
  }
}

/// Lines and columns from 1, columns in UTF-8 bytes as the compiler prints them; `end` is after the
/// last character.
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

/// Edits of one file, sorted and not overlapping; together they keep the program compiling and its
/// meaning, except for the fault.
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
