import SwiftUI

@Observable
final class FavoriteStore {
  var names: [String] = []
}

private struct FavoriteStoreKey: EnvironmentKey {
  // bug: The default value is computed
  static var defaultValue: FavoriteStore { FavoriteStore() }
}

extension EnvironmentValues {
  var favoriteStore: FavoriteStore {
    get { self[FavoriteStoreKey.self] }
    set { self[FavoriteStoreKey.self] = newValue }
  }
}

struct AddFavoriteButton: View {
  let name: String
  @Environment(\.favoriteStore) private var store

  var body: some View {
    Button("Add \(name)") { store.names.append(name) }
  }
}

struct FavoriteCount: View {
  @Environment(\.favoriteStore) private var store

  var body: some View {
    Text("\(store.names.count) favourites")
  }
}

struct ShopView: View {
  var body: some View {
    VStack {
      FavoriteCount()
      AddFavoriteButton(name: "Lamp")
      AddFavoriteButton(name: "Chair")
    }
  }
}
