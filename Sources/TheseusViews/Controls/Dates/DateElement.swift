import Foundation
import TheseusCore

struct DateHeader: Equatable {
  var date: Date
  var calendar: Calendar
  var low: Date?
  var high: Date?
  var components: DatePickerComponents
  /// Nil for ISO 8601.
  var locale: Locale?
  /// The date as of the last write, which `date` shows after the next update.
  var get: Unseen<() -> Date>
  var set: Unseen<(Date) -> Void>

  /// A date, moved into the picker's range.
  func limited(_ date: Date) -> Date {
    var date = date
    if let low { date = max(date, low) }
    if let high { date = min(date, high) }
    return date
  }
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

final class DateElement: LabeledControl<DateHeader>, SemanticsSource {
  override var semanticsSource: (any SemanticsSource)? { self }
  /// The part that is edited.
  private var part = 0
  /// Whether keys edit the date; otherwise arrow keys pass over the picker.
  private var isEntered = false
  /// Digits of the current part that are not yet its value.
  private var typed = ""
  /// Delete has removed all digits of the current part, which keeps its value until others are
  /// typed.
  private var isErased = false
  /// The last digit completed a part, and the picker moved to the next: a separator that follows
  /// belongs to that move.
  private var hasMovedOn = false
  /// The part that the last digit completed, with its digits: Delete corrects it.
  private var completed: (part: Int, digits: String)?

  override var placeName: Any.Type { DatePicker<EmptyView>.self }

  private var texts: (pattern: DatePattern, widest: CGFloat)?

  private var pattern: DatePattern { layout.pattern }
  private var parts: [DatePart] { pattern.parts }

  /// The pattern, and the width of the longest date in it.
  private var layout: (pattern: DatePattern, widest: CGFloat) {
    if let texts { return texts }
    let pattern = DatePattern(value.components, locale: value.locale)
    var widest: CGFloat = 0
    for piece in pattern.pieces {
      switch piece {
      case .literal(let text): widest += width(of: text)
      case .part(let part, _): widest += samples(of: part).map { width(of: $0) }.max() ?? 0
      }
    }
    texts = (pattern, widest)
    return (pattern, widest)
  }

  private func samples(of part: DatePart) -> [String] {
    switch part {
    case .month(isNamed: true): value.calendar.shortMonthSymbols
    case .period: [value.calendar.amSymbol, value.calendar.pmSymbol]
    default: [String(repeating: "0", count: part.digits)]
    }
  }

  override func valueChanged(from old: DateHeader?) {
    guard let old else { return }
    if old.locale != value.locale || old.calendar != value.calendar
      || old.components != value.components
    {
      texts = nil
      part = min(part, max(0, parts.count - 1))
    }
  }

  override func forgetAnswers() { texts = nil }

  // MARK: Text

  private var shownComponents: DateComponents {
    value.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: value.date)
  }

  /// Each part's text, and the texts between them, which have no part.
  private var pieces: [(text: String, part: Int?)] {
    let date = shownComponents
    var index = -1
    return pattern.pieces.map { piece in
      switch piece {
      case .literal(let text): return (text, nil)
      case .part(let part, _):
        index += 1
        guard index == self.part, isErased || !typed.isEmpty else {
          return (pattern.text(of: part, in: date, value.calendar), index)
        }
        return (typed + String(repeating: "_", count: max(0, part.digits - typed.count)), index)
      }
    }
  }

  var semantics: Semantics? {
    let date = shownComponents.standardText(value.components, value.calendar)
    var semantics = Semantics(
      .picker, value: .text(date), isEnabled: isEnabled, absorbsTexts: true)
    semantics.actions = [.adjust, .focus]
    return semantics
  }

  // MARK: Drawing

  override func controlSize(_ width: CGFloat?) -> CGSize {
    CGSize(
      width: layout.widest + sizes.fieldInsets.horizontal, height: sizes.controlHeight)
  }

  override func draw(_ surface: any DrawingSurface) {
    surface.draw(.dateField, state(), in: controlFrame)
    surface.draw(
      pieces.map(\.text).joined()[...], textAttributes,
      at: CGPoint(x: controlFrame.minX + sizes.fieldInsets.leading, y: controlFrame.minY))
  }

  /// The part that is edited, or the whole picker before it is entered.
  override var focusRect: CGRect {
    guard isEntered, let span = spans.first(where: { $0.part == part }) else {
      return super.focusRect
    }
    return CGRect(
      x: span.start, y: controlFrame.minY, width: span.width, height: controlFrame.height)
  }

