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
    localizedString(for: date, relativeTo: referenceDate, in: nil)
  }

  /// - Parameter field: the only unit; nil for the largest unit that fits once.
  private func localizedString(
    for date: Date, relativeTo referenceDate: Date, in field: Date.ComponentsFormatStyle.Field?
  ) -> String {
    var calendar = calendar ?? .current
    if let locale { calendar.locale = locale }
    let presentation: Date.RelativeFormatStyle.Presentation =
      dateTimeStyle == .named ? .named : .numeric
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: presentation, unitsStyle: units, locale: locale ?? .current,
      calendar: calendar)
    if let field { style.allowedFields = [field] }
    style.capitalizationContext = context
    return style.format(referenceDate)
  }

  /// The largest component that is not zero, in its own unit: 36 hours are not one day. Components
  /// of other units are left out, as one text has one unit.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let calendar = calendar ?? .current
    let values: [(Calendar.Component, Date.ComponentsFormatStyle.Field, Int?)] = [
      (.year, .year, dateComponents.year), (.month, .month, dateComponents.month),
      (.weekOfMonth, .week, dateComponents.weekOfMonth ?? dateComponents.weekOfYear),
      (.day, .day, dateComponents.day), (.hour, .hour, dateComponents.hour),
      (.minute, .minute, dateComponents.minute), (.second, .second, dateComponents.second),
    ]
    // A whole second: no part of one is lost on the way to the other date.
    let now = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
    guard let (unit, field, value) = values.first(where: { $0.2 ?? 0 != 0 }),
      let date = calendar.date(byAdding: unit, value: value ?? 0, to: now)
    else { return localizedString(for: now, relativeTo: now) }
    return localizedString(for: date, relativeTo: now, in: field)
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
