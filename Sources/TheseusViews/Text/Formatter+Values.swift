import Foundation

#if canImport(FoundationAdditions)
  import FoundationAdditions
#endif

/// A formatter of an app that reads texts too, for fields with a formatter.
///
/// On Apple's systems such a formatter overrides `getObjectValue(_:for:errorDescription:)`, which
/// Foundation on Linux lets no other module do. There it adopts this protocol instead, and its
/// method is no override.
public protocol ObjectValueReading: Formatter {
  /// Reads a text.
  /// - Parameters:
  ///   - object: receives the value.
  ///   - error: receives what is wrong with the text. A field does not show it.
  /// - Returns: whether the text stands for a value. If not, a field keeps its old one.
  func getObjectValue(
    _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

extension Formatter {
  /// The text of a value; nil where the formatter has none for it.
  func text(of value: Any) -> String? {
    #if !canImport(Darwin)
      // On Linux, asking these for the text of an object stops the process.
      switch self {
      case let formatter as ISO8601DateFormatter:
        return (value as? Date).map { formatter.string(from: $0) }
      case let formatter as LengthFormatter:
        return number(of: value).map { formatter.string(fromMeters: $0.doubleValue) }
      case let formatter as MassFormatter:
        return number(of: value).map { formatter.string(fromKilograms: $0.doubleValue) }
      case let formatter as EnergyFormatter:
        return number(of: value).map { formatter.string(fromJoules: $0.doubleValue) }
      default: break
      }
    #endif
    if let text = string(for: value) { return text }
    // A formatter of numbers may know fewer types than there are.
    guard self is NumberFormatter, let known = number(of: value) else { return nil }
    return string(for: known)
  }
}

/// The number that a value of any type is; nil for other values.
private func number(of value: Any) -> NSNumber? {
  switch value {
  case let value as any FixedWidthInteger:
    Int64(exactly: value).map { NSNumber(value: $0) }
      ?? UInt64(exactly: value).map { NSNumber(value: $0) }
  case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
  case let value as Decimal: NSDecimalNumber(decimal: value)
  default: value as? NSNumber
  }
}