  override var focusEmphasis: SurfaceEmphasis { isEntered ? .focus : .shownFocus }

  /// Where the parts stand, in the control's coordinates.
  private var spans: [(part: Int, start: CGFloat, width: CGFloat)] {
    var x = controlFrame.minX + sizes.fieldInsets.leading
    var spans: [(part: Int, start: CGFloat, width: CGFloat)] = []
    for piece in pieces {
      let width = width(of: piece.text)
      if let part = piece.part { spans.append((part, x, width)) }
      x += width
    }
    return spans
  }

  // MARK: Keys

  override func handle(_ key: KeyPress) -> Bool {
    guard hasFocus, isEnabled, key.modifiers.isDisjoint(with: .significant) else { return false }
    defer { setNeedsCommit() }
    guard isEntered else {
      if key.key == .return || key.key == .space { return activate() }
      return Self.isDigit(key.key.character) && type(key.key.character)
    }
    switch key.key {
    case .upArrow: return step(1)
    case .downArrow: return step(-1)
    case .leftArrow: return go(to: part - 1)
    case .rightArrow: return go(to: part + 1)
    case .home: return go(to: 0)
    case .end: return go(to: parts.count - 1)
    // An entered picker takes both keys even when nothing is left to delete: a list around it would
    // delete the row.
    case .delete: return deleteBackward()
    case .deleteForward: return erase()
    case .return, .space: return leave()
    case .escape:
      typed = ""
      return leave()
    case .tab:
      _ = leave()
      return false
    default: return key.key.isPrintable && type(key.key.character)
    }
  }

  override var takesPaste: Bool { hasFocus && isEnabled }

  override func insert(_ text: String, isPaste: Bool) -> Bool {
    guard hasFocus, isEnabled, isEntered || text.first.map(Self.isDigit) ?? false else {
      return false
    }
    defer { setNeedsCommit() }
    if isPaste, let parts = DateComponents(standardText: text) { return paste(parts) }
    for character in text { _ = type(character) }
    return true
  }

  override func activate() -> Bool {
    guard isEnabled else { return false }
    isEntered = true
    forgetMove()
    setNeedsCommit()
    return true
  }

  private func leave() -> Bool {
    commitTyped()
    isEntered = false
    forgetMove()
    return true
  }

  override func focusChanged(_ isFocused: Bool) {
    // Focus that leaves a picker which was removed or disabled writes nothing.
    if !isFocused, viewParent == nil || !isEnabled { typed = "" }
    if !isFocused { _ = leave() }
    super.focusChanged(isFocused)
  }

  private func go(to part: Int) -> Bool {
    commitTyped()
    forgetMove()
    self.part = min(max(0, part), parts.count - 1)
    return true
  }

  // MARK: Typing

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  /// A digit extends the current part's number, or starts another when the number would be too
  /// large. A complete number is set and the next part becomes current. Any other character
  /// separates parts.
  private func type(_ character: Character) -> Bool {
    guard Self.isDigit(character) else { return name(character) || separate(character) }
    isEntered = true
    forgetMove()
    guard parts.indices.contains(part), parts[part] != .period else { return true }
    let current = parts[part]
    let most = current == .year ? 9999 : range(of: current.component).upperBound - 1
    isErased = false
    typed.append(character)
    if Int(typed) ?? 0 > most { typed = String(character) }
    let number = Int(typed) ?? 0
    guard typed.count == current.digits || current != .year && number * 10 > most else {
      return true
    }
    let digits = typed
    commitTyped()
    completed = (part, digits)
    if part < parts.count - 1 {
      part += 1
      hasMovedOn = true
    }
    return true
  }

  private func forgetMove() {
    hasMovedOn = false
    completed = nil
  }

  /// Removes the last digit: of those being typed, of the part that the last digit completed, or of
  /// the current part's value.
  private func deleteBackward() -> Bool {
    if let completed {
      (part, typed) = completed
      forgetMove()
    } else if typed.isEmpty, !isErased {
      typed = shownDigits
    }
    if !typed.isEmpty { typed.removeLast() }
    isErased = typed.isEmpty && hasDigits
    return true
  }

  /// Removes all digits of the current part.
  private func erase() -> Bool {
    forgetMove()
    typed = ""
    isErased = hasDigits
    return true
  }

  /// Whether the current part is typed as a number.
  private var hasDigits: Bool {
    parts.indices.contains(part) && parts[part] != .period
      && parts[part] != .month(isNamed: true)
  }

