import SwiftUI

struct Plant: Identifiable, Hashable {
  let id: UUID
  var name: String
  var isWatered = false
}

@Observable
final class Garden {
  var plants: [Plant] = []

  func water(_ id: Plant.ID) {
    guard let index = plants.firstIndex(where: { $0.id == id }) else { return }
    plants[index].isWatered = true
  }
}

struct PlantDetail: View {
  let plant: Plant
  let water: () -> Void

  var body: some View {
    VStack {
      Text(plant.name).font(.title)
      Button(plant.isWatered ? "Watered" : "Water", action: water)
        .disabled(plant.isWatered)
    }
  }
}

struct GardenView: View {
  let garden: Garden

  var body: some View {
    NavigationStack {
      List(garden.plants) { plant in
        NavigationLink(plant.name, value: plant.id)
      }
      .navigationDestination(for: Plant.ID.self) { id in
        if let plant = garden.plants.first(where: { $0.id == id }) {
          PlantDetail(plant: plant) { garden.water(id) }
        }
      }
    }
  }
}
