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
  private let lock = Mutex<Void>(())
  /// Guarded by `lock`.
  private nonisolated(unsafe) var known: Known

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
    known = Known(id: id, position: position, value: value)
  }

  override func get() -> Base.Element {
    let collection = base.get()
    let known = present
    guard let position = find(known, in: collection) else { return known.value }
    return collection[position]
  }

  override func set(_ value: Base.Element, _ transaction: Transaction) {
    var collection = base.get()
    let known = present
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
    lock.withLock { _ in known = Known(id: id, position: position, value: value) }
  }

  override func isEqual(to other: AnyLocation<Base.Element>) -> Bool {
    guard let other = other as? IdentifiedElementLocation<Base, ID> else { return false }
    return present.id == other.present.id && base.isEqual(to: other.base)
  }

  private var present: Known {
    lock.withLock { _ in
      // The lock proves that no other thread writes it.
      nonisolated(unsafe) let known = known
      return known
    }
  }

  private func find(_ known: Known, in collection: Base) -> Base.Index? {
    let id = known.id
    guard let found = collection.index(nearest: known.position, where: { identify($0) == id })
    else { return nil }
    if found != known.position {
      lock.withLock { _ in if self.known.id == id { self.known.position = found } }
    }
    return found
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
