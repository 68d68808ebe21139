/// One element of a collection, found again by its id when it has moved. Once it is gone, reads
/// give the last value and writes are dropped with an issue (R80).
final class IdentifiedElementLocation<Base: MutableCollection, ID: Hashable>: AnyLocation<
  Base.Element
>, @unchecked Sendable
{
  override var root: AnyObject { base.root }
  override var mayReadObservables: Bool { base.mayReadObservables }
  private let base: AnyLocation<Base>
  private let hint: Base.Index
  private let id: ID
  private let identify: (Base.Element) -> ID
  private let last: Base.Element

  init(
    _ base: AnyLocation<Base>, _ hint: Base.Index, _ id: ID,
    _ identify: @escaping (Base.Element) -> ID
  ) {
    self.base = base
    self.hint = hint
    self.id = id
    self.identify = identify
    last = base.get()[hint]
  }

  override func get() -> Base.Element {
    let collection = base.get()
    return position(in: collection).map { collection[$0] } ?? last
  }

  override var home: ViewRuntime? { base.home }

  override func set(_ value: Base.Element, _ transaction: Transaction) {
    var collection = base.get()
    guard let position = position(in: collection) else {
      return RuntimeIssues.reportStaleBinding(to: Base.Element.self, home)
    }
    collection[position] = value
    base.set(collection, transaction)
  }

  override func isEqual(to other: AnyLocation<Base.Element>) -> Bool {
    guard let other = other as? IdentifiedElementLocation<Base, ID> else { return false }
    return id == other.id && base.isEqual(to: other.base)
  }

  private func position(in collection: Base) -> Base.Index? {
    if hint >= collection.startIndex, hint < collection.endIndex, identify(collection[hint]) == id {
      return hint
    }
    return collection.firstIndex { identify($0) == id }
  }
}
