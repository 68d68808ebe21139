import Foundation

/// Formats an amount of time: "2 hours, 5 minutes", "2:05:00".
///
/// Weeks and shorter units are written in the calendar's language. Years and months, which have no
/// fixed length in seconds, are written in English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much is written out.
  public enum UnitsStyle: Int, Sendable {
    /// "1:10:00".
    case positional
    /// "1h 10m".
    case abbreviated
    /// "1 hr, 10 min".
    case short
    /// "1 hour, 10 minutes".
    case full
    /// "one hour, ten minutes".
    case spellOut
    /// "1hr 10min".
    case brief
  }

  /// The treatment of units whose value is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All are dropped, but for `.positional`: there it is `.dropLeading`, and `.pad` below.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// No unit is dropped, and numbers have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
  }

  open var unitsStyle: UnitsStyle = .positional
  /// The units that are used: years, months, weeks, days, hours, minutes and seconds. Empty for all
  /// but weeks.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  open var calendar: Calendar? = .autoupdatingCurrent
  /// Where an interval starts that has years or months; nil for now.
  open var referenceDate: Date?
  /// Whether the last unit has a fraction; values are whole here.
  open var allowsFractionalUnits = false
  /// The largest number of units, 0 for no limit. The rest is rounded.
  open var maximumUnitCount = 0
  /// Whether the largest unit is given up when its value is 1: "90 minutes".
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext: Formatter.Context = .unknown

  override public init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Parameter ti: in seconds.
  /// - Returns: nil for what is not a number.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return text(from: start, to: start.addingTimeInterval(ti.rounded()))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    text(from: startDate, to: endDate)
  }

  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = gregorian.date(byAdding: components, to: start) else { return nil }
    return text(from: start, to: end)
  }

  open class func localizedString(
    from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  override open func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  // MARK: Units

  private enum Unit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var component: Calendar.Component {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    var option: NSCalendar.Unit {
      switch self {
      case .year: .year
      case .month: .month
      case .week: [.weekOfMonth, .weekOfYear]
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    /// How many there are in the next larger unit, nil where that differs.
    var wrap: Int? {
      switch self {
      case .year, .month, .week: nil
      case .day: 7
      case .hour: 24
      case .minute, .second: 60
      }
    }

    var seconds: Double {
      switch self {
      case .year: 31_556_952
      case .month: 2_629_746
      case .week: 604_800
      case .day: 86_400
      case .hour: 3_600
      case .minute: 60
      case .second: 1
      }
    }
  }

  private typealias Part = (unit: Unit, value: Int)

  /// Amounts of time do not follow a change of clocks: a day has 24 hours.
  private var gregorian: Calendar {
    var calendar = calendar ?? .current
    calendar.timeZone = .gmt
    return calendar
  }

  private var units: [Unit] {
    if allowedUnits.isEmpty { return Unit.allCases.filter { $0 != .week } }
    return Unit.allCases.filter { !allowedUnits.isDisjoint(with: $0.option) }
  }

  private func parts(from start: Date, to end: Date, _ units: [Unit]) -> [Part] {
    let components = gregorian.dateComponents(
      Set(units.map(\.component)), from: start, to: end)
    return units.map { unit in
      let value =
        switch unit {
        case .year: components.year
        case .month: components.month
        case .week: components.weekOfMonth
        case .day: components.day
        case .hour: components.hour
        case .minute: components.minute
        case .second: components.second
        }
      return (unit, value ?? 0)
    }
  }

  private func text(from start: Date, to end: Date) -> String? {
    var units = units
    guard !units.isEmpty else { return nil }
    var parts = parts(from: start, to: end, units)
    if collapsesLargestUnit, let first = parts.firstIndex(where: { $0.value != 0 }),
      abs(parts[first].value) == 1, first + 1 < parts.count, parts[first + 1].value != 0
    {
      units.removeFirst(first + 1)
      parts = self.parts(from: start, to: end, units)
    }
    if maximumUnitCount > 0, let first = parts.firstIndex(where: { $0.value != 0 }),
      parts.count - first > maximumUnitCount
    {
      let kept = Array(units[first..<(first + maximumUnitCount)])
      let unit = kept[kept.count - 1].seconds
      let sign: Double = end < start ? -1 : 1
      let rest = parts[(first + maximumUnitCount)...].reduce(0.0) {
        $0 + abs(Double($1.value)) * $1.unit.seconds
      }
      let rounded = rest * 2 >= unit ? end.addingTimeInterval(sign * (unit - rest)) : end
      parts = self.parts(from: start, to: rounded, Array(units[..<(first + maximumUnitCount)]))
    }
    parts = kept(parts)
    let text = unitsStyle == .positional ? positional(parts) : written(parts)
    return phrased(text)
  }

  /// Without the zeros that are to be dropped; the last unit stays when all are zero.
  private func kept(_ parts: [Part]) -> [Part] {
    let behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return parts }
    var (leading, middle, trailing) = (
      behavior.contains(.dropLeading), behavior.contains(.dropMiddle),
      behavior.contains(.dropTrailing)
    )
    if behavior.contains(.default) {
      leading = true
      middle = unitsStyle != .positional
      trailing = unitsStyle != .positional
    }
    let first = parts.firstIndex { $0.value != 0 } ?? parts.count
    let last = parts.lastIndex { $0.value != 0 } ?? -1
    let kept = parts.enumerated().filter { index, part in
      if part.value != 0 { return true }
      if index < first { return !leading }
      if index > last { return !trailing }
      return !middle
    }
    .map(\.element)
    return kept.isEmpty ? Array(parts.suffix(1)) : kept
  }

  private func positional(_ parts: [Part]) -> String {
    let isNegative = parts.contains { $0.value < 0 }
    let texts = parts.enumerated().map { index, part in
      let value = String(abs(part.value))
      let pads = index > 0 || zeroFormattingBehavior.contains(.pad)
      return pads && value.count < 2 && part.unit.seconds < 86_400 ? "0\(value)" : value
    }
    return (isNegative ? "-" : "") + texts.joined(separator: ":")
  }

  private func written(_ parts: [Part]) -> String {
    let isNegative = parts.contains { $0.value < 0 }
    let texts = parts.map { word($0.unit, abs($0.value)) }
    let separator = unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
    return (isNegative ? "-" : "") + texts.joined(separator: separator)
  }

  private func word(_ unit: Unit, _ value: Int) -> String {
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .abbreviated: .narrow
      default: .abbreviated
      }
    let allowed: Duration.UnitsFormatStyle.Unit
    switch unit {
    case .year, .month: return english(unit, value)
    case .week: allowed = .weeks
    case .day: allowed = .days
    case .hour: allowed = .hours
    case .minute: allowed = .minutes
    case .second: allowed = .seconds
    }
    let locale = calendar?.locale ?? .current
    let duration = Duration.seconds(Double(value) * unit.seconds)
    let text = duration.formatted(
      Duration.UnitsFormatStyle(
        allowedUnits: [allowed], width: width, zeroValueUnits: .show(length: 1)
      ).locale(locale))
    switch unitsStyle {
    case .spellOut: return spelled(text, value, locale)
    case .brief: return text.filter { !$0.isWhitespace && $0 != "." }
    default: return text
    }
  }

  private func english(_ unit: Unit, _ value: Int) -> String {
    let (full, short, letter) =
      unit == .year ? ("year", "yr", "y") : ("month", "mth", "mo")
    switch unitsStyle {
    case .abbreviated: return "\(value)\(letter)"
    case .brief: return "\(value)\(short)"
    case .short: return value == 1 ? "1 \(short)" : "\(value) \(short)s"
    case .spellOut:
      return spelled("\(value) \(full)\(value == 1 ? "" : "s")", value, Locale(identifier: "en"))
    default: return "\(value) \(full)\(value == 1 ? "" : "s")"
    }
  }

  private func spelled(_ text: String, _ value: Int, _ locale: Locale) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .spellOut
    guard let word = formatter.string(from: NSNumber(value: value)) else { return text }
    let digits = formatter.copyOfDigits(value)
    return text.replacingOccurrences(of: digits, with: word)
  }

  private func phrased(_ text: String) -> String {
    var text = text
    if includesApproximationPhrase { text = "About \(text)" }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }
}

extension NumberFormatter {
  /// The number in digits of the same locale.
  fileprivate func copyOfDigits(_ value: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}
