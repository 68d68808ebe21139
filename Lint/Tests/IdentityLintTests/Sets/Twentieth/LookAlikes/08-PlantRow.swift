import SwiftUI

struct Plant: Identifiable, Hashable {
  let id: UUID
  var species: String
  var interval: Int
}

struct PlantsView: View {
  @Binding var plants: [Plant]

  var body: some View {
    List {
      ForEach($plants) { $plant in
        PlantRow(plant: $plant)
      }
    }
    .navigationTitle("Plants")
  }
}

struct PlantRow: View {
  @Binding var plant: Plant
  @State private var isEditing = false

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(plant.species)
        Text("every \(plant.interval) days").font(.caption)
      }
      Spacer()
      Button("Edit") { isEditing = true }
        .buttonStyle(.borderless)
    }
    .sheet(isPresented: $isEditing) {
      PlantEditor(plant: $plant)
    }
  }
}

struct PlantEditor: View {
  @Binding var plant: Plant
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Species", text: $plant.species)
        Stepper("Every \(plant.interval) days", value: $plant.interval, in: 1...30)
      }
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }
}
