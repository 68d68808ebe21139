/// A property wrapper whose value is stored under a key.
@MainActor
protocol StorageWrapper: DynamicProperty, ComparedByItself {
  associatedtype Value
  nonisolated var property: StoredProperty<Value> { get }
  var cell: StorageCell<Value>? { get set }
  func makeCell(_ site: PropertySite) -> StorageCell<Value>
}

/// A view whose property has another key must run its body; the default value does not count (R20).
extension StorageWrapper {
  nonisolated static func makeComparer() -> Comparer? { StorageComparer<Self>() }
}

private final class StorageComparer<Wrapper: StorageWrapper>: Comparer, @unchecked Sendable {
  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: Wrapper.self).pointee.property.key
      == b.assumingMemoryBound(to: Wrapper.self).pointee.property.key
  }
}

/// Connects a cell to the wrapper's field. A property that gets another key gets another cell.
@MainActor
final class StorageBox<Wrapper: StorageWrapper>: PropertyBox {
  private var cell: StorageCell<Wrapper.Value>
  private unowned let owner: OwnerNode
  private let declaringType: Any.Type
  private let name: String
  private let ordinal: Int

  init(_ wrapper: Wrapper, _ site: PropertySite) {
    cell = wrapper.makeCell(site)
    owner = site.owner
    declaringType = site.declaringType
    name = site.name
    ordinal = site.ordinal
    super.init()
  }

  override func connect(_ field: UnsafeMutableRawPointer) {
    let wrapper = field.assumingMemoryBound(to: Wrapper.self)
    if wrapper.pointee.property.key != cell.storedKey {
      cell.end()
      cell = wrapper.pointee.makeCell(site)
    }
    wrapper.pointee.cell = cell
  }

  /// The site again: a stored one would retain the owner.
  private var site: PropertySite {
    var site = PropertySite(owner: owner)
    site.declaringType = declaringType
    site.name = name
    site.ordinal = ordinal
    return site
  }

  override func hasChanged(in update: Int) -> Bool { cell.hasChanged(in: update) }
  override func end() { cell.end() }
}
