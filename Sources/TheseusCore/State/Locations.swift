/// A pair of closures. Never equal, not even to itself: the closures may read anything (R40).
final class ClosureLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  override func get() -> Value { read() }
  override func isEqual(to other: AnyLocation<Value>) -> Bool { false }
  override var mayReadObservables: Bool { true }

  override func set(_ value: Value, _ transaction: Transaction) {
    // The closure's writes belong to the transaction of the binding.
    Transaction.write(transaction) { write(value, transaction) }
  }
}

final class ConstantLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
}

/// A part of another location's value.
final class KeyPathLocation<Base, Value>: AnyLocation<Value>, @unchecked Sendable {
  override var root: AnyObject { base.root }
  override var objectProperty: (object: AnyObject, keyPath: AnyKeyPath)? { base.objectProperty }
  private let base: AnyLocation<Base>
  private let keyPath: WritableKeyPath<Base, Value>
  /// The same path where it goes through an object: a write then changes the object in place.
  private let reference: ReferenceWritableKeyPath<Base, Value>?

  init(base: AnyLocation<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
    reference = keyPath as? ReferenceWritableKeyPath<Base, Value>
  }

  override var mayReadObservables: Bool { reference != nil || base.mayReadObservables }

  override func get() -> Value { base.get()[keyPath: keyPath] }

  override var home: ViewRuntime? { base.home }

  override func set(_ value: Value, _ transaction: Transaction) {
    if let reference {
      let object = base.get()
      Transaction.write(transaction) { object[keyPath: reference] = value }
      // An owner that announces each write, such as a `@Published` property, announces this one.
      return base.set(object, transaction)
    }
    var whole = base.get()
    whole[keyPath: keyPath] = value
    base.set(whole, transaction)
  }

  override func isEqual(to other: AnyLocation<Value>) -> Bool {
    guard let other = other as? KeyPathLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && base.isEqual(to: other.base)
  }
}

/// Another location seen through a pair of conversions that belong to the types, not to a closure
/// of the user's.
final class MappedLocation<Base, Value>: AnyLocation<Value>, @unchecked Sendable {
  override var root: AnyObject { base.root }
  override var objectProperty: (object: AnyObject, keyPath: AnyKeyPath)? { base.objectProperty }
  override var mayReadObservables: Bool { base.mayReadObservables }
  private let base: AnyLocation<Base>
  private let convert: (Base) -> Value
  private let invert: (Value) -> Base?

  init(_ base: AnyLocation<Base>, get: @escaping (Base) -> Value, set: @escaping (Value) -> Base?) {
    self.base = base
    convert = get
    invert = set
  }

  override func get() -> Value { convert(base.get()) }

  override var home: ViewRuntime? { base.home }

  override func set(_ value: Value, _ transaction: Transaction) {
    if let value = invert(value) { base.set(value, transaction) }
  }

  override func isEqual(to other: AnyLocation<Value>) -> Bool {
    (other as? MappedLocation<Base, Value>).map { base.isEqual(to: $0.base) } ?? false
  }
}
