import Foundation

/// The values of fields with a formatter.
enum FormattedValue {
  /// The value that a text stands for; nil where it is none of the type.
  /// An empty text is no value where the type has that.
  static func read<Value>(_ text: String, _ formatter: Formatter, as type: Value.Type) -> Value? {
    if text.isEmpty,
      formatter is NumberFormatter || formatter is DateFormatter
        || formatter is ISO8601DateFormatter,
      let type = type as? any ExpressibleByNilLiteral.Type
    {
      return type.init(nilLiteral: ()) as? Value
    }
    return switch formatter {
    case let formatter as any ObjectValueReading: object(of: text, formatter, as: type)
    case let formatter as NumberFormatter:
      formatter.number(from: text).flatMap { convert($0, to: type) }
    case let formatter as DateFormatter: formatter.date(from: text) as? Value
    case let formatter as ISO8601DateFormatter: formatter.date(from: text) as? Value
    default: text as? Value
    }
  }

  /// The value that an app's formatter reads.
  private static func object<Value>(
    of text: String, _ formatter: any ObjectValueReading, as type: Value.Type
  ) -> Value? {
    var object: AnyObject?
    var error: NSString?
    guard formatter.getObjectValue(&object, for: text, errorDescription: &error) else { return nil }
    // On Linux an object of Foundation is not always the value that it stands for.
    return switch object {
    case let value as Value: value
    case let number as NSNumber: convert(number, to: type)
    case let string as NSString: string.description as? Value
    case let date as NSDate:
      Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate) as? Value
    default: nil
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
