import AttributeGraph
import Foundation
import Synchronization

/// How a property's value is stored: its key, its default, its encoding.
struct StoredProperty<Value> {
  let key: String
  let defaultValue: Value
  let decode: (StoredValue) -> Value?
  /// `nil` encodes the value by removing it.
  let encode: (Value) -> StoredValue?

  func value(in store: AppStorageStore) -> Value {
    store.value(forKey: key).flatMap { decode($0) } ?? defaultValue
  }
}

extension StoredProperty where Value: _StorableValue {
  init(_ key: String, _ defaultValue: Value) {
    self.init(
      key: key, defaultValue: defaultValue, decode: { Value._decode(_StoredBox($0)) },
      encode: { $0._encode().value })
  }
}

extension StoredProperty where Value: RawRepresentable, Value.RawValue: _StorableValue {
  init(raw key: String, _ defaultValue: Value) {
    self.init(
      key: key, defaultValue: defaultValue,
      decode: { Value.RawValue._decode(_StoredBox($0)).flatMap { Value(rawValue: $0) } },
      encode: { $0.rawValue._encode().value })
  }
}

extension StoredProperty {
  init<Wrapped: _StorableValue>(optional key: String) where Value == Wrapped? {
    self.init(
      key: key, defaultValue: nil, decode: { .some(Wrapped._decode(_StoredBox($0))) },
      encode: { $0.map { $0._encode().value } })
  }

  init<Wrapped: RawRepresentable>(rawOptional key: String)
  where Value == Wrapped?, Wrapped.RawValue: _StorableValue {
    self.init(
      key: key, defaultValue: nil,
      decode: { .some(Wrapped.RawValue._decode(_StoredBox($0)).flatMap { Wrapped(rawValue: $0) }) },
      encode: { $0.map { $0.rawValue._encode().value } })
  }
}

/// The stored property of one identity: the value that its readers saw in this update, and the
/// access to the store (R83).
final class StorageCell<Value>: AnyLocation<Value>, StateCellProtocol, HideableState,
  @unchecked Sendable
{
  private let runtime: ViewRuntime
  private let attribute: Attribute<Value>
  nonisolated(unsafe) private let property: StoredProperty<Value>
  private let store: AppStorageStore
  let key: StateKey
  private unowned let livingOwner: OwnerNode
  @MainActor private(set) var lastChange = 0
  @MainActor private var committed: StoredValue?
  private let pending = PendingGroup()
  private let hasEnded = Atomic<Bool>(false)
  @MainActor private var observation: StorageObservation?

  @MainActor
  init(
    _ property: StoredProperty<Value>, in store: AppStorageStore, _ site: PropertySite,
    _ source: SourceSite
  ) {
    runtime = site.runtime
    livingOwner = site.owner
    self.property = property
    self.store = store
    key = site.key(source, Value.self)
    committed = store.value(forKey: property.key)
    attribute = site.runtime.graph.makeSource(property.value(in: store), in: site.scope.subgraph)
    super.init()
    observation = store.observe(property.key) { [weak self] in
      self?.storeChanged(Transaction.current)
    }
    site.runtime.watchedStores.add(store)
    if PrivateContent.exists, livingOwner.environment.isPrivacySensitive { hideFromSnapshots() }
  }

  /// The key in the store.
  nonisolated var storedKey: String { property.key }

  override var root: AnyObject { self }
  override var home: ViewRuntime? { runtime }
  @MainActor var attributeID: AttributeID { attribute.id }

  @MainActor var changeText: String { runtime.changeText(of: self, key) }

  var owner: OwnerNode? { hasEnded.load(ordering: .acquiring) ? nil : livingOwner }

  override func get() -> Value {
    guard runtime.isUpdatingOnThisThread else { return property.value(in: store) }
    return MainActor.assumeIsolatedUnchecked {
      if let owner = runtime.currentOwner, owner.printsChanges { owner.noteRead(of: self) }
      return Unchecked((try? runtime.graph.readAmbient(attribute)) ?? property.defaultValue)
    }.value
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    if runtime.isUpdatingOnThisThread {
      MainActor.assumeIsolatedUnchecked { if let owner { runtime.refuseWrite(to: key, of: owner) } }
      return
    }
    // The value outlives the view: `onDisappear` and tasks of a removed view still save it.
    if !hasEnded.load(ordering: .acquiring) { storeChanged(transaction) }
    Transaction.write(transaction) {
      store.set(property.encode(value), forKey: property.key)
    }
  }

  nonisolated private func storeChanged(_ transaction: Transaction) {
    if pending.note(group: transaction.group) { runtime.writes.append(.stored(self), transaction) }
  }

  @MainActor
  func commit(group: UInt64, _ observer: (any RuntimeObserver)?) {
    pending.clear()
    guard !hasEnded.load(ordering: .acquiring), let before = try? runtime.graph.value(of: attribute)
    else { return }
    let stored = store.value(forKey: property.key)
    let value = property.value(in: store)
    // The first write of the default value, for instance, changes only what is stored (R24).
    guard stored != committed, !ViewComparison.areEqualValues(before, value) else {
      committed = stored
      observer?.skippedWrite(to: key, of: livingOwner, note(value))
      return
    }
    committed = stored
    _ = try? runtime.graph.set(attribute, to: value)
    lastChange = runtime.updateNumber
    runtime.noteChange(of: self)
    if let observer {
      let (old, new) = (note(before), note(value))
      runtime.keepChangedValue(of: self, from: old, to: new)
      observer.wrote(key, of: livingOwner, from: old, to: new)
    }
  }

  @MainActor func hideFromSnapshots() { store.hide(property.key) }

  /// For diagnostics. Private content is hidden (R36).
  @MainActor
  private func note(_ value: Value) -> ValueNote {
    if PrivateContent.exists, livingOwner.environment.wasPrivacySensitive { hideFromSnapshots() }
    return store.isHidden(property.key) ? .words(InspectedValue.hidden) : ValueNote(value)
  }

  @MainActor override func hasChanged(in update: Int) -> Bool { lastChange == update }

  @MainActor
  override func end() {
    hasEnded.store(true, ordering: .releasing)
    observation = nil
  }
}

/// A stored property that no view has installed: straight to the store.
final class StoreLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let property: StoredProperty<Value>
  private let store: AppStorageStore

  init(_ property: StoredProperty<Value>, _ store: AppStorageStore) {
    self.property = property
    self.store = store
  }

  override var root: AnyObject { store }
  override func get() -> Value { property.value(in: store) }
  override func set(_ value: Value, _ transaction: Transaction) {
    store.set(property.encode(value), forKey: property.key)
  }

  override func isEqual(to other: AnyLocation<Value>) -> Bool {
    (other as? StoreLocation<Value>).map { $0.store === store && $0.property.key == property.key }
      ?? false
  }
}
