import Foundation
import TheseusCore

/// A month of days, of which one is chosen, or any number.
struct _MonthCore<Label: View> {
  var header: DateHeader
  var label: Label
}

extension _MonthCore: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = MonthElement(view[\.header], inputs)
    element.mountContent(Label.self, view[\.label], inputs, axis: nil, into: &list)
  }
}

/// The graphical date picker: a title with buttons that turn the page, weekdays, and days.
///
/// Keys pass over it until Return, Space, a digit or a click enters it, as over a date field. Then
/// arrow keys choose another day or week, PgUp and PgDn another month, Home and End the first and
/// last day of the month, and digits a day. The buttons show another month and choose nothing.
///
/// In a picker for several days these keys move between days. Return, Space and a click choose a
/// day, or end its choice.
final class MonthElement: LabeledControl<DateHeader>, SemanticsSource {
  override var semanticsSource: (any SemanticsSource)? { self }
  /// The month that is shown, until another date is chosen.
  private var page: CalendarMonth?
  private var texts: Texts?
  /// Whether keys choose days; otherwise they pass over the picker.
  private var isEntered = false
  /// The day of the month typed so far; 0 after another key.
  private var typed = 0

  private struct Texts {
    var month: CalendarMonth
    var title: String
    var weekdays: [String]
    var numbers: [[String]]

    init(_ month: CalendarMonth) {
      self.month = month
      title = month.title
      weekdays = month.weekdays
      numbers = month.weeks.map { $0.map { $0.map(month.number) ?? "" } }
    }
  }

  override var placeName: Any.Type { DatePicker<EmptyView>.self }
  override var labelStandsByFirstRow: Bool { true }

  override func valueChanged(from old: DateHeader?) {
    guard old?.date != value.date || old?.calendar != value.calendar else { return }
    turn(to: CalendarMonth(containing: value.date, in: value.calendar))
  }

  private func turn(to month: CalendarMonth) {
    guard month != page else { return }
    page = month
    texts = nil
    setNeedsCommit()
  }

  private var month: CalendarMonth {
    page ?? CalendarMonth(containing: value.date, in: value.calendar)
  }

  private var shownTexts: Texts {
    let month = month
    if let texts, texts.month == month { return texts }
    let texts = Texts(month)
    self.texts = texts
    return texts
  }

  // MARK: Layout

  private var day: CGSize { sizes.calendarDay }

  override func controlSize(_ width: CGFloat?) -> CGSize {
    CGSize(
      width: day.width * CGFloat(CalendarMonth.weekLength),
      height: day.height * CGFloat(CalendarMonth.weekCount + 2))
  }

  private func frame(week: Int, weekday: Int) -> CGRect {
    CGRect(
      x: controlFrame.minX + CGFloat(weekday) * day.width,
      y: controlFrame.minY + CGFloat(week + 2) * day.height, width: day.width, height: day.height)
  }

  /// The frames of the buttons that turn the page back and forward.
  private var pageButtons: (back: CGRect, forward: CGRect) {
    let size = metrics.size(of: .pageButton(isForward: true))
    let forward = CGRect(
      x: controlFrame.maxX - size.width, y: controlFrame.minY, width: size.width,
      height: min(size.height, day.height))
    let back = forward.offsetBy(dx: -size.width - sizes.controlSpacing, dy: 0)
    return (back, forward)
  }

  private var titleFrame: CGRect {
    CGRect(
      x: controlFrame.minX, y: controlFrame.minY,
      width: max(0, pageButtons.back.minX - sizes.controlSpacing - controlFrame.minX),
      height: day.height)
  }

  // MARK: Drawing

  override func draw(_ surface: any DrawingSurface) {
    let texts = shownTexts
    surface.clipped(to: titleFrame) {
      surface.draw(
        texts.title[...], text(.primary, bold: true),
        at: CGPoint(x: titleFrame.minX, y: line(in: titleFrame)))
    }
    let buttons = pageButtons
    surface.draw(.pageButton(isForward: false), state(), in: buttons.back)
    surface.draw(.pageButton(isForward: true), state(), in: buttons.forward)
    for (weekday, name) in texts.weekdays.enumerated() {
      put(name, text(.secondary), in: frame(week: -1, weekday: weekday), surface)
    }
    let current = month.position(of: value.date)
    for (week, days) in month.weeks.enumerated() {
      for (weekday, day) in days.enumerated() {
        guard let day else { continue }
        let rect = frame(week: week, weekday: weekday)
        let isCurrent = current.map { $0 == (week, weekday) } ?? false
        let isChosen = value.days.map { $0.contains(day, in: month.calendar) } ?? isCurrent
        if isChosen { surface.draw(.calendarDay, state(.on), in: rect) }
        put(texts.numbers[week][weekday], attributes(of: day), in: rect, surface)
        if isChosen, isEnabled, !(hasFocus && isCurrent) { surface.emphasize(rect, .chosen, paint) }
      }
    }
  }

  private func attributes(of day: Date) -> TextAttributes {
    let calendar = month.calendar
    var attributes =
      !canChoose(day)
      ? text(.tertiary) : calendar.isDateInWeekend(day) ? text(.secondary) : textAttributes
    if calendar.isDateInToday(day) { attributes.traits.formUnion([.underline, .bold]) }
    return attributes
  }

  /// Right-aligned in the middle of a day's cell, as numbers of one and two digits are.
  private func put(
    _ text: String, _ attributes: TextAttributes, in rect: CGRect, _ surface: any DrawingSurface
  ) {
    let width = metrics.text.advance(of: text, in: attributes.typography)
    let end = max(width, rect.width - sizes.calendarDayInset)
    surface.draw(text[...], attributes, at: CGPoint(x: rect.minX + end - width, y: line(in: rect)))
  }

