/// The value of an element, typed, so that a host can show it with a control of its own.
public enum SemanticValue: Hashable, Sendable {
  case none
  /// A value that is only read, such as a date.
  case text(String)
  /// The state of a toggle.
  case state(State)
  /// A number that is read, and can be set if it has a range.
  case number(Number)
  /// The value of a field or an editor.
  case field(Field)
  /// The choices of a picker.
  case choice([Option])

  public enum State: String, Sendable {
    case on, off, mixed

    init(_ isOn: Bool) { self = isOn ? .on : .off }
  }

  public struct Number: Hashable, Sendable {
    /// The number; nil if it is unknown, like a spinner's.
    public var value: Double?
    public var range: ClosedRange<Double>?
    /// The distance between values that can be set; nil if any value can be.
    public var step: Double?
    /// The words for the number.
    public var text: String

    public init(
      _ value: Double?, in range: ClosedRange<Double>? = nil, step: Double? = nil, text: String
    ) {
      self.value = value
      self.range = range
      self.step = step
      self.text = text
    }
  }

  public struct Field: Hashable, Sendable {
    /// The text, also that of a secure field. `description` shows marks for the latter.
    public var text: String
    /// The selection, in UTF-8 offsets of the text; empty if there is only a caret.
    public var selection: Range<Int>
    /// Shown while there is no text.
    public var placeholder: String
    public var isSecure: Bool
    public var isMultiline: Bool
    /// The kind of text that the field takes.
    public var traits = InputTraits()
    /// Stands for each character of a secure field's text: the host's mark.
    public var secretMark: Character = "*"

    public init(
      _ text: String, selection: Range<Int>, placeholder: String = "", isSecure: Bool = false,
      isMultiline: Bool = false
    ) {
      self.text = text
      self.selection = selection
      self.placeholder = placeholder
      self.isSecure = isSecure
      self.isMultiline = isMultiline
    }
  }

  public struct Option: Hashable, Sendable {
    public var label: String
    public var isChosen: Bool

    public init(_ label: String, isChosen: Bool) {
      self.label = label
      self.isChosen = isChosen
    }
  }
}

extension SemanticValue.Field {
  /// The mark is the host's: a field with another one is the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.text == b.text && a.selection == b.selection && a.placeholder == b.placeholder
      && a.isSecure == b.isSecure && a.isMultiline == b.isMultiline && a.traits == b.traits
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(selection)
  }
}

extension SemanticValue: CustomStringConvertible {
  /// The words read out for the value: a field's text, a toggle's "on" or "off", a slider's number.
  public var description: String {
    switch self {
    case .none: ""
    case .text(let text): text
    case .state(let state): state.rawValue
    case .number(let number): number.text
    case .field(let field):
      field.isSecure ? String(repeating: field.secretMark, count: field.text.count) : field.text
    case .choice(let options):
      options.lazy.filter(\.isChosen).map(\.label).joined(separator: ", ")
    }
  }
}
