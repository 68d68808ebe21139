import Foundation

/// A number that can be interpolated into a `LocalizedStringKey`.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  /// The value as C's variadic functions take it.
  var _arg: _Arg { get }
  /// The value's placeholder in a string table's key.
  var _specifier: String { get }
}

extension _FormatSpecifiable {
  static var _kind: ArgumentSpan.Kind {
    switch Self.self {
    case is Int.Type, is Int64.Type: .int
    case is UInt.Type, is UInt64.Type: .unsigned
    case is Int8.Type, is Int16.Type, is Int32.Type: .int32
    case is UInt8.Type, is UInt16.Type, is UInt32.Type: .unsigned32
    case is Float.Type: .float
    case is Double.Type, is CGFloat.Type: .double
    default: .object
    }
  }

  /// The magnitude of a whole number, nil for other values.
  var _count: UInt? {
    func magnitude(_ value: some BinaryInteger) -> UInt { UInt(clamping: value.magnitude) }
    return (self as? any BinaryInteger).map { magnitude($0) }
  }

  func _append(to text: inout String) {
    switch self {
    case let value as any BinaryInteger: NumberFormat.append(value, to: &text)
    case let value as any BinaryFloatingPoint: NumberFormat.append(Double(value), to: &text)
    default: text += NumberFormat.string(_arg, format: _specifier)
    }
  }
}

extension Int: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
  public var _specifier: String { "%lld" }
}

extension Int64: _FormatSpecifiable {
  public var _arg: Int64 { self }
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  public var _arg: UInt64 { UInt64(self) }
  public var _specifier: String { "%llu" }
}

extension UInt64: _FormatSpecifiable {
  public var _arg: UInt64 { self }
  public var _specifier: String { "%llu" }
}

extension Int8: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  public var _arg: Int32 { self }
  public var _specifier: String { "%d" }
}

extension UInt8: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  public var _arg: UInt32 { self }
  public var _specifier: String { "%u" }
}

extension Float: _FormatSpecifiable {
  public var _arg: Float { self }
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  public var _arg: Double { self }
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  public var _arg: Double { Double(self) }
  public var _specifier: String { "%lf" }
}
