import SwiftUI

struct Plant: Identifiable, Hashable {
  let id: Int
  var name: String
  var lastWatered: Date?
}

@Observable
final class Greenhouse {
  private(set) var plants = [
    Plant(id: 1, name: "Basil"), Plant(id: 2, name: "Fern"), Plant(id: 3, name: "Aloe"),
  ]

  func water(_ id: Plant.ID) {
    guard let index = plants.firstIndex(where: { $0.id == id }) else { return }
    plants[index].lastWatered = .now
  }
}

struct GreenhouseView: View {
  @State private var greenhouse = Greenhouse()
  @State private var path: [Plant.ID] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(greenhouse.plants) { plant in
        NavigationLink(plant.name, value: plant.id)
      }
      .navigationDestination(for: Plant.ID.self) { id in
        PlantDetail(id: id)
      }
    }
    .environment(greenhouse)
  }
}

struct PlantDetail: View {
  let id: Plant.ID
  @Environment(Greenhouse.self) private var greenhouse

  private var plant: Plant? {
    greenhouse.plants.first { $0.id == id }
  }

  var body: some View {
    VStack(spacing: 16) {
      if let date = plant?.lastWatered {
        Text("Watered at \(date, style: .time)")
      } else {
        Text("Needs water")
      }
      Button("Water now") { greenhouse.water(id) }
        .buttonStyle(.borderedProminent)
    }
    .navigationTitle(plant?.name ?? "")
  }
}
