/// The stores read in one tree that other code writes too (R83).
@MainActor
struct WatchedStores {
  /// Cells and objects keep the stores.
  private struct Entry {
    weak var store: AppStorageStore?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  nonisolated init() {}

  mutating func add(_ store: AppStorageStore) {
    if store.isShared { entries[ObjectIdentifier(store)] = Entry(store: store) }
  }

  /// Reads the writes of other code.
  mutating func refresh() {
    guard !entries.isEmpty else { return }
    var hasReleased = false
    for entry in entries.values {
      if let store = entry.store { store.refresh() } else { hasReleased = true }
    }
    if hasReleased { entries = entries.filter { $0.value.store != nil } }
  }

  var count: Int { entries.count { $0.value.store != nil } }
}
