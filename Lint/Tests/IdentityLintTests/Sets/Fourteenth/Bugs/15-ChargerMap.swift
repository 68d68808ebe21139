import SwiftUI
import Observation

struct Charger: Identifiable, Decodable {
  let id: Int
  let street: String
  let isFree: Bool
}

@MainActor
@Observable
final class ChargerStore {
  private(set) var chargers: [Charger] = []
  private(set) var updatedAt: Date?

  func refresh(near area: String) async {
    let url = URL(string: "https://charge.example/areas/\(area)/chargers")!
    guard let (data, _) = try? await URLSession.shared.data(from: url),
      let fresh = try? JSONDecoder().decode([Charger].self, from: data)
    else { return }
    chargers = fresh
    updatedAt = .now
  }
}

struct AreasView: View {
  let areas: [String]
  let store: ChargerStore

  var body: some View {
    NavigationStack {
      List(areas, id: \.self) { area in
        NavigationLink(area, value: area)
      }
      .navigationDestination(for: String.self) { area in
        AreaView(area: area, store: store)
      }
    }
  }
}

struct AreaView: View {
  let area: String
  let store: ChargerStore

  var body: some View {
    List(store.chargers) { charger in
      Label(charger.street, systemImage: charger.isFree ? "bolt.fill" : "bolt.slash")
    }
    .navigationTitle(area)
    .onAppear {
      // bug: an unstructured Task with an endless loop begun in onAppear is never cancelled:
      // after leaving, it goes on polling the old area into the shared store, so the next area's
      // list flips between both areas' chargers; each visit adds a loop
      Task {
        while !Task.isCancelled {
          await store.refresh(near: area)
          try? await Task.sleep(for: .seconds(10))
        }
      }
    }
  }
}
