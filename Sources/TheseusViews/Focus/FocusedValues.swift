import Foundation
import Observation
import TheseusCore

/// A key of `FocusedValues`.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the focused view and its ancestors provide to the rest of the app, such as menu
/// commands.
public struct FocusedValues {
  private var entries: [ObjectIdentifier: Any] = [:]

  init() {}

  var isEmpty: Bool { entries.isEmpty }

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { entries[ObjectIdentifier(key)] as? Key.Value }
    set { entries[ObjectIdentifier(key)] = newValue }
  }

  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { entries[ObjectIdentifier(type)] as? Object }
    set { entries[ObjectIdentifier(type)] = newValue }
  }
}

private struct FocusedValuesKey: EnvironmentKey {
  static var defaultValue: FocusedValues { FocusedValues() }
}

extension EnvironmentValues {
  /// Set at the root, by the frontmost window.
  var focusedValues: FocusedValues {
    get { self[FocusedValuesKey.self] }
    set { self[FocusedValuesKey.self] = newValue }
  }
}

/// A value of the focused view or of an enclosing one; nil when none is set.
@propertyWrapper
public struct FocusedValue<Value> {
  @Environment(\.focusedValues) private var values
  private let read: (FocusedValues) -> Value?

  nonisolated public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The object that the focused view sets with `focusedValue(_:)`.
  nonisolated public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: objectType] }
  }

  public var wrappedValue: Value? { read(values) }
}

extension FocusedValue: DynamicProperty {}

/// The value of the focused view's binding, for reading and writing; nil when none is set.
@propertyWrapper
public struct FocusedBinding<Value> {
  @Environment(\.focusedValues) private var values
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>

  nonisolated public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value? {
    get { values[keyPath: keyPath]?.wrappedValue }
    nonmutating set { if let newValue { values[keyPath: keyPath]?.wrappedValue = newValue } }
  }

  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension FocusedBinding: DynamicProperty {}