  private var shownDigits: String {
    guard hasDigits else { return "" }
    return pattern.text(of: parts[part], in: shownComponents, value.calendar)
      .filter(Self.isDigit)
  }

  /// A letter chooses the next month, or the half of the day, whose name starts with it.
  private func name(_ character: Character) -> Bool {
    guard character.isLetter, parts.indices.contains(part) else { return false }
    let calendar = value.calendar
    let date = calendar.dateComponents([.month, .hour], from: value.get.value())
    let names: [String]
    let current: Int
    switch parts[part] {
    case .month(isNamed: true):
      (names, current) = (calendar.shortMonthSymbols, (date.month ?? 1) - 1)
    case .period:
      (names, current) = ([calendar.amSymbol, calendar.pmSymbol], (date.hour ?? 0) / 12)
    default: return false
    }
    let later = (1...names.count).map { (current + $0) % names.count }
    guard
      let index = later.first(where: {
        names[$0].lowercased().hasPrefix(character.lowercased())
      })
    else { return false }
    (typed, isErased) = ("", false)
    return parts[part] == .period ? step(index - current) : write(index + 1, to: .month)
  }

  private func separate(_ character: Character) -> Bool {
    guard "-/.:, T".contains(character) else { return false }
    if hasMovedOn {
      hasMovedOn = false
      return true
    }
    return typed.isEmpty || go(to: part + 1)
  }

  /// The numbers that a part has at any date; a day is limited to its month when it is set.
  private func range(of component: Calendar.Component) -> Range<Int> {
    value.calendar.maximumRange(of: component) ?? 0..<100
  }

  /// Sets the part to the digits typed so far. A year of one or two digits is one of the date's
  /// century; a number that the part cannot have is dropped.
  private func commitTyped() {
    defer { (typed, isErased) = ("", false) }
    guard parts.indices.contains(part), var number = Int(typed) else { return }
    let current = parts[part]
    let date = value.calendar.dateComponents([.year, .hour], from: value.get.value())
    if current == .year {
      guard typed.count != 3, number > 0 || typed.count < 3 else { return }
      if typed.count < 3 { number += (date.year ?? 0) / 100 * 100 }
    } else if !range(of: current.component).contains(number) {
      return
    }
    if current == .hour(isHalfDay: true), number <= 12 {
      // Noon and midnight are 12 o'clock.
      number = number % 12 + (date.hour ?? 0) / 12 * 12
    }
    _ = write(number, to: current.component)
  }

  private func write(_ number: Int, to component: Calendar.Component) -> Bool {
    var wanted = DateComponents()
    wanted.setValue(number, for: component)
    return paste(wanted)
  }

  /// Sets the parts that are given, and the last day of a month that is too short rather than the
  /// first days of the next.
  private func paste(_ parts: DateComponents) -> Bool {
    (typed, isErased) = ("", false)
    let calendar = value.calendar
    var wanted = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: value.get.value())
    for component in [Calendar.Component.year, .month, .day, .hour, .minute] {
      guard let number = parts.value(for: component) else { continue }
      guard component == .year || range(of: component).contains(number) else { return true }
      wanted.setValue(number, for: component)
    }
    let day = wanted.day ?? 1
    wanted.day = 1
    guard let first = calendar.date(from: wanted) else { return true }
    let days = calendar.range(of: .day, in: .month, for: first)
    wanted.day = min(day, (days?.upperBound ?? 29) - 1)
    if let date = calendar.date(from: wanted) { set(date) }
    return true
  }

  /// Sets the date, moved into the picker's range.
  private func set(_ date: Date) {
    let date = value.limited(date)
    if date != value.get.value() { value.set.value(date) }
  }

  private func step(_ count: Int) -> Bool {
    guard isEnabled, parts.indices.contains(part) else { return false }
    commitTyped()
    var amount = count
    let date = value.get.value()
    if parts[part] == .period {
      // The other half of the same day, in both directions.
      guard count % 2 != 0 else { return true }
      amount = value.calendar.component(.hour, from: date) < 12 ? 12 : -12
    }
    if let date = value.calendar.date(byAdding: parts[part].component, value: amount, to: date) {
      set(date)
    }
    return true
  }

  func perform(_ action: SemanticAction) -> Bool {
    switch action {
    case .increment: step(1)
    case .decrement: step(-1)
    default: false
    }
  }

  // MARK: Pointer

  override func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    guard isEnabled, case .press(.left) = event.action, controlFrame.contains(point) else {
      return false
    }
    let pressed = spans.last { $0.start <= point.x }?.part ?? 0
    commitTyped()
    part = pressed
    return activate()
  }
}
