import SwiftUI

struct Trail: Identifiable, Hashable {
  let id: Int
  var name: String
  var isFavorite = false
}

@Observable
final class TrailStore {
  var trails = [
    Trail(id: 1, name: "Ridge walk"),
    Trail(id: 2, name: "Lake loop"),
  ]

  func toggleFavorite(_ id: Trail.ID) {
    guard let index = trails.firstIndex(where: { $0.id == id }) else { return }
    trails[index].isFavorite.toggle()
  }
}

struct TrailPage: View {
  let trail: Trail
  let store: TrailStore

  var body: some View {
    Text(trail.name)
      .font(.largeTitle)
      .toolbar {
        Button("Favorite", systemImage: trail.isFavorite ? "star.fill" : "star") {
          store.toggleFavorite(trail.id)
        }
      }
  }
}

struct TrailBrowser: View {
  @State private var store = TrailStore()
  @State private var path: [Trail] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(store.trails) { trail in
        NavigationLink(value: trail) {
          Label(trail.name, systemImage: trail.isFavorite ? "star.fill" : "mountain.2")
        }
      }
      .navigationTitle("Trails")
      .navigationDestination(for: Trail.self) { trail in
        // bug: Tapping the star on the trail page changes the store but the star stays
        TrailPage(trail: trail, store: store)
      }
    }
  }
}
