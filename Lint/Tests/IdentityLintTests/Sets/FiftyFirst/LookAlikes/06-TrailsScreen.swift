import SwiftUI

@Observable
final class FavoritesBoard {
  static let shared = FavoritesBoard()

  private(set) var ids: Set<Int> = []

  func toggle(_ id: Int) {
    if ids.remove(id) == nil { ids.insert(id) }
  }
}

extension EnvironmentValues {
  @Entry var favorites: FavoritesBoard = FavoritesBoard.shared
}

struct Trail: Identifiable {
  let id: Int
  let name: String
}

struct TrailsScreen: View {
  let trails: [Trail]
  @Environment(\.favorites) private var favorites

  var body: some View {
    NavigationStack {
      List(trails) { trail in
        TrailRow(trail: trail)
      }
      .navigationTitle("Trails (\(favorites.ids.count) starred)")
    }
  }
}

struct TrailRow: View {
  let trail: Trail
  @Environment(\.favorites) private var favorites

  var body: some View {
    HStack {
      Text(trail.name)
      Spacer()
      Button {
        favorites.toggle(trail.id)
      } label: {
        Image(systemName: favorites.ids.contains(trail.id) ? "star.fill" : "star")
      }
      .buttonStyle(.borderless)
    }
  }
}
