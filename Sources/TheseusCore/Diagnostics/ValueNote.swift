/// A value at one time, described later: numbers, flags and short text are stored as they are,
/// everything else as text, because it may change.
public enum ValueNote: Sendable {
  case integer(Int)
  case flag(Bool)
  case number(Double)
  /// At most `ValueWords.limit` bytes long.
  case text(String)
  case words(String)

  /// Types are compared rather than cast to: a cast costs more than the rest.
  public init<Value>(_ value: Value) {
    if Value.self == Int.self {
      self = .integer(unsafeBitCast(value, to: Int.self))
    } else if Value.self == Bool.self {
      self = .flag(unsafeBitCast(value, to: Bool.self))
    } else if Value.self == String.self {
      self = Self.note(unsafeBitCast(value, to: String.self))
    } else if Value.self == Double.self {
      self = .number(unsafeBitCast(value, to: Double.self))
    } else {
      self = .words(ValueWords.describe(value))
    }
  }

  /// The id of an element, of any type.
  public init(_ value: AnyHashable) {
    func open<Base>(_ base: Base) -> ValueNote { ValueNote(base) }
    self = _openExistential(value.base, do: open)
  }

  private static func note(_ text: String) -> ValueNote {
    text.utf8.count <= ValueWords.limit ? .text(text) : .words(ValueWords.describe(text))
  }

  /// `3`, `"Buy bread"`, `Todo(title: "Buy bread")`.
  public var words: String {
    switch self {
    case .integer(let value): String(value)
    case .flag(let value): value ? "true" : "false"
    case .number(let value): "\(value)"
    case .text(let value): "\"\(value)\""
    case .words(let words): words
    }
  }
}
