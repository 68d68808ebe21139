/// A collection whose elements have keys, and whose positions are invalid after a key is added or
/// removed: the values of a dictionary.
protocol KeyedElements: MutableCollection {
  associatedtype Key: Hashable
  func key(at position: Index) -> Key
  func position(of key: Key) -> Index?
}

extension Dictionary.Values: KeyedElements {
  // A dictionary's values are the dictionary seen in another way, and have nothing else in them.
  private var dictionary: [Key: Value] { unsafeBitCast(self, to: [Key: Value].self) }

  func key(at position: Index) -> Key { dictionary[position].key }
  func position(of key: Key) -> Index? { dictionary.index(forKey: key) }
}

extension TypeDeclaration {
  /// The one type of `KeyedElements`, found without a conformance lookup.
  static let dictionaryValues = TypeDeclaration(Dictionary<Int, Int>.Values.self)
}

/// The value of one key. Once the key is removed, reads return the last value and writes are
/// dropped with an issue (R80).
final class KeyedElementLocation<Base: KeyedElements>: AnyLocation<Base.Element>,
  @unchecked Sendable
{
  override var root: AnyObject { base.root }
  override var objectProperty: (object: AnyObject, keyPath: AnyKeyPath)? { base.objectProperty }
  override var mayReadObservables: Bool { base.mayReadObservables }
  override var home: ViewRuntime? { base.home }
  private let base: AnyLocation<Base>
  private let key: Base.Key
  private let last: LastValue<Base.Element>

  init(_ base: AnyLocation<Base>, _ position: Base.Index) {
    self.base = base
    let collection = base.get()
    key = collection.key(at: position)
    last = LastValue(collection[position])
  }

  override func get() -> Base.Element {
    let collection = base.get()
    guard let position = collection.position(of: key) else { return last.value }
    let value = collection[position]
    last.replace(with: value)
    return value
  }

  override func set(_ value: Base.Element, _ transaction: Transaction) {
    var collection = base.get()
    guard let position = collection.position(of: key) else {
      return RuntimeIssues.reportStaleBinding(to: Base.Element.self, home)
    }
    collection[position] = value
    base.set(collection, transaction)
  }

  override func isEqual(to other: AnyLocation<Base.Element>) -> Bool {
    guard let other = other as? KeyedElementLocation<Base> else { return false }
    return key == other.key && base.isEqual(to: other.base)
  }
}
