import Foundation

/// One part of a date that is edited by itself.
enum DatePart: Hashable {
  case year
  /// As a number, or by its short name.
  case month(isNamed: Bool)
  case day
  /// From 0 to 23, or from 1 to 12 with a `period`.
  case hour(isHalfDay: Bool)
  case minute
  /// Before or after noon.
  case period

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .day: .day
    case .hour, .period: .hour
    case .minute: .minute
    }
  }

  /// How many digits complete the part.
  var digits: Int { self == .year ? 4 : 2 }
}

/// The order of a date's parts, and the text between them.
struct DatePattern: Equatable {
  enum PatternPiece: Equatable {
    case part(DatePart, isPadded: Bool)
    case literal(String)
  }

  var pieces: [PatternPiece]
  /// How the locale writes numbers.
  private var numbers = NumberFormat.Separators()

  /// - Parameter locale: nil for ISO 8601, `2026-11-23 18:45`.
  init(_ components: DatePickerComponents, locale: Locale?) {
    guard let locale else {
      self.init(unicode: Self.standard(components))
      return
    }
    var template = ""
    if components.contains(.date) { template += "yMMMd" }
    if components.contains(.hourAndMinute) { template += "jmm" }
    let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
    self.init(unicode: format ?? Self.standard(components))
    numbers = NumberFormat.Separators.of(locale)
  }

  private static func standard(_ components: DatePickerComponents) -> String {
    let parts = [
      components.contains(.date) ? "yyyy-MM-dd" : nil,
      components.contains(.hourAndMinute) ? "HH:mm" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  /// A pattern of Unicode's date fields: letters are fields, quotes surround literal letters.
  init(unicode format: String) {
    pieces = []
    var rest = format[...]
    var isQuoted = false
    while let first = rest.first {
      if first == "'" {
        isQuoted.toggle()
        rest.removeFirst()
      } else if !isQuoted, first.isASCII, first.isLetter {
        let field = rest.prefix { $0 == first }
        rest.removeFirst(field.count)
        if let part = Self.part(first, count: field.count) {
          pieces.append(.part(part, isPadded: first == "y" || field.count == 2))
        }
      } else {
        append(literal: first)
        rest.removeFirst()
      }
    }
  }

  private static func part(_ letter: Character, count: Int) -> DatePart? {
    switch letter {
    case "y", "u", "r", "U": .year
    case "M", "L": .month(isNamed: count > 2)
    case "d": .day
    case "H", "k": .hour(isHalfDay: false)
    case "h", "K": .hour(isHalfDay: true)
    case "m": .minute
    case "a", "b", "B": .period
    default: nil
    }
  }

  private mutating func append(literal: Character) {
    // Marks of direction have no width and would be drawn by some terminals.
    guard literal != "\u{200F}", literal != "\u{200E}" else { return }
    let character = literal.isWhitespace ? " " : literal
    if case .literal(let text) = pieces.last {
      pieces[pieces.count - 1] = .literal(text + String(character))
    } else {
      pieces.append(.literal(String(character)))
    }
  }

  var parts: [DatePart] {
    pieces.compactMap { if case .part(let part, _) = $0 { part } else { nil } }
  }

  private func isPadded(_ part: DatePart) -> Bool { pieces.contains(.part(part, isPadded: true)) }

  func text(of part: DatePart, in date: DateComponents, _ calendar: Calendar) -> String {
    switch part {
    case .year: return number(date.year, part)
    case .month(let isNamed):
      guard isNamed, let month = date.month, calendar.shortMonthSymbols.indices.contains(month - 1)
      else { return number(date.month, part) }
      return calendar.shortMonthSymbols[month - 1]
    case .day: return number(date.day, part)
    case .hour(let isHalfDay):
      return number(isHalfDay ? date.hour.map { ($0 + 11) % 12 + 1 } : date.hour, part)
    case .minute: return number(date.minute, part)
    case .period: return date.hour ?? 0 < 12 ? calendar.amSymbol : calendar.pmSymbol
    }
  }

  private func number(_ value: Int?, _ part: DatePart) -> String {
    let number = "\(value ?? 0)"
    guard isPadded(part) else { return written(number) }
    return written(String(repeating: "0", count: max(0, part.digits - number.count)) + number)
  }

  /// Digits of ASCII as the locale writes them.
  func written(_ digits: String) -> String { numbers.written(digits) }
}

extension DateComponents {
  /// The date as ISO 8601 writes it, the same for every locale.
  func standardText(_ components: DatePickerComponents, _ calendar: Calendar) -> String {
    let pattern = DatePattern(components, locale: nil)
    return pattern.pieces.map { piece in
      switch piece {
      case .part(let part, _): pattern.text(of: part, in: self, calendar)
      case .literal(let text): text
      }
    }
    .joined()
  }

  /// The numbers of a text such as `2026-03-15 18:45`; nil when it does not start as ISO 8601 does.
  init?(standardText text: String) {
    let numbers = text.split { !$0.isASCII || !$0.isNumber }.map { Int($0) }
    guard let first = text.split(separator: "-").first, first.count == 4, numbers.count >= 3,
      numbers.count <= 6, !numbers.contains(nil), text.prefix(8).filter({ $0 == "-" }).count == 2
    else { return nil }
    func number(_ index: Int) -> Int? { numbers.indices.contains(index) ? numbers[index] : nil }
    self.init(
      year: number(0), month: number(1), day: number(2), hour: number(3), minute: number(4))
  }
}
