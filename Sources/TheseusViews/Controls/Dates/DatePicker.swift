import Foundation
import TheseusCore

/// The parts of a date that a picker is for.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for a date, with its parts side by side.
///
/// Arrow keys pass over a focused picker, so that walking through a form changes no date. Return,
/// Space, a digit or a click enters it. Then digits type the current part, Left and Right move
/// between parts, Up and Down change the part by one. Return, Escape and Tab leave it; Escape drops
/// the digits of a part that is not complete.
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.knownLocale) private var locale
  @Environment(\.showsMonths) private var showsMonths
  private let selection: Binding<Date>
  private let low: Date?
  private let high: Date?
  private let components: Components
  private let label: Label

  private init(
    _ selection: Binding<Date>, _ low: Date?, _ high: Date?, _ components: Components,
    _ label: Label
  ) {
    self.selection = selection
    self.low = low
    self.high = high
    self.components = components
    self.label = label
  }

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label())
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label())
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label())
  }

  public var body: some View {
    if showsMonths, components.contains(.date) {
      VStack(alignment: .trailing, spacing: 0) {
        _MonthCore(header: header(.date), label: label)
        if components.contains(.hourAndMinute) {
          _DateCore(header: header(.hourAndMinute), label: EmptyView())
        }
      }
    } else {
      _DateCore(header: header(components), label: label)
    }
  }

  private func header(_ components: Components) -> DateHeader {
    var calendar = calendar
    calendar.timeZone = timeZone
    // The calendar of ISO 8601 starts its weeks on Monday in every locale.
    if let locale, calendar.identifier != .iso8601 { calendar.locale = locale }
    return DateHeader(
      date: selection.wrappedValue, calendar: calendar, low: low, high: high,
      components: components, locale: locale,
      get: Unseen { [selection] in selection.wrappedValue },
      set: Unseen { [selection] in selection.wrappedValue = $0 })
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(title))
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(title))
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(title))
  }
}

/// The style of date pickers. `graphical` shows a month; the others are a field here.
@MainActor @preconcurrency
public protocol DatePickerStyle {}
public struct DefaultDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
public struct CompactDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
public struct GraphicalDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
public struct FieldDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
public struct StepperFieldDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
public struct WheelDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  nonisolated public static var stepperField: StepperFieldDatePickerStyle {
    StepperFieldDatePickerStyle()
  }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    hint(DatePickerStyleHint.self, style)
      .environment(\.showsMonths, style is GraphicalDatePickerStyle)
  }
}

private struct ShowsMonthsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether date pickers show a month.
  fileprivate var showsMonths: Bool {
    get { self[ShowsMonthsKey.self] }
    set { self[ShowsMonthsKey.self] = newValue }
  }
}

/// The style of the date pickers in an element; inherited.
public enum DatePickerStyleHint: ElementHintKey { public typealias Value = any DatePickerStyle }
