import SwiftUI

struct Plant: Identifiable, Hashable {
  let id: Int
  var name: String
  var waterEvery: Int
  var notes: String
}

@Observable
final class Greenhouse {
  var plants: [Plant] = [
    Plant(id: 1, name: "Fern", waterEvery: 3, notes: ""),
    Plant(id: 2, name: "Cactus", waterEvery: 21, notes: ""),
  ]

  func update(_ plant: Plant) {
    guard let index = plants.firstIndex(where: { $0.id == plant.id }) else { return }
    plants[index] = plant
  }
}

struct GreenhouseView: View {
  @State private var greenhouse = Greenhouse()
  @State private var opened: Plant?

  var body: some View {
    List(greenhouse.plants) { plant in
      Button {
        opened = plant
      } label: {
        LabeledContent(plant.name, value: "\(plant.waterEvery) days")
      }
    }
    .sheet(item: $opened) { plant in
      PlantCare(plant: plant, onSave: greenhouse.update)
    }
  }
}

struct PlantCare: View {
  @State var plant: Plant
  let onSave: (Plant) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Stepper("Every \(plant.waterEvery) days", value: $plant.waterEvery, in: 1...30)
        TextField("Notes", text: $plant.notes, axis: .vertical)
      }
      .navigationTitle(plant.name)
      .toolbar {
        Button("Done") {
          onSave(plant)
          dismiss()
        }
      }
    }
  }
}
