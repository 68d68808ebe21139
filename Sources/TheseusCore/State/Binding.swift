/// A way to read and write a value that something else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: @unchecked Sendable {
  let location: AnyLocation<Value>
  /// The transaction under which writes through this binding are made; `nil` for the ambient one.
  var ownTransaction: Transaction?

  nonisolated init(location: AnyLocation<Value>, _ transaction: Transaction? = nil) {
    self.location = location
    ownTransaction = transaction
  }

  /// A binding from two closures. Never equal to another (R40).
  nonisolated public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: { value, _ in set(value) })
  }

  nonisolated public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  nonisolated public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding whose value never changes; writes are dropped.
  nonisolated public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  public var wrappedValue: Value {
    get { location.follow() }
    nonmutating set {
      guard let ownTransaction else { return location.set(newValue, .current) }
      ownTransaction.inRunningClosure().whileCompletionsWait { location.set(newValue, $0) }
    }
  }

  public var projectedValue: Binding<Value> { self }

  /// The transaction under which the binding writes: an update of its own once it is set. What it
  /// does not set is that of the closure in which the write is made (R26).
  nonisolated public var transaction: Transaction {
    get { ownTransaction ?? Transaction() }
    set { ownTransaction = newValue.inGroupOfItsOwn() }
  }

  /// A binding to a part of the value. Equal to another of the same cell and key path (R40).
  nonisolated public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    Binding<Subject>(location: KeyPathLocation(base: location, keyPath: keyPath), ownTransaction)
  }

  /// The same binding, which writes under `transaction`, as if it were set (R26).
  nonisolated public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.ownTransaction = transaction.inGroupOfItsOwn()
    return binding
  }

  /// The same binding, whose writes are animated (R26). The rest of its transaction stays.
  nonisolated public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}

extension Binding: DynamicProperty {
  public static func _makeBox(_ field: UnsafeMutablePointer<Self>, _ site: PropertySite)
    -> PropertyBox?
  { nil }
}

extension Binding {
  /// A binding to a value as an optional; writing nil is ignored.
  nonisolated public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      location: MappedLocation(base.location, get: { $0 }, set: { $0 }), base.ownTransaction)
  }

  /// A binding to the value of an optional, or nil when it is nil. A write is dropped after the
  /// optional has become nil, or has got an `Identifiable` value with another id (R80).
  nonisolated public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      location: UnwrappedLocation(base.location, value, UnwrappedLocation.identity),
      base.ownTransaction)
  }

  /// The same binding, which is stale once the value has another id (R80).
  nonisolated package func checked<ID: Hashable>(by identify: @escaping (Value) -> ID) -> Self {
    let base = Binding<Value?>(self)
    return Binding(
      location: UnwrappedLocation(base.location, wrappedValue) { AnyHashable(identify($0)) },
      ownTransaction)
  }

  nonisolated public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      location: MappedLocation(
        base.location, get: { AnyHashable($0) }, set: { $0.base as? Wrapped }),
      base.ownTransaction)
  }
}
