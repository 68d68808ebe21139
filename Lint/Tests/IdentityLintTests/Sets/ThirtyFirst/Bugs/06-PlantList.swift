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
    guard var plant = plants.first(where: { $0.id == id }) else { return }
    // bug: The watering: the row keeps the old date
    plant.lastWatered = .now
  }
}
