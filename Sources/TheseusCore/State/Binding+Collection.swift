extension Binding: Identifiable where Value: Identifiable {
  nonisolated public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias SubSequence = Slice<Binding<Value>>

  /// A binding to each element. `Identifiable` elements are found by their ids: a binding that is
  /// stored, filtered or sorted writes its own element or none (R80).
  nonisolated public func makeIterator() -> Iterator { Iterator(self) }
}

extension Binding where Value: MutableCollection {
  /// Iterates over the elements that the collection has when the iteration starts.
  public struct Iterator: IteratorProtocol {
    private let elements: Value
    private let location: ElementFinder
    private let transaction: Transaction?
    private var position: Value.Index

    nonisolated init(_ binding: Binding<Value>) {
      elements = binding.wrappedValue
      position = elements.startIndex
      transaction = binding.ownTransaction
      location = Binding.makeFinder(binding.location)
    }

    nonisolated public mutating func next() -> Binding<Value.Element>? {
      guard position < elements.endIndex else { return nil }
      defer { position = elements.index(after: position) }
      return Binding<Value.Element>(location: location(position, elements[position]), transaction)
    }
  }

  /// Makes the location of an element, given its position and value.
  fileprivate typealias ElementFinder = (Value.Index, Value.Element) -> AnyLocation<Value.Element>

  /// `Identifiable` elements are found by their ids, the values of a dictionary by their keys,
  /// others by position.
  nonisolated fileprivate static func makeFinder(_ base: AnyLocation<Value>) -> ElementFinder {
    if TypeDeclaration(Value.self) == .dictionaryValues {
      return { position, _ in Binding.elementLocation(base, position) }
    }
    guard let type = Value.Element.self as? any Identifiable.Type else {
      return { position, _ in ElementLocation(base, position) }
    }
    return makeFinder(base, identifying: type)
  }

  /// - Parameter type: the type of the elements.
  nonisolated private static func makeFinder<Identified: Identifiable>(
    _ base: AnyLocation<Value>, identifying type: Identified.Type
  ) -> ElementFinder {
    let identify: (Value.Element) -> Identified.ID = {
      unsafeBitCast($0, to: Identified.self).id
    }
    return { IdentifiedElementLocation(base, $0, identify($1), $1, identify) }
  }
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

  /// A binding to the element that is at a position now, for the algorithms of collections: `map`,
  /// `first`, `reversed` and slices find `Identifiable` elements by their ids, as iteration does
  /// (R80). `$items[i]` is the subscript below.
  nonisolated public subscript(position: Index) -> Binding<Value.Element> {
    let element = location.get()[position]
    return Binding<Value.Element>(
      location: Self.makeFinder(location)(position, element), ownTransaction)
  }
}

// It has one more constraint than the conformance's subscript, so that it is preferred wherever the
// type is known; algorithms call the conformance's.
extension Binding where Value: MutableCollection, Value.Index: Hashable {
  /// A binding to the element at a position, whichever that is at each use. Where there is none, a
  /// read returns the last value and a write is dropped (R80).
  nonisolated public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: Self.elementLocation(location, position), ownTransaction)
  }
}

extension Binding where Value: MutableCollection {
  /// The element at a position; of a dictionary's values, the value of the key that is there.
  nonisolated fileprivate static func elementLocation(
    _ base: AnyLocation<Value>, _ position: Value.Index
  ) -> AnyLocation<Value.Element> {
    guard TypeDeclaration(Value.self) == .dictionaryValues,
      let type = Value.self as? any KeyedElements.Type
    else {
      return ElementLocation(base, position)
    }
    return keyed(type, base, position) ?? ElementLocation(base, position)
  }

  /// - Parameter type: the type of the collection.
  nonisolated private static func keyed<Keyed: KeyedElements>(
    _ type: Keyed.Type, _ base: AnyLocation<Value>, _ position: Value.Index
  ) -> AnyLocation<Value.Element>? {
    guard let base = base as? AnyLocation<Keyed>, let position = position as? Keyed.Index else {
      return nil
    }
    return KeyedElementLocation(base, position) as? AnyLocation<Value.Element>
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

extension Binding where Value: MutableCollection {
  /// A binding to the element at `position`, found by its id at each use.
  nonisolated func element<ID: Hashable>(
    at position: Value.Index, _ id: ID, _ value: Value.Element,
    identifiedBy identify: @escaping (Value.Element) -> ID
  ) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: IdentifiedElementLocation(location, position, id, value, identify), ownTransaction)
  }

  /// A binding to each element, found by its id at each use.
  nonisolated package func elements<ID: Hashable>(
    identifiedBy identify: @escaping (Value.Element) -> ID
  ) -> [Binding<Value.Element>] {
    let elements = wrappedValue
    return elements.indices.map {
      element(at: $0, identify(elements[$0]), elements[$0], identifiedBy: identify)
    }
  }
}

/// A binding with any type of value.
protocol ElementBinding {
  /// The same binding; where it finds an element of a collection by position, one that finds it by
  /// its id.
  func identified<ID: Hashable>(by identify: @escaping (Self) -> ID) -> Self
}

extension Binding: ElementBinding {
  func identified<ID: Hashable>(by identify: @escaping (Self) -> ID) -> Self {
    Binding(location: location.identified { identify(.constant($0)) }, ownTransaction)
  }
}
