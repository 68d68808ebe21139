import SwiftUI

final class FavoritesStore: ObservableObject {
  @Published var names: [String] = []
}

struct FavoritesTab: View {
  @EnvironmentObject private var favorites: FavoritesStore

  var body: some View {
    List {
      ForEach(favorites.names, id: \.self) { name in
        Text(name)
      }
      Button("Add favorite") {
        favorites.names.append("Favorite \(favorites.names.count + 1)")
      }
    }
  }
}

struct CountTab: View {
  @EnvironmentObject private var favorites: FavoritesStore

  var body: some View {
    Text("\(favorites.names.count) favorites")
  }
}

struct RootView: View {
  @State private var tab = 0

  var body: some View {
    VStack {
      Text(tab == 0 ? "Favorites" : "Count")
        .font(.headline)
      TabView(selection: $tab) {
        FavoritesTab()
          .tabItem { Label("Favorites", systemImage: "star") }
          .tag(0)
        CountTab()
          .tabItem { Label("Count", systemImage: "number") }
          .tag(1)
      }
    }
    // bug: Switching tabs re-evaluates body
    .environmentObject(FavoritesStore())
  }
}
