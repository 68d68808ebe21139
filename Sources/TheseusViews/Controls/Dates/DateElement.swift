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
  /// The days of a picker for several; nil where the date is what is chosen.
  var days: ChosenDays?

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
  var part = 0
  /// Whether keys edit the date; otherwise arrow keys pass over the picker.
  var isEntered = false
  /// Digits of the current part that are not yet its value.
  var typed = ""
  /// Delete has removed all digits of the current part, which keeps its value until others are
  /// typed.
  var isErased = false
  /// The last digit completed a part, and the picker moved to the next: a separator that follows
  /// belongs to that move.
  var hasMovedOn = false
  /// The part that the last digit completed, with its digits: Delete corrects it.
  var completed: (part: Int, digits: String)?

  override var placeName: Any.Type { DatePicker<EmptyView>.self }

  private var texts: (pattern: DatePattern, widest: CGFloat)?

  var pattern: DatePattern { layout.pattern }
  var parts: [DatePart] { pattern.parts }

  /// The pattern, and the width of the longest date in it.
  private var layout: (pattern: DatePattern, widest: CGFloat) {
    if let texts { return texts }
    let pattern = DatePattern(value.components, locale: value.locale)
    var widest: CGFloat = 0
    for piece in pattern.pieces {
      switch piece {
      case .literal(let text): widest += width(of: text)
      case .part(let part, _):
        widest += samples(of: part, in: pattern).map { width(of: $0) }.max() ?? 0
      }
    }
    texts = (pattern, widest)
    return (pattern, widest)
  }

  private func samples(of part: DatePart, in pattern: DatePattern) -> [String] {
    switch part {
    case .month(isNamed: true): value.calendar.shortMonthSymbols
    case .period: [value.calendar.amSymbol, value.calendar.pmSymbol]
    default: [pattern.written(String(repeating: "0", count: part.digits))]
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

  var shownComponents: DateComponents {
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
        let missing = String(repeating: "_", count: max(0, part.digits - typed.count))
        return (pattern.written(typed) + missing, index)
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
      at: CGPoint(x: controlFrame.minX + sizes.fieldInsets.leading, y: line(in: controlFrame)))
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
      if key.key.activates(self) { return activate() }
      return key.key.character.decimalDigit != nil && type(key.key.character)
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
    guard hasFocus, isEnabled, isEntered || text.first?.decimalDigit != nil else {
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

  override func commitEditing() { commitTyped() }

  func go(to part: Int) -> Bool {
    commitTyped()
    forgetMove()
    self.part = min(max(0, part), parts.count - 1)
    return true
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
