import Foundation

/// Says how far a date is from another: "2 hours ago", "in 3 days".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether close dates have a name of their own.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric
    /// "yesterday".
    case named
  }

  /// How much is written out.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2 mo ago", where the language has a shorter form.
    case abbreviated
  }

  open var dateTimeStyle: DateTimeStyle = .numeric
  open var unitsStyle: UnitsStyle = .full
  open var formattingContext: Formatter.Context = .unknown
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .autoupdatingCurrent
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .autoupdatingCurrent

  override public init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// `date` as seen from `referenceDate`, in the largest unit that fits once.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    var calendar = calendar ?? .current
    if let locale { calendar.locale = locale }
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units, locale: locale ?? .current, calendar: calendar)
    style.capitalizationContext = context
    return style.format(referenceDate)
  }

  /// The largest component that is not zero, from now. Components of other units are left out, as
  /// one text has one unit.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let calendar = calendar ?? .current
    let values: [(Calendar.Component, Int?)] = [
      (.year, dateComponents.year), (.month, dateComponents.month),
      (.weekOfMonth, dateComponents.weekOfMonth ?? dateComponents.weekOfYear),
      (.day, dateComponents.day), (.hour, dateComponents.hour), (.minute, dateComponents.minute),
      (.second, dateComponents.second),
    ]
    let now = Date()
    guard let (unit, value) = values.first(where: { $0.1 ?? 0 != 0 }),
      let date = calendar.date(byAdding: unit, value: value ?? 0, to: now)
    else { return localizedString(for: now, relativeTo: now) }
    return localizedString(for: date, relativeTo: now)
  }

  /// - Parameter timeInterval: in seconds from now, negative for the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  override open func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var context: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .beginningOfSentence: .beginningOfSentence
    case .listItem: .listItem
    case .middleOfSentence: .middleOfSentence
    case .standalone: .standalone
    default: .unknown
    }
  }
}
