import SwiftUI

struct Trail: Identifiable, Hashable {
  let id: UUID
  var name: String
  var kilometres: Double
  var isSaved: Bool
}

@Observable
final class TrailStore {
  private(set) var trails: [Trail]

  init(trails: [Trail]) {
    self.trails = trails
  }

  func trail(_ id: Trail.ID) -> Trail? {
    trails.first { $0.id == id }
  }

  func toggleSaved(_ id: Trail.ID) {
    guard let index = trails.firstIndex(where: { $0.id == id }) else { return }
    trails[index].isSaved.toggle()
  }
}

struct TrailDetail: View {
  let trailID: Trail.ID
  let store: TrailStore

  var body: some View {
    if let trail = store.trail(trailID) {
      List {
        LabeledContent("Length") {
          Text("\(trail.kilometres, specifier: "%.1f") km")
        }
      }
      .navigationTitle(trail.name)
      .toolbar {
        Button("Save", systemImage: trail.isSaved ? "bookmark.fill" : "bookmark") {
          store.toggleSaved(trail.id)
        }
      }
    } else {
      ContentUnavailableView("Trail not found", systemImage: "map")
    }
  }
}

struct TrailGuideView: View {
  let store: TrailStore
  @State private var path: [Trail.ID] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(store.trails) { trail in
        NavigationLink(trail.name, value: trail.id)
      }
      .navigationTitle("Trails")
      .navigationDestination(for: Trail.ID.self) { id in
        TrailDetail(trailID: id, store: store)
      }
    }
  }
}
