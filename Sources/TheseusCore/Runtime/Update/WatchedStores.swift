/// The stores read in one tree that other processes write too (R83).
@MainActor
struct WatchedStores {
  private var stores: [AppStorageStore] = []

  nonisolated init() {}

  mutating func add(_ store: AppStorageStore) {
    if store.isShared, !stores.contains(where: { $0 === store }) { stores.append(store) }
  }

  /// Reads the writes of other processes.
  func refresh() {
    for store in stores { store.refresh() }
  }
}
