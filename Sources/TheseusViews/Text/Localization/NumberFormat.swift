import Foundation
import Synchronization

/// Numbers as an interpolated text shows them: the digits of the locale, grouped as it groups them,
/// six decimals.
enum NumberFormat {
  /// The separators between groups of digits, and before the decimals.
  struct Separators: Equatable, Sendable {
    var group = ""
    var decimal = "."
    /// The digits of the last group, and of each before it.
    private(set) var last = 3
    private(set) var others = 3
    /// The digits before the last group that make it a group: Spanish writes 1234 and 12.345.
    private(set) var least = 1
    /// The locale's digits from zero to nine; empty for those of ASCII.
    private(set) var digits: [Character] = []

    init(group: String = "", decimal: String = ".") {
      self.group = group
      self.decimal = decimal
    }

    /// The text with the locale's digits in place of ASCII's.
    func written(_ text: String) -> String {
      if digits.isEmpty { return text }
      return String(
        text.map { (character: Character) -> Character in
          guard character.isASCII, let value = character.wholeNumberValue else { return character }
          return digits[value]
        })
    }

    /// A text with the locale's digits, with ASCII's in their place.
    fileprivate func plain(_ text: String) -> String {
      if digits.isEmpty { return text }
      return String(
        text.map { (character: Character) -> Character in
          digits.firstIndex(of: character).flatMap { "\($0)".first } ?? character
        })
    }

    init(_ locale: Locale) {
      self.init(group: locale.groupingSeparator ?? "", decimal: locale.decimalSeparator ?? ".")
      let style = IntegerFormatStyle<Int>(locale: locale)
      func groups(_ value: Int) -> [Substring] { style.format(value).split { !$0.isNumber } }
      let sample = groups(12_345_678)
      guard sample.count > 2 else { return }
      last = sample[sample.count - 1].count
      others = sample[sample.count - 2].count
      least = groups(1_234).count > 1 ? 1 : 2
      let all = style.format(1_234_567_890).filter(\.isWholeNumber)
      guard all.map(\.wholeNumberValue) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0],
        let zero = all.last, zero != "0"
      else { return }
      digits = [zero] + all.dropLast()
    }

    /// The separators of a reader's locale.
    static func of(_ locale: Locale) -> Separators {
      known.withLock { known in
        if let separators = known[locale.identifier] { return separators }
        if known.count >= mostKnown { known = [:] }
        let separators = Separators(locale)
        known[locale.identifier] = separators
        return separators
      }
    }

    private static let known = Mutex<[String: Separators]>([:])
    /// A visitor's browser may name anything as its locale.
    private static let mostKnown = 256

    /// The separators of the process's locale, which POSIX names in `LC_ALL`, `LC_NUMERIC` or
    /// `LANG`; C and POSIX group nothing. Foundation's current locale ignores these variables on
    /// Linux.
    init(environment: [String: String]) {
      let name =
        ["LC_ALL", "LC_NUMERIC", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        ?? "C"
      let identifier = name.prefix { $0 != "." && $0 != "@" }
      guard identifier != "C", identifier != "POSIX" else {
        self.init()
        return
      }
      self.init(Locale(identifier: String(identifier)))
    }
  }

  static let separators = Separators(environment: ProcessInfo.processInfo.environment)

  /// The least magnitude of integers that are written otherwise than as their digits in ASCII.
  private static let leastWritten: UInt =
    !separators.digits.isEmpty ? 0 : separators.group.isEmpty ? .max : 1000

  /// Whether numbers are written as the process writes them.
  static func isUsual(in locale: Locale?) -> Bool {
    locale.map { Separators.of($0) == separators } ?? true
  }

  /// Whether two locales have different digits.
  static func hasOtherDigits(in locale: Locale) -> Bool {
    Separators.of(locale).digits != separators.digits
  }

