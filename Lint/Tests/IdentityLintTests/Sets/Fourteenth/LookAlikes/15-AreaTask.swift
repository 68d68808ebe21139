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

  var body: some View {
    NavigationStack {
      List(areas, id: \.self) { area in
        NavigationLink(area, value: area)
      }
      .navigationDestination(for: String.self) { area in
        AreaView(area: area)
      }
    }
  }
}

struct AreaView: View {
  let area: String
  @State private var store = ChargerStore()

  var body: some View {
    List(store.chargers) { charger in
      Label(charger.street, systemImage: charger.isFree ? "bolt.fill" : "bolt.slash")
    }
    .navigationTitle(area)
    .task(id: area) {
      while !Task.isCancelled {
        await store.refresh(near: area)
        try? await Task.sleep(for: .seconds(10))
      }
    }
  }
}