  /// The chosen day, or the title while another month is shown.
  override var focusRect: CGRect {
    guard let position = month.position(of: value.date) else { return titleFrame }
    return frame(week: position.week, weekday: position.weekday)
  }

  override func drawOver(_ surface: any DrawingSurface) {
    drawHints(surface)
    if !isEnabled { return surface.emphasize(bounds, .disabled, paint) }
    if hasFocus { surface.emphasize(focusRect, focusEmphasis, paint) }
  }

  var semantics: Semantics? {
    let date = value.calendar.dateComponents([.year, .month, .day], from: value.date)
    let text = value.days?.text(in: value.calendar) ?? date.standardText(.date, value.calendar)
    var semantics = Semantics(
      .picker, value: .text(text), isEnabled: isEnabled, absorbsTexts: true)
    semantics.actions = [.adjust, .focus]
    return semantics
  }

  // MARK: Choosing

  private func canChoose(_ day: Date) -> Bool {
    let calendar = value.calendar
    if let low = value.low, day < calendar.startOfDay(for: low) { return false }
    if let high = value.high, day > high { return false }
    return true
  }

  /// Chooses a day and keeps the time of day.
  private func choose(_ day: Date) {
    let calendar = value.calendar
    let time = calendar.dateComponents([.hour, .minute, .second], from: value.get.value())
    let date =
      calendar.date(
        bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
      ?? day
    write(date)
  }

  /// Chooses a day among several, or no longer does.
  private func toggle(_ day: Date) {
    guard canChoose(day) else { return }
    value.days?.toggle(day, in: value.calendar)
    setNeedsCommit()
  }

  /// Sets the date, moved into the picker's range.
  private func write(_ date: Date) {
    let date = value.limited(date)
    if date != value.get.value() { value.set.value(date) }
    turn(to: CalendarMonth(containing: date, in: value.calendar))
  }

  private func move(_ component: Calendar.Component, _ count: Int) -> Bool {
    guard isEnabled else { return false }
    let calendar = value.calendar
    guard let date = calendar.date(byAdding: component, value: count, to: value.get.value()) else {
      return true
    }
    write(date)
    return true
  }

  private func chooseEnd(last: Bool) -> Bool {
    let days = CalendarMonth(containing: value.get.value(), in: value.calendar)
      .weeks.joined().compactMap { $0 }
    if let day = last ? days.last : days.first { choose(day) }
    return true
  }

  // MARK: Keys

  override func handle(_ key: KeyPress) -> Bool {
    guard hasFocus, isEnabled, key.modifiers.isDisjoint(with: .significant) else { return false }
    if let digit = key.key.character.wholeNumberValue, key.key.character.isASCII {
      return type(digit)
    }
    typed = 0
    guard isEntered else { return isActivation(key) && activate() }
    switch key.key {
    case .leftArrow: return move(.day, -1)
    case .rightArrow: return move(.day, 1)
    case .upArrow: return move(.day, -CalendarMonth.weekLength)
    case .downArrow: return move(.day, CalendarMonth.weekLength)
    case .pageUp: return move(.month, -1)
    case .pageDown: return move(.month, 1)
    case .home: return chooseEnd(last: false)
    case .end: return chooseEnd(last: true)
    case .return where value.days != nil, .space where value.days != nil:
      toggle(value.get.value())
      return true
    case .return, .space, .escape: return leave()
    // A list around an entered picker would delete the row.
    case .delete, .deleteForward: return true
    case .tab:
      _ = leave()
      return false
    default: return false
    }
  }

  override var yieldsReturn: Bool { true }

  override func activate() -> Bool {
    guard isEnabled else { return false }
    isEntered = true
    setNeedsCommit()
    return true
  }

  private func leave() -> Bool {
    isEntered = false
    typed = 0
    setNeedsCommit()
    return true
  }

  override func focusChanged(_ isFocused: Bool) {
    if !isFocused { _ = leave() }
    super.focusChanged(isFocused)
  }

  override var focusEmphasis: SurfaceEmphasis { isEntered ? .focus : .shownFocus }

  /// A digit extends the day's number, or starts another when the month has no such day.
  private func type(_ digit: Int) -> Bool {
    _ = activate()
    let days = CalendarMonth(containing: value.get.value(), in: value.calendar)
      .weeks.joined().compactMap { $0 }
    typed = typed * 10 + digit
    if typed > days.count { typed = digit }
    guard typed > 0, days.indices.contains(typed - 1), canChoose(days[typed - 1]) else {
      return true
    }
    choose(days[typed - 1])
    return true
  }

  func perform(_ action: SemanticAction) -> Bool {
    switch action {
    case .increment: move(.day, 1)
    case .decrement: move(.day, -1)
    default: false
    }
  }

  override func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    guard isEnabled, case .press(.left) = event.action, controlFrame.contains(point) else {
      return false
    }
    _ = activate()
    let buttons = pageButtons
    if buttons.back.contains(point) {
      turn(to: month.moved(by: -1))
    } else if buttons.forward.contains(point) {
      turn(to: month.moved(by: 1))
    } else {
      for (week, days) in month.weeks.enumerated() {
        for (weekday, day) in days.enumerated() {
          guard let day, frame(week: week, weekday: weekday).contains(point), canChoose(day) else {
            continue
          }
          choose(day)
          toggle(day)
        }
      }
    }
    return true
  }
}
