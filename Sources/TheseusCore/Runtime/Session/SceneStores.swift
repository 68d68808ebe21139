/// The stores of `@SceneStorage` properties: one for each window of an app, and one for a tree
/// without windows (R83). Snapshots save them all (R32).
@MainActor
final class SceneStores {
  /// The store of properties outside any window.
  let common = AppStorageStore.inMemory()
  /// The stores of open windows, by the windows' saved paths.
  private var windows: [String: AppStorageStore] = [:]

  /// All stores and the saved paths that name them.
  var all: [(place: String, store: AppStorageStore)] {
    [(SavedCell.ofTheRuntime, common)]
      + windows.sorted { $0.key < $1.key }.map { (place: $0.key, store: $0.value) }
  }

  fileprivate func open(_ place: String) -> AppStorageStore {
    let store = AppStorageStore.inMemory()
    windows[place] = store
    return store
  }

  fileprivate func close(_ place: String) { windows[place] = nil }
}

extension ViewRuntime {
  /// The store of this tree's `@SceneStorage` properties outside any window.
  public var sceneStorage: AppStorageStore { sceneStores.common }

  /// Creates the store for the window at `identity`, with the values of the last run.
  public func openSceneStorage(of identity: IdentityPath) -> AppStorageStore {
    let place = identity.savedText
    let store = sceneStores.open(place)
    if let restoration { store.restore(restoration.takeSceneStorage(of: place)) }
    return store
  }

  /// The window at `identity` was closed: its values are lost.
  public func closeSceneStorage(of identity: IdentityPath) {
    sceneStores.close(identity.savedText)
  }
}
