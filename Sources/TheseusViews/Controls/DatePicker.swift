import Foundation
import TheseusCore

/// The parts of a date that a picker is for.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for a date: its parts stand beside each other, left and right go from part to part, up
/// and down step.
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
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
    var calendar = calendar
    calendar.timeZone = timeZone
    let date = selection.wrappedValue
    return _DateCore(
      header: DateHeader(
        date: date, calendar: calendar, low: low, high: high, components: components,
        set: Unseen { [selection] in selection.wrappedValue = $0 }), label: label)
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
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
  }
}

struct DateHeader: Equatable {
  var date: Date
  var calendar: Calendar
  var low: Date?
  var high: Date?
  var components: DatePickerComponents
  var set: Unseen<(Date) -> Void>
}

struct _DateCore<Label: View> {
  var header: DateHeader
  var label: Label
}

extension _DateCore: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = DateElement(view[\.header], inputs)
    element.mountContent(Label.self, view[\.label], inputs, axis: nil, into: &list)
  }
}

final class DateElement: LabeledControl<DateHeader> {
  /// The part that steps.
  private var part = 0

  override var placeName: Any.Type { DatePicker<EmptyView>.self }

  private var parts: [Calendar.Component] {
    var parts: [Calendar.Component] = []
    if value.components.contains(.date) { parts += [.year, .month, .day] }
    if value.components.contains(.hourAndMinute) { parts += [.hour, .minute] }
    return parts
  }

  /// Each part's text and how many characters are before it.
  private var pieces: [(text: String, column: Int)] {
    var column = 0
    var previous: Calendar.Component?
    return parts.map { part in
      if let previous { column += separator(previous, part).count }
      previous = part
      let number = value.calendar.component(part, from: value.date)
      let digits = part == .year ? 4 : 2
      let text = String(repeating: "0", count: max(0, digits - "\(number)".count)) + "\(number)"
      defer { column += text.count }
      return (text, column)
    }
  }

  private func separator(_ before: Calendar.Component, _ after: Calendar.Component) -> String {
    after == .hour ? " " : after == .minute ? ":" : "-"
  }

  private var words: String {
    var words = ""
    var previous: Calendar.Component?
    for (part, piece) in zip(parts, pieces) {
      if let previous { words += separator(previous, part) }
      words += piece.text
      previous = part
    }
    return words
  }

  override func controlSize(_ width: CGFloat?) -> CGSize {
    CGSize(width: self.width(of: words) + sizes.fieldInset * 2, height: sizes.controlHeight)
  }

  override func draw(_ surface: any DrawingSurface) {
    surface.draw(.dateField, state(), in: controlFrame)
    surface.draw(
      words[...], textAttributes,
      at: CGPoint(x: controlFrame.minX + sizes.fieldInset, y: controlFrame.minY))
  }

  /// Where a part begins, in the control's coordinates.
  private func start(of piece: (text: String, column: Int)) -> CGFloat {
    controlFrame.minX + sizes.fieldInset + width(of: words.prefix(piece.column))
  }

  override var focusRect: CGRect {
    guard pieces.indices.contains(part) else { return controlFrame }
    let piece = pieces[part]
    return CGRect(
      x: start(of: piece), y: controlFrame.minY, width: width(of: piece.text),
      height: controlFrame.height)
  }

  override var semantics: Semantics? {
    Semantics(.picker, value: words, isEnabled: isEnabled, absorbsTexts: true)
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard hasFocus, key.modifiers.isDisjoint(with: .significant) else { return false }
    switch key.key {
    case .upArrow, "+": return step(1)
    case .downArrow, "-": return step(-1)
    case .leftArrow where part > 0: part -= 1
    case .rightArrow where part < parts.count - 1: part += 1
    default: return false
    }
    setNeedsCommit()
    return true
  }

  private func step(_ count: Int) -> Bool {
    guard isEnabled, parts.indices.contains(part) else { return false }
    guard var new = value.calendar.date(byAdding: parts[part], value: count, to: value.date) else {
      return true
    }
    if let low = value.low { new = max(new, low) }
    if let high = value.high { new = min(new, high) }
    if new != value.date { value.set.value(new) }
    return true
  }

  override func perform(_ action: SemanticAction) -> Bool {
    switch action {
    case .increment: step(1)
    case .decrement: step(-1)
    default: false
    }
  }

  override func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    guard isEnabled, case .press(.left) = event.action, controlFrame.contains(point) else {
      return false
    }
    part = pieces.lastIndex { start(of: $0) <= point.x } ?? 0
    setNeedsCommit()
    return true
  }
}

/// How date pickers look; hosts of cells have one look.
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
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
