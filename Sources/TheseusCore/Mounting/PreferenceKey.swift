/// A value that views hand up to those that contain them (R65).
public protocol PreferenceKey {
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
  /// Combines the values of siblings, in written order. Not asked where there is only one.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
