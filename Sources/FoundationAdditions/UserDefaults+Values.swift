import Foundation

extension UserDefaults {
  /// Stores a property list value, or removes it with nil; `set(_:forKey:)` by the name that
  /// key-value coding has for it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value of a key, as `object(forKey:)` returns it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
