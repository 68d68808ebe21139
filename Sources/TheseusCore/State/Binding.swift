/// A way to read and write a value that something else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: @unchecked Sendable {
  let location: AnyLocation<Value>
  /// The transaction under which writes through this binding are made; `nil` for the ambient one.
  var ownTransaction: Transaction?

  nonisolated init(location: AnyLocation<Value>) { self.location = location }

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
    nonmutating set { location.set(newValue, ownTransaction ?? Transaction.current) }
  }

  public var projectedValue: Binding<Value> { self }

  nonisolated public var transaction: Transaction {
    get { ownTransaction ?? Transaction() }
    set { ownTransaction = newValue }
  }

  /// A binding to a part of the value. Equal to another of the same cell and key path (R40).
  nonisolated public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    var binding = Binding<Subject>(location: KeyPathLocation(base: location, keyPath: keyPath))
    binding.ownTransaction = ownTransaction
    return binding
  }

  /// The same binding, writing under `transaction`: an update of its own (R26).
  nonisolated public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.ownTransaction = transaction.inGroupOfItsOwn()
    return binding
  }

  nonisolated public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
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
    self.init(location: MappedLocation(base.location, get: { $0 }, set: { $0 }))
  }

  /// A binding to what an optional holds, or nil where it holds nothing. A write after it has
  /// become nil is dropped (R80).
  nonisolated public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(location: UnwrappedLocation(base.location, last: value))
  }

  nonisolated public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      location: MappedLocation(
        base.location, get: { AnyHashable($0) }, set: { $0.base as? Wrapped }))
  }
}

extension Binding: Identifiable where Value: Identifiable {
  nonisolated public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  nonisolated public var startIndex: Index { wrappedValue.startIndex }
  nonisolated public var endIndex: Index { wrappedValue.endIndex }
  nonisolated public var indices: Value.Indices { wrappedValue.indices }
  nonisolated public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  nonisolated public func formIndex(after index: inout Index) {
    index = wrappedValue.index(after: index)
  }

  /// A binding to one element; checked by position at each use: a read of one that is gone gives
  /// the last value, a write is dropped (R80).
  nonisolated public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: ElementLocation(location, position))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  nonisolated public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
  nonisolated public func formIndex(before index: inout Index) {
    index = wrappedValue.index(before: index)
  }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
