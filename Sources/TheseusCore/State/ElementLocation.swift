/// One element of a collection, by position. Where there is none, reads return the last value and
/// writes are dropped with an issue (R80).
final class ElementLocation<Base: MutableCollection>: AnyLocation<Base.Element>, @unchecked Sendable
{
  override var root: AnyObject { base.root }
  override var mayReadObservables: Bool { base.mayReadObservables }
  override var home: ViewRuntime? { base.home }
  private let base: AnyLocation<Base>
  private let position: Base.Index
  private let last: LastValue<Base.Element>

  init(_ base: AnyLocation<Base>, _ position: Base.Index) {
    self.base = base
    self.position = position
    last = LastValue(base.get()[position])
  }

  override func get() -> Base.Element {
    let collection = base.get()
    guard collection.has(position) else { return last.value }
    let value = collection[position]
    last.replace(with: value)
    return value
  }

  override func set(_ value: Base.Element, _ transaction: Transaction) {
    var collection = base.get()
    guard collection.has(position) else {
      return RuntimeIssues.reportStaleBinding(to: Base.Element.self, home)
    }
    collection[position] = value
    base.set(collection, transaction)
  }

  override func isEqual(to other: AnyLocation<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return position == other.position && base.isEqual(to: other.base)
  }

  override func identified<ID: Hashable>(by identify: @escaping (Base.Element) -> ID)
    -> AnyLocation<Base.Element>
  {
    let element = get()
    return IdentifiedElementLocation(base, position, identify(element), element, identify)
  }
}
