import Foundation

/// The values of fields with a formatter.
enum FormattedValue {
  static func text<Value>(of value: Value, _ formatter: Formatter) -> String {
    if let text = formatter.string(for: value) { return text }
    // A formatter of numbers may know fewer types than there are.
    guard formatter is NumberFormatter, let number = number(of: value) else { return "" }
    return formatter.string(for: number) ?? ""
  }

  private static func number<Value>(of value: Value) -> NSNumber? {
    switch value {
    case let value as any FixedWidthInteger:
      Int64(exactly: value).map { NSNumber(value: $0) }
        ?? UInt64(exactly: value).map { NSNumber(value: $0) }
    case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
    case let value as Decimal: NSDecimalNumber(decimal: value)
    default: nil
    }
  }

  /// The value that a text stands for; nil where it is none of the type.
  /// An empty text is no value where the type has that.
  static func read<Value>(_ text: String, _ formatter: Formatter, as type: Value.Type) -> Value? {
    if text.isEmpty, formatter is NumberFormatter || formatter is DateFormatter,
      let type = type as? any ExpressibleByNilLiteral.Type
    {
      return type.init(nilLiteral: ()) as? Value
    }
    return switch formatter {
    case let formatter as NumberFormatter:
      formatter.number(from: text).flatMap { convert($0, to: type) }
    case let formatter as DateFormatter: formatter.date(from: text) as? Value
    default: text as? Value
    }
  }

  /// The number as one of the type, if it is exactly one.
  fileprivate static func convert<Value>(_ number: NSNumber, to type: Value.Type) -> Value? {
    switch type {
    case let type as any FixedWidthInteger.Type: type.exactly(number) as? Value
    case let type as any BinaryFloatingPoint.Type: type.nearest(number) as? Value
    case is Decimal.Type: number.decimalValue as? Value
    case let type as any OptionalNumber.Type: type.convert(number) as? Value
    default: number as? Value
    }
  }
}

extension FixedWidthInteger {
  fileprivate static func exactly(_ number: NSNumber) -> Self? {
    Self(number.stringValue) ?? Self(exactly: number.doubleValue)
  }
}

extension BinaryFloatingPoint {
  fileprivate static func nearest(_ number: NSNumber) -> Self { Self(number.doubleValue) }
}

/// An optional of a type of numbers.
private protocol OptionalNumber {
  static func convert(_ number: NSNumber) -> Self?
}

extension Optional: OptionalNumber {
  fileprivate static func convert(_ number: NSNumber) -> Wrapped?? {
    FormattedValue.convert(number, to: Wrapped.self).map { .some($0) }
  }
}
