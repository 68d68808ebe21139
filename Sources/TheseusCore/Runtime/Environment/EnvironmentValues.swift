/// A key of the environment and its default value.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a position receives from its ancestors: one shared value for each scope.
public struct EnvironmentValues: CustomStringConvertible {
  private var entries: [ObjectIdentifier: EnvironmentEntry] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      (entries[ObjectIdentifier(key)] as? TypedEnvironmentEntry<Key.Value>)?.value
        ?? Key.defaultValue
    }
    set { entries[ObjectIdentifier(key)] = TypedEnvironmentEntry(newValue) }
  }

  /// An object stored under its own type, for `@Environment(Model.self)` and `@EnvironmentObject`
  /// (R54).
  public subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { (entries[ObjectIdentifier(type)] as? TypedEnvironmentEntry<Object?>)?.value }
    set { entries[ObjectIdentifier(type)] = TypedEnvironmentEntry(newValue) }
  }

  static func areEqual(_ a: EnvironmentValues, _ b: EnvironmentValues) -> Bool {
    guard a.entries.count == b.entries.count else { return false }
    for (key, entry) in a.entries {
      guard let other = b.entries[key], entry === other || entry.isEqual(to: other) else {
        return false
      }
    }
    return true
  }

  public var description: String { "EnvironmentValues(\(entries.count) set)" }
}

class EnvironmentEntry {
  func isEqual(to other: EnvironmentEntry) -> Bool { false }
}

final class TypedEnvironmentEntry<Value>: EnvironmentEntry {
  let value: Value
  init(_ value: Value) { self.value = value }

  override func isEqual(to other: EnvironmentEntry) -> Bool {
    guard let other = other as? TypedEnvironmentEntry<Value> else { return false }
    return ViewComparison.areEqualContents(value, other.value)
  }
}
