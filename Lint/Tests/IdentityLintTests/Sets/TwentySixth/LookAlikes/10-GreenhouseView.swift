import SwiftUI

struct Plant: Identifiable, Hashable {
  let id: UUID
  var name: String
  var litres: Double
}

final class Greenhouse: ObservableObject {
  @Published var plants: [Plant] = []

  func store(_ plant: Plant) {
    if let index = plants.firstIndex(where: { $0.id == plant.id }) {
      plants[index] = plant
    }
  }
}

struct GreenhouseView: View {
  @StateObject private var greenhouse = Greenhouse()
  @State private var selection: Plant.ID?
  @State private var isEditing = false

  private var selectedPlant: Plant? {
    greenhouse.plants.first { $0.id == selection }
  }

  var body: some View {
    List(greenhouse.plants, selection: $selection) { plant in
      Text(plant.name)
    }
    .navigationTitle(selectedPlant?.name ?? "Greenhouse")
    .toolbar {
      Button("Edit") { isEditing = true }
        .disabled(selectedPlant == nil)
    }
    .sheet(isPresented: $isEditing) {
      if let selectedPlant {
        PlantEditor(plant: selectedPlant, onSave: greenhouse.store)
      }
    }
  }
}

struct PlantEditor: View {
  let plant: Plant
  let onSave: (Plant) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""

  var body: some View {
    Form {
      TextField("Name", text: $name, prompt: Text(plant.name))
      Button("Save") {
        onSave(Plant(id: plant.id, name: name.isEmpty ? plant.name : name, litres: plant.litres))
        dismiss()
      }
    }
  }
}
