import Synchronization

/// One element of a collection, found by its id wherever it is. Once the element is removed, reads
/// return its last value and writes are dropped with an issue (R80).
///
/// A write may change the id, as typing in a row of `ForEach($words, id: \.self)` does. The
/// location then finds the element by its new id.
final class IdentifiedElementLocation<Base: MutableCollection, ID: Hashable>: AnyLocation<
  Base.Element
>, @unchecked Sendable
{
  override var root: AnyObject { base.root }
  override var mayReadObservables: Bool { base.mayReadObservables }
  override var home: ViewRuntime? { base.home }
  private let base: AnyLocation<Base>
  private let identify: (Base.Element) -> ID
  /// Whether other elements have the same id (R7): then the position tells them apart.
  private let isRepeated: Bool
  private let known: LastValue<Known>

  /// The element's id, its last known position, and the value to return after its removal.
  private struct Known {
    var id: ID
    var position: Base.Index
    var value: Base.Element
  }

  init(
    _ base: AnyLocation<Base>, _ position: Base.Index, _ id: ID, _ value: Base.Element,
    _ identify: @escaping (Base.Element) -> ID
  ) {
    self.base = base
    self.identify = identify
    isRepeated = RepeatedIDs.areMet
    known = LastValue(Known(id: id, position: position, value: value))
  }

  override func get() -> Base.Element {
    let collection = base.get()
    let known = known.value
    guard let position = find(known, in: collection) else { return known.value }
    let value = collection[position]
    self.known.replace(with: Known(id: known.id, position: position, value: value)) {
      $0.id == known.id
    }
    return value
  }

  override func set(_ value: Base.Element, _ transaction: Transaction) {
    var collection = base.get()
    let known = known.value
    guard let position = find(known, in: collection) else {
      return RuntimeIssues.reportStaleBinding(to: Base.Element.self, home)
    }
    collection[position] = value
    base.set(collection, transaction)
    note(value, at: position, replacing: known.id)
  }

  /// Records a written element. A new id counts only when the element has it now: the write may
  /// have been refused.
  private func note(_ value: Base.Element, at position: Base.Index, replacing old: ID) {
    let id = identify(value)
    if id != old {
      let collection = base.get()
      guard collection.has(position), identify(collection[position]) == id else { return }
    }
    known.replace(with: Known(id: id, position: position, value: value))
  }

  override func isEqual(to other: AnyLocation<Base.Element>) -> Bool {
    guard let other = other as? IdentifiedElementLocation<Base, ID> else { return false }
    let (known, otherKnown) = (known.value, other.known.value)
    guard known.id == otherKnown.id, base.isEqual(to: other.base) else { return false }
    return !(isRepeated || other.isRepeated) || known.position == otherKnown.position
  }

  override func identified<Other: Hashable>(by identify: @escaping (Base.Element) -> Other)
    -> AnyLocation<Base.Element>
  {
    guard RepeatedIDs.areMet, !isRepeated else { return self }
    let known = known.value
    return IdentifiedElementLocation(
      base, known.position, known.id, known.value, self.identify)
  }

  private func find(_ known: Known, in collection: Base) -> Base.Index? {
    let id = known.id
    return collection.index(nearest: known.position) { identify($0) == id }
  }
}

/// Whether the content closure of a `ForEach` runs whose elements have repeated ids (R7).
enum RepeatedIDs {
  private static let flag = Atomic<Bool>(false)

  static var areMet: Bool { flag.load(ordering: .relaxed) }

  /// Runs the closure for an element of such a `ForEach`.
  @MainActor
  static func whileMet<Result>(_ body: () -> Result) -> Result {
    let outer = flag.exchange(true, ordering: .relaxed)
    defer { flag.store(outer, ordering: .relaxed) }
    return body()
  }
}

extension Collection {
  /// Whether there is an element at `position`, an index of this or of an earlier value.
  func has(_ position: Index) -> Bool { position >= startIndex && position < endIndex }

  /// The matching position that is nearest to `hint`: an insertion or a removal usually moves an
  /// element by a few positions.
  func index(nearest hint: Index, where matches: (Element) -> Bool) -> Index? {
    if has(hint), matches(self[hint]) { return hint }
    guard self is any BidirectionalCollection else { return firstIndex(where: matches) }
    var upper = Swift.min(Swift.max(hint, startIndex), endIndex)
    var lower = upper
    while lower > startIndex || upper < endIndex {
      if lower > startIndex {
        lower = index(lower, offsetBy: -1)
        if matches(self[lower]) { return lower }
      }
      if upper < endIndex {
        if matches(self[upper]) { return upper }
        upper = index(after: upper)
      }
    }
    return nil
  }
}
