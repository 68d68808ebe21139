import Foundation

/// The values that a text takes from its surroundings.
public struct TextEnvironment: Equatable, Sendable {
  public var font: Font?
  public var fontWeight: Font.Weight?
  public var fontDesign: Font.Design?
  public var fontWidth: Font.Width?
  public var hasMonospacedDigits = false
  public var textScale = Text.Scale.default
  /// Points after each letter.
  public var kerning: CGFloat = 0
  /// Points after each letter, also where the font joins letters.
  public var tracking: CGFloat = 0
  /// Points above the line's baseline.
  public var baselineOffset: CGFloat = 0
  public var isBold: Bool?
  public var isItalic: Bool?
  public var isMonospaced: Bool?
  public var underline: Text.LineStyle?
  public var strikethrough: Text.LineStyle?
  public var textCase: Text.Case?
  /// The most lines, nil for as many as fit.
  public var lineLimit: Int?
  /// The minimum number of lines to reserve space for.
  public var reservedLines: Int?
  /// Points between lines. A terminal ignores it.
  public var lineSpacing: CGFloat = 0
  /// The height of lines; nil for that of their fonts. A terminal ignores it.
  public var lineHeight: AttributedString.LineHeight?
  public var allowsTightening = false
  public var minimumScaleFactor: CGFloat = 1
  public var truncationMode = Text.TruncationMode.tail
  public var multilineTextAlignment = TextAlignment.leading
  /// Whether letters are replaced by placeholders (`redacted`).
  public var isRedacted = false
  /// The meaning of foreground, tint and levels.
  public var paint = PaintContext()
  /// The renderer of texts; nil for the host.
  var rendering: TextRendering?
  /// The host's symbols; nil when no host is known.
  var symbols: SymbolReference?
  /// Nil for the process's own.
  public var locale: Locale?
  /// Nil for the process's own.
  public var calendar: Calendar?
  /// Nil for the process's own.
  public var timeZone: TimeZone?
  /// The host's time, for relative dates; nil for the system's.
  public var now: Date?
  /// Grows when the host measures text differently: every text is laid out again.
  package var measurements: UInt32 = 0

  public init() {}

  /// The weight, which overrides bold when set.
  var weightChoice: Font.Weight? {
    get { fontWeight }
    set {
      fontWeight = newValue
      if newValue != nil { isBold = nil }
    }
  }

  struct LineLimits: Equatable, Sendable {
    var reserved: Int?
    var most: Int?
  }

  var lineLimits: LineLimits {
    get { LineLimits(reserved: reservedLines, most: lineLimit) }
    set { (reservedLines, lineLimit) = (newValue.reserved, newValue.most) }
  }

  /// The languages for lookups, the preferred one first.
  var languages: [String] {
    locale.map { [$0.identifier(.bcp47)] } ?? Localization.preferredLanguages
  }

  func format(_ value: Date, date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle)
    -> String
  {
    let style = Date.FormatStyle(
      date: date, time: time, locale: locale ?? .ofUser, calendar: calendar ?? .ofUser,
      timeZone: timeZone ?? .current)
    return style.format(value)
  }
}