  /// The common case, with no call that is generic.
  static func append(_ value: Int, to text: inout String) {
    if value.magnitude >= leastWritten {
      return append(value, to: &text, separators: separators)
    }
    var rest = value.magnitude
    var length = value < 0 ? 2 : 1
    var power: UInt = 10
    while rest >= power {
      length += 1
      let (next, overflow) = power.multipliedReportingOverflow(by: 10)
      if overflow { break }
      power = next
    }
    let digits = String(unsafeUninitializedCapacity: length) { buffer in
      if value < 0 { buffer[0] = UInt8(ascii: "-") }
      var position = length
      repeat {
        position -= 1
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        buffer[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
        rest = quotient
      } while rest > 0
      return length
    }
    if text.isEmpty { text = digits } else { text += digits }
  }

  static func append(
    _ value: some BinaryInteger, to text: inout String, separators: Separators = separators
  ) {
    let digits = String(value)
    if separators.group.isEmpty || (value > -1000 && value < 1000) {
      text += separators.written(digits)
    } else {
      text += grouped(digits, separators)
    }
  }

  static func append(_ value: Double, to text: inout String, separators: Separators = separators) {
    text += localized(printed(value, format: "%lf"), separators, groups: true)
  }

  /// A value as a C format prints it, with the locale's decimal separator.
  static func string(_ argument: some CVarArg, format: String) -> String {
    if format.contains("@") { return String(format: format, argument) }
    return localized(printed(argument, format: format), separators, groups: false)
  }

  /// A value as C prints it.
  private static func printed(_ argument: some CVarArg, format: String) -> String {
    let text = withVaList([argument]) { arguments in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
        let length = vsnprintf(buffer.baseAddress, buffer.count, format, arguments)
        guard length >= 0, length < buffer.count else { return nil as String? }
        return String(
          decoding: UnsafeRawBufferPointer(
            rebasing: UnsafeRawBufferPointer(buffer)[..<Int(length)]), as: UTF8.self)
      }
    }
    // The buffer is too small only for absurd formats, which Foundation prints as well.
    return text ?? String(format: format, argument)
  }

  /// A number with as many decimals as it has, up to six digits.
  /// - Parameter locale: nil for the one of C.
  static func short(_ value: Double, in locale: Locale?) -> String {
    let text = printed(value, format: "%g")
    return locale.map { rewritten(text, .format, in: $0, from: Separators()) } ?? text
  }

  /// A number that is written for the process, as another locale writes it.
  /// - Parameters:
  ///   - kind: The argument's; values that are no numbers stay as they are.
  ///   - own: The separators of `text`.
  static func rewritten(
    _ text: String, _ kind: ArgumentSpan.Kind, in locale: Locale, from own: Separators = separators
  ) -> String {
    var plain = own.plain(text)
    switch kind {
    case .object, .text: return text
    case .format: break
    case .int, .unsigned, .int32, .unsigned32, .double, .float:
      if !own.group.isEmpty { plain = plain.replacingOccurrences(of: own.group, with: "") }
    }
    if own.decimal != ".", let point = point(own.decimal, in: plain) {
      plain.replaceSubrange(point, with: ".")
    }
    return localized(plain, Separators.of(locale), groups: kind != .format)
  }

  private static func localized(_ text: String, _ separators: Separators, groups: Bool) -> String {
    if separators == Separators() { return text }
    // Words of a format, and digits among letters, are no number.
    let isNumber = groups || !text.contains(where: \.isLetter)
    func written(_ part: Substring) -> String {
      groups
        ? grouped(String(part), separators)
        : isNumber ? separators.written(String(part)) : String(part)
    }
    guard let point = point(".", in: text) else { return written(text[...]) }
    let decimals = String(text[point.upperBound...])
    return written(text[..<point.lowerBound]) + separators.decimal
      + (isNumber ? separators.written(decimals) : decimals)
  }

  /// The first mark between two digits: a format's own words may have others.
  private static func point(_ mark: String, in text: String) -> Range<String.Index>? {
    guard !mark.isEmpty else { return nil }
    var start = text.startIndex
    while let range = text.range(of: mark, range: start..<text.endIndex) {
      if range.lowerBound > text.startIndex, range.upperBound < text.endIndex,
        text[text.index(before: range.lowerBound)].isWholeNumber,
        text[range.upperBound].isWholeNumber
      {
        return range
      }
      start = range.upperBound
    }
    return nil
  }

  private static func grouped(_ digits: String, _ separators: Separators) -> String {
    guard digits.utf8.allSatisfy({ (48...57).contains($0) || $0 == 45 }) else { return digits }
    let count = digits.hasPrefix("-") ? digits.utf8.count - 1 : digits.utf8.count
    guard count >= separators.last + separators.least else { return separators.written(digits) }
    var result = ""
    for (index, digit) in digits.enumerated() {
      let position = index - (digits.utf8.count - count)
      let rest = count - position - separators.last
      if position > 0, rest >= 0, rest.isMultiple(of: separators.others) {
        result += separators.group
      }
      result.append(digit)
    }
    return separators.written(result)
  }
}

extension Character {
  /// The value of a decimal digit of any script, from 0 to 9; nil for other characters, also for
  /// those of other numbers, such as a fraction or a hundred.
  var decimalDigit: Int? {
    guard unicodeScalars.count == 1,
      unicodeScalars.first?.properties.numericType == .decimal
    else { return nil }
    return wholeNumberValue
  }
}

extension StringProtocol {
  /// The decimal digits of the text, of any script, as those of ASCII.
  var decimalDigits: String {
    reduce(into: "") { digits, character in
      if let digit = character.decimalDigit { digits += String(digit) }
    }
  }
}
