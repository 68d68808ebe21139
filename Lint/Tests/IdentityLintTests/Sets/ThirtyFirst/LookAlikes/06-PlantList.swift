import SwiftUI

struct Plant: Identifiable {
  let id: Int
  var name: String
  var lastWatered: Date?
}

struct PlantList: View {
  @State private var plants = [
    Plant(id: 1, name: "Monstera"),
    Plant(id: 2, name: "Basil"),
  ]

  var body: some View {
    List(plants) { plant in
      HStack {
        VStack(alignment: .leading) {
          Text(plant.name)
          if let date = plant.lastWatered {
            Text(date, style: .relative).font(.caption)
          }
        }
        Spacer()
        Button("Water") { water(plant.id) }
      }
    }
  }

  private func water(_ id: Plant.ID) {
    guard let index = plants.firstIndex(where: { $0.id == id }) else { return }
    var plant = plants[index]
    plant.lastWatered = .now
    plants[index] = plant
  }
}
