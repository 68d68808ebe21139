import Foundation

/// A view that shows text, in one or more styles, on as many lines as fit.
///
/// A text is a small value: a plain string needs no memory besides the string's own.
public struct Text: Equatable, Sendable {
  enum Storage: Equatable, Sendable {
    case verbatim(String)
    case rich(RichText)
  }

  var storage: Storage
  /// The modifiers of the text, in order of application. The first of two conflicting ones wins,
  /// because it is the inner one.
  var modifiers: [Modifier] = []

  init(storage: Storage) { self.storage = storage }

  init(_ content: RichText.Content) { storage = .rich(RichText(content)) }

  /// Exactly this string.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Exactly this string; a literal is looked up instead, as a `LocalizedStringKey`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim((content as? String) ?? String(content))
  }

  /// A text of a string table, `Localizable` of the main bundle by default; as written where there
  /// is none.
  ///
  /// - Parameter comment: For the translator.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let readsAlike = key.isUnstyled && !key.followsLocale
    if bundle == nil, Localization.mainIsEmpty, readsAlike {
      storage = .verbatim(key.text)
      return
    }
    let source = LocalizationSource(table: tableName, bundle: bundle)
    if source.isEmpty, readsAlike {
      storage = .verbatim(key.text)
    } else {
      storage = .rich(RichText(.localized(key, source)))
    }
  }

  /// A text of a string table.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    #if !canImport(Darwin)
      if resource.needsResolving {
        storage = .rich(RichText(.resource(resource)))
        return
      }
    #endif
    storage = .verbatim(String(localized: resource))
  }

  /// A value as a format style prints it, in the locale of the text's surroundings unless the style
  /// has one of its own.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    if let text = FormattedText(input, format) {
      storage = .rich(RichText(.formatted(text)))
    } else {
      storage = .verbatim(format.format(input))
    }
  }

  /// A value as a format style prints it, with the style's attributes.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == AttributedString {
    if let text = FormattedText(input, format) {
      self.init(.formattedAttributes(text))
    } else {
      self.init(format.format(input))
    }
  }

  /// A value as a formatter prints it; where the formatter cannot, as the value describes itself.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.text(of: subject) ?? String(describing: subject))
  }

  /// A string with its own attributes, of `AttributeScopes.SwiftUIAttributes`.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// A date, which changes with time in a relative style.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

  /// The days or times from one date to another.
  public init(_ dates: ClosedRange<Date>) { self.init(.dates(dates)) }

  /// The days or times of an interval.
  public init(_ interval: DateInterval) { self.init(.dates(interval.start...interval.end)) }

  /// The time since the start of an interval, or until its end, as `1:05`; it stops at the
  /// interval's ends and at `pauseTime`.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  /// An image, drawn in line.
  public init(_ image: Image) { self.init(.image(image)) }

  /// Two texts in sequence, each in its own style.
  public static func + (a: Text, b: Text) -> Text {
    if case .verbatim(let x) = a.storage, case .verbatim(let y) = b.storage,
      a.modifiers == b.modifiers
    {
      var text = Text(verbatim: x + y)
      text.modifiers = a.modifiers
      return text
    }
    if a.modifiers.isEmpty, case .rich(let rich) = a.storage,
      case .concatenation(let parts) = rich.content
    {
      return Text(.concatenation(parts + [b]))
    }
    return Text(.concatenation([a, b]))
  }
}

extension Text {
  /// The string, where the text is nothing but one.
  var plainString: String? {
    guard modifiers.isEmpty, case .verbatim(let string) = storage else { return nil }
    return string
  }

  /// The string as the process writes it, where a reader's locale changes nothing but its numbers.
  var ownString: String? {
    guard modifiers.isEmpty else { return nil }
    return switch storage {
    case .verbatim(let string): string
    case .rich(let text): text.ownString
    }
  }

  /// Hands over `ownString` without a copy of it, where there is one.
  @inline(__always)
  func withOwnString(_ body: (String) -> Void) {
    guard modifiers.isEmpty else { return }
    switch storage {
    case .verbatim(let string): body(string)
    case .rich(let text): text.ownString.map(body)
    }
  }
}

/// The content of a text that is more than a string.
final class RichText: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case localized(LocalizedStringKey, LocalizationSource)
    #if !canImport(Darwin)
      case resource(LocalizedStringResource)
    #endif
    case attributed(AttributedString)
    case formatted(FormattedText<String>)
    case formattedAttributes(FormattedText<AttributedString>)
    case date(Date, Text.DateStyle)
    case dates(ClosedRange<Date>)
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
    case live(LiveText)
    case image(Image)
    case concatenation([Text])
  }

  let content: Content
  /// `Text.ownString` of a text with this content.
  let ownString: String?

  init(_ content: Content) {
    self.content = content
    if case .localized(let key, let source) = content, key.isUnstyled, source.isEmpty {
      ownString = key.text
    } else {
      ownString = nil
    }
  }

  static func == (a: RichText, b: RichText) -> Bool { a === b || a.content == b.content }
}
