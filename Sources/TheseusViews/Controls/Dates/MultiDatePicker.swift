import Foundation
import TheseusCore

/// A control for any number of days: a month with buttons that turn the page.
///
/// Arrow keys pass over it until Return, Space, a digit or a click enters it. Then they move
/// between days. Return and Space choose a day, or end its choice. Escape leaves the control.
public struct MultiDatePicker<Label: View>: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.knownLocale) private var locale
  /// The day that keys act on; nil until the user moves.
  @State private var current: Date?
  private let selection: Binding<Set<DateComponents>>
  private let low: Date?
  /// The first moment after the range.
  private let end: Date?
  private let label: Label

  private init(
    _ selection: Binding<Set<DateComponents>>, _ low: Date?, _ end: Date?, _ label: Label
  ) {
    self.selection = selection
    self.low = low
    self.end = end
    self.label = label
  }

  public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, label())
  }

  /// - Parameter bounds: The days that can be chosen.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label())
  }

  /// - Parameter bounds: The days that can be chosen.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, nil, label())
  }

  /// - Parameter bounds: The days that can be chosen.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, bounds.upperBound, label())
  }

  public var body: some View { _MonthCore(header: header, label: label) }

  private var header: DateHeader {
    var calendar = calendar
    calendar.timeZone = timeZone
    // The calendar of ISO 8601 starts its weeks on Monday in every locale.
    if let locale, calendar.identifier != .iso8601 { calendar.locale = locale }
    let days = ChosenDays(
      days: selection.wrappedValue, get: Unseen { [selection] in selection.wrappedValue },
      set: Unseen { [selection] in selection.wrappedValue = $0 })
    let position = $current
    let today = calendar.startOfDay(for: Date())
    var header = DateHeader(
      date: days.first(in: calendar) ?? today, calendar: calendar, low: low,
      // The last moment of the range.
      high: end.map { $0.addingTimeInterval(-0.001) }, components: .date, locale: locale,
      get: Unseen { today }, set: Unseen { position.wrappedValue = $0 }, days: days)
    let start = header.limited(header.date)
    header.date = current ?? start
    header.get = Unseen { position.wrappedValue ?? start }
    return header
  }
}

extension MultiDatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, nil, nil, Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, nil, nil, Text(title))
  }

  /// - Parameter bounds: The days that can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey))
  }

  /// - Parameter bounds: The days that can be chosen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(title))
  }

  /// - Parameter bounds: The days that can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(titleKey))
  }

  /// - Parameter bounds: The days that can be chosen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(title))
  }

  /// - Parameter bounds: The days that can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(titleKey))
  }

  /// - Parameter bounds: The days that can be chosen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(title))
  }
}
