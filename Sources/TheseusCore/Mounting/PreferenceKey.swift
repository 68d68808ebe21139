/// A value that views pass up to their containers (R65).
public protocol PreferenceKey {
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
  /// Combines the values of siblings, in written order. Not called for a single value.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
