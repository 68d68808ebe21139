import Foundation

/// A message whose interpolated values may be private: `"\(name, privacy: .public)"`.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// How an interpolated integer is written.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let uppercase: Bool
  let prefix: String
  let minDigits: Int
  let explicitPositiveSign: Bool

  private init(
    radix: Int = 10, uppercase: Bool = false, prefix: String = "", minDigits: Int = 0,
    explicitPositiveSign: Bool = false
  ) {
    self.radix = radix
    self.uppercase = uppercase
    self.prefix = prefix
    self.minDigits = minDigits
    self.explicitPositiveSign = explicitPositiveSign
  }

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0)
    -> OSLogIntegerFormatting
  {
    OSLogIntegerFormatting(minDigits: minDigits, explicitPositiveSign: explicitPositiveSign)
  }
  public static var hex: OSLogIntegerFormatting { hex() }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, uppercase: uppercase, prefix: includePrefix ? "0x" : "", minDigits: minDigits,
      explicitPositiveSign: explicitPositiveSign)
  }
  public static var octal: OSLogIntegerFormatting { octal() }
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, prefix: includePrefix ? "0" : "", minDigits: minDigits,
      explicitPositiveSign: explicitPositiveSign)
  }

  func text<Value: FixedWidthInteger>(of value: Value) -> String {
    var digits = String(value.magnitude, radix: radix, uppercase: uppercase)
    if digits.utf8.count < minDigits {
      digits = String(repeating: "0", count: minDigits - digits.utf8.count) + digits
    }
    let sign = value < 0 ? "-" : explicitPositiveSign ? "+" : ""
    return sign + prefix + digits
  }
}

/// What an interpolated integer counts.
public enum OSLogIntExtendedFormat: Sendable {
  case bitrate, bitrateIEC, byteCount, byteCountIEC

  /// The number in the largest unit of which there is at least one: `4.72 kB`, `4.61 KiB`.
  func text(of value: Int) -> String {
    let isBinary = self == .bitrateIEC || self == .byteCountIEC
    let isRate = self == .bitrate || self == .bitrateIEC
    let base = isBinary ? 1024.0 : 1000.0
    let prefixes =
      isBinary ? ["", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"] : ["", "k", "M", "G", "T", "P", "E"]
    var amount = Double(value)
    var step = 0
    while abs(amount) >= base, step < prefixes.count - 1 {
      amount /= base
      step += 1
    }
    let digits = step == 0 ? "\(value)" : String(format: "%.2f", amount)
    return "\(digits) \(prefixes[step])\(isRate ? "bps" : "B")"
  }
}

/// How an interpolated floating-point number is written.
public struct OSLogFloatFormatting: Sendable {
  let conversion: String
  let precision: Int?
  let explicitPositiveSign: Bool

  public static var fixed: OSLogFloatFormatting { fixed() }
  public static func fixed(
    precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: "f", precision: precision, explicitPositiveSign: explicitPositiveSign)
  }
  public static var exponential: OSLogFloatFormatting { exponential() }
  public static func exponential(
    precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? "E" : "e", precision: precision,
      explicitPositiveSign: explicitPositiveSign)
  }
  public static var hybrid: OSLogFloatFormatting { hybrid() }
  public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false)
    -> OSLogFloatFormatting
  {
    OSLogFloatFormatting(
      conversion: uppercase ? "G" : "g", precision: nil, explicitPositiveSign: explicitPositiveSign)
  }

  func text(of value: Double) -> String {
    let digits = precision.map { ".\(max(0, $0))" } ?? ""
    return String(
      format: "%\(explicitPositiveSign ? "+" : "")\(digits)\(conversion)", value)
  }
}

/// How an interpolated truth value is written.
public enum OSLogBoolFormat: Sendable { case truth, answer }

/// The space that an interpolated value takes at least.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let leads: Bool

  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, leads: false) }
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, leads: false)
  }
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, leads: true)
  }

  func text(of value: String) -> String {
    let missing = columns - value.count
    guard missing > 0 else { return value }
    let space = String(repeating: " ", count: missing)
    return leads ? space + value : value + space
  }
}

/// Gathers the text of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + interpolationCount * 8)
  }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func append(
    _ value: @autoclosure () -> String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy,
    isText: Bool
  ) {
    text += align.text(of: privacy.text(of: value(), isText: isText))
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value(), align, privacy, isText: true)
  }

  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: value()), align, privacy, isText: false)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Int, format: OSLogIntExtendedFormat,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: value()), .none, privacy, isText: false)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: value()), align, privacy, isText: false)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: Double(value())), align, privacy, isText: false)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    let words = format == .truth ? ("true", "false") : ("YES", "NO")
    append(value() ? words.0 : words.1, .none, privacy, isText: false)
  }

  @_disfavoredOverload
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value().description, align, privacy, isText: true)
  }

  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: value()), align, privacy, isText: false)
  }

  /// Objects and other values, which Apple's systems log when they are Objective-C objects.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Any?, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value().map { "\($0)" } ?? "(null)", align, privacy, isText: true)
  }
}
