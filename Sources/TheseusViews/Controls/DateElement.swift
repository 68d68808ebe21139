import Foundation
import TheseusCore

struct DateHeader: Equatable {
  var date: Date
  var calendar: Calendar
  var low: Date?
  var high: Date?
  var components: DatePickerComponents
  /// The date as of the last write, which `date` shows after the next update.
  var get: Unseen<() -> Date>
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
  /// The part that is edited.
  private var part = 0
  /// Whether keys edit the date; otherwise arrow keys pass over the picker.
  private var isEntered = false
  /// Digits of the current part that are not yet its value.
  private var typed = ""
  /// The last digit completed a part, and the picker moved to the next: a separator that follows
  /// belongs to that move.
  private var hasMovedOn = false

  override var placeName: Any.Type { DatePicker<EmptyView>.self }

  private var parts: [Calendar.Component] {
    var parts: [Calendar.Component] = []
    if value.components.contains(.date) { parts += [.year, .month, .day] }
    if value.components.contains(.hourAndMinute) { parts += [.hour, .minute] }
    return parts
  }

  private func digits(of part: Calendar.Component) -> Int { part == .year ? 4 : 2 }

  // MARK: Text

  private func text(of part: Calendar.Component) -> String {
    let number = "\(value.calendar.component(part, from: value.date))"
    return String(repeating: "0", count: max(0, digits(of: part) - number.count)) + number
  }

  /// Each part's text and the number of characters before it.
  private var pieces: [(text: String, column: Int)] {
    var column = 0
    var previous: Calendar.Component?
    return parts.enumerated().map { index, part in
      if let previous { column += separator(previous, part).count }
      previous = part
      let isTyped = index == self.part && !typed.isEmpty
      let text =
        isTyped
        ? typed + String(repeating: "_", count: digits(of: part) - typed.count) : text(of: part)
      defer { column += text.count }
      return (text, column)
    }
  }

  private func separator(_ before: Calendar.Component, _ after: Calendar.Component) -> String {
    after == .hour ? " " : after == .minute ? ":" : "-"
  }

  private func joined(_ texts: [String]) -> String {
    var joined = ""
    var previous: Calendar.Component?
    for (part, text) in zip(parts, texts) {
      if let previous { joined += separator(previous, part) }
      joined += text
      previous = part
    }
    return joined
  }

  override var semantics: Semantics? {
    let date = joined(parts.map { text(of: $0) })
    var semantics = Semantics(
      .picker, value: .text(date), isEnabled: isEnabled, absorbsTexts: true)
    semantics.actions = [.adjust, .focus]
    return semantics
  }

  // MARK: Drawing

  override func controlSize(_ width: CGFloat?) -> CGSize {
    let width = self.width(of: joined(pieces.map(\.text)))
    return CGSize(width: width + sizes.fieldInset * 2, height: sizes.controlHeight)
  }

  override func draw(_ surface: any DrawingSurface) {
    surface.draw(.dateField, state(), in: controlFrame)
    surface.draw(
      joined(pieces.map(\.text))[...], textAttributes,
      at: CGPoint(x: controlFrame.minX + sizes.fieldInset, y: controlFrame.minY))
  }

  /// The part that is edited, or the whole picker before it is entered.
  override var focusRect: CGRect {
    guard isEntered, pieces.indices.contains(part) else { return super.focusRect }
    let piece = pieces[part]
    return CGRect(
      x: start(of: piece), y: controlFrame.minY, width: width(of: piece.text),
      height: controlFrame.height)
  }

  /// Where a part begins, in the control's coordinates.
  private func start(of piece: (text: String, column: Int)) -> CGFloat {
    let before = joined(pieces.map(\.text)).prefix(piece.column)
    return controlFrame.minX + sizes.fieldInset + width(of: before)
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
    case .delete where !typed.isEmpty:
      typed.removeLast()
      return true
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

  override func insert(_ text: String, isPaste: Bool) -> Bool {
    guard hasFocus, isEnabled, isEntered || text.first.map(Self.isDigit) ?? false else {
      return false
    }
    for character in text { _ = type(character) }
    setNeedsCommit()
    return true
  }

  override func activate() -> Bool {
    guard isEnabled else { return false }
    isEntered = true
    hasMovedOn = false
    setNeedsCommit()
    return true
  }

  private func leave() -> Bool {
    commitTyped()
    isEntered = false
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
    hasMovedOn = false
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
    guard Self.isDigit(character) else { return separate(character) }
    isEntered = true
    hasMovedOn = false
    guard parts.indices.contains(part) else { return true }
    let component = parts[part]
    let most = component == .year ? 9999 : range(of: component).upperBound - 1
    typed.append(character)
    if Int(typed) ?? 0 > most { typed = String(character) }
    let number = Int(typed) ?? 0
    guard typed.count == digits(of: component) || component != .year && number * 10 > most else {
      return true
    }
    commitTyped()
    if part < parts.count - 1 {
      part += 1
      hasMovedOn = true
    }
    return true
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
    defer { typed = "" }
    guard parts.indices.contains(part), var number = Int(typed) else { return }
    let component = parts[part]
    if component == .year {
      guard typed.count != 3, number > 0 || typed.count < 3 else { return }
      if typed.count < 3 {
        number += value.calendar.component(.year, from: value.get.value()) / 100 * 100
      }
    } else if !range(of: component).contains(number) {
      return
    }
    var wanted = value.calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: value.get.value())
    wanted.setValue(number, for: component)
    // The last day of a shorter month, rather than the first days of the next.
    let day = wanted.day ?? 1
    wanted.day = 1
    guard let first = value.calendar.date(from: wanted) else { return }
    let days = value.calendar.range(of: .day, in: .month, for: first)
    wanted.day = min(day, (days?.upperBound ?? 29) - 1)
    if let date = value.calendar.date(from: wanted) { set(date) }
  }

  /// Sets the date, moved into the picker's range.
  private func set(_ date: Date) {
    var date = date
    if let low = value.low { date = max(date, low) }
    if let high = value.high { date = min(date, high) }
    if date != value.get.value() { value.set.value(date) }
  }

  private func step(_ count: Int) -> Bool {
    guard isEnabled, parts.indices.contains(part) else { return false }
    commitTyped()
    if let date = value.calendar.date(byAdding: parts[part], value: count, to: value.get.value()) {
      set(date)
    }
    return true
  }

  override func perform(_ action: SemanticAction) -> Bool {
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
    let pressed = pieces.lastIndex { start(of: $0) <= point.x } ?? 0
    commitTyped()
    part = pressed
    return activate()
  }
}
