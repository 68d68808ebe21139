import Foundation

/// Numbers as an interpolated text shows them: digits grouped as the locale groups them, six
/// decimals.
enum NumberFormat {
  /// The separators between groups of three digits, and before the decimals.
  struct Separators: Equatable, Sendable {
    var group = ""
    var decimal = "."

    init(group: String = "", decimal: String = ".") {
      self.group = group
      self.decimal = decimal
    }

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
      let locale = Locale(identifier: String(identifier))
      self.init(group: locale.groupingSeparator ?? "", decimal: locale.decimalSeparator ?? ".")
    }
  }

  static let separators = Separators(environment: ProcessInfo.processInfo.environment)

  /// Whether any integer is written otherwise than as its digits.
  private static let groups = !separators.group.isEmpty

  /// The common case, with no call that is generic.
  static func append(_ value: Int, to text: inout String) {
    if value <= -1000 || value >= 1000, groups {
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
      text += digits
    } else {
      text += grouped(digits, separators.group)
    }
  }

  static func append(_ value: Double, to text: inout String, separators: Separators = separators) {
    text += localized(string(value, format: "%lf"), separators, groups: true)
  }

  /// A value as a C format prints it, with the locale's decimal separator.
  static func string(_ argument: some CVarArg, format: String) -> String {
    if format.contains("@") { return String(format: format, argument) }
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
    return localized(text ?? String(format: format, argument), separators, groups: false)
  }

  private static func localized(_ text: String, _ separators: Separators, groups: Bool) -> String {
    if separators == Separators() { return text }
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    var result = groups ? grouped(String(parts[0]), separators.group) : String(parts[0])
    if parts.count == 2 { result += separators.decimal + parts[1] }
    return result
  }

  private static func grouped(_ digits: String, _ separator: String) -> String {
    guard digits.utf8.allSatisfy({ (48...57).contains($0) || $0 == 45 }) else { return digits }
    var result = ""
    let count = digits.hasPrefix("-") ? digits.utf8.count - 1 : digits.utf8.count
    for (index, digit) in digits.enumerated() {
      let position = index - (digits.utf8.count - count)
      if position > 0, (count - position).isMultiple(of: 3) { result += separator }
      result.append(digit)
    }
    return result
  }
}
