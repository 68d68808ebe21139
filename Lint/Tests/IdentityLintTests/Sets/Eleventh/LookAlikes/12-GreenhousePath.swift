import SwiftUI
import Observation

struct Plant: Identifiable, Hashable {
  let id: Int
  let name: String
  let tips: [String]
  var isFavourite = false
  var waterings = 0
}

@Observable
final class Greenhouse {
  var plants: [Plant] = []

  func update(_ id: Plant.ID, _ change: (inout Plant) -> Void) {
    guard let index = plants.firstIndex(where: { $0.id == id }) else { return }
    change(&plants[index])
  }
}

struct GreenhouseView: View {
  let greenhouse: Greenhouse

  var body: some View {
    NavigationStack {
      List(greenhouse.plants) { plant in
        NavigationLink(value: plant.id) {
          Label(plant.name, systemImage: plant.isFavourite ? "heart.fill" : "heart")
        }
      }
      .navigationDestination(for: Plant.ID.self) { id in
        if let plant = greenhouse.plants.first(where: { $0.id == id }) {
          PlantDetail(plant: plant) { change in
            greenhouse.update(id, change)
          }
        }
      }
    }
  }
}

private struct PlantDetail: View {
  let plant: Plant
  let onChange: ((inout Plant) -> Void) -> Void

  var body: some View {
    List {
      ForEach(Array(plant.tips.enumerated()), id: \.offset) { number, tip in
        Text("\(number + 1). \(tip)")
      }
      Stepper("Waterings \(plant.waterings)") {
        onChange { $0.waterings += 1 }
      } onDecrement: {
        onChange { $0.waterings = max(0, plant.waterings - 1) }
      }
    }
    .navigationTitle(plant.name)
    .toolbar {
      Button("Favourite", systemImage: plant.isFavourite ? "heart.fill" : "heart") {
        onChange { $0.isFavourite.toggle() }
      }
    }
  }
}
