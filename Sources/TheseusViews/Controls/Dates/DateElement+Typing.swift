import Foundation

/// Typing, pasting and stepping the parts of a date.
extension DateElement {
  /// A digit extends the current part's number, or starts another when the number would be too
  /// large. A complete number is set and the next part becomes current. Any other character
  /// separates parts.
  func type(_ character: Character) -> Bool {
    guard let digit = character.decimalDigit else {
      return name(character) || separate(character)
    }
    isEntered = true
    forgetMove()
    guard parts.indices.contains(part), parts[part] != .period else { return true }
    let current = parts[part]
    let most = current == .year ? 9999 : range(of: current.component).upperBound - 1
    isErased = false
    typed += "\(digit)"
    if Int(typed) ?? 0 > most { typed = "\(digit)" }
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

  func forgetMove() {
    hasMovedOn = false
    completed = nil
  }

  /// Removes the last digit: of those being typed, of the part that the last digit completed, or of
  /// the current part's value.
  func deleteBackward() -> Bool {
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
  func erase() -> Bool {
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
    return pattern.text(of: parts[part], in: shownComponents, value.calendar).decimalDigits
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
  func range(of component: Calendar.Component) -> Range<Int> {
    value.calendar.maximumRange(of: component) ?? 0..<100
  }

  /// Sets the part to the digits typed so far. A year of one or two digits is one of the date's
  /// century; a number that the part cannot have is dropped.
  func commitTyped() {
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

  func write(_ number: Int, to component: Calendar.Component) -> Bool {
    var wanted = DateComponents()
    wanted.setValue(number, for: component)
    return paste(wanted)
  }

  /// Sets the parts that are given, and the last day of a month that is too short rather than the
  /// first days of the next.
  func paste(_ parts: DateComponents) -> Bool {
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
  func set(_ date: Date) {
    let date = value.limited(date)
    if date != value.get.value() { value.set.value(date) }
  }

  func step(_ count: Int) -> Bool {
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
}
