/// A property wrapper whose value is stored under a key.
@MainActor
protocol StorageWrapper: DynamicProperty, ComparedByItself {
  associatedtype Value
  nonisolated var property: StoredProperty<Value> { get }
  /// The store that the property names; nil for the one of its position.
  nonisolated var store: AppStorageStore? { get }
  var cell: StorageCell<Value>? { get set }
  func makeCell(_ site: PropertySite) -> StorageCell<Value>
}

/// A view whose property has another key or store must run its body; the default value does not
/// count (R20).
extension StorageWrapper {
  nonisolated static func makeComparer() -> Comparer? { StorageComparer<Self>() }
}

private final class StorageComparer<Wrapper: StorageWrapper>: Comparer, @unchecked Sendable {
  override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Wrapper.self)
    let b = b.assumingMemoryBound(to: Wrapper.self)
    return a.pointee.store === b.pointee.store && a.pointee.property.key == b.pointee.property.key
  }
}

/// Connects a cell to the wrapper's field. A property that gets another key or store gets another
/// cell.
@MainActor
final class StorageBox<Wrapper: StorageWrapper>: PropertyBox {
  private var cell: StorageCell<Wrapper.Value>
  /// The store that the property named when the cell was created.
  private var store: AppStorageStore?
  private unowned let owner: OwnerNode
  private let declaringType: Any.Type
  private let name: String
  private let ordinal: Int

  init(_ wrapper: Wrapper, _ site: PropertySite) {
    cell = wrapper.makeCell(site)
    store = wrapper.store
    owner = site.owner
    declaringType = site.declaringType
    name = site.name
    ordinal = site.ordinal
    super.init()
  }

  override func connect(_ field: UnsafeMutableRawPointer) {
    let wrapper = field.assumingMemoryBound(to: Wrapper.self)
    if wrapper.pointee.store !== store || wrapper.pointee.property.key != cell.storedKey {
      cell.end()
      cell = wrapper.pointee.makeCell(site)
      store = wrapper.pointee.store
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
