/// A value that a view gives to the layout it is in.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
