import SwiftUI

struct Plant: Identifiable {
  let id = UUID()
  let name: String
  let latinName: String
  let wateringDays: Int
}

struct PlantCareSheet: View {
  let plant: Plant
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        LabeledContent("Species", value: plant.latinName)
        LabeledContent("Water every", value: "\(plant.wateringDays) days")
      }
      .navigationTitle(plant.name)
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }
}

struct GardenView: View {
  @State private var plants: [Plant] = [
    Plant(name: "Window fern", latinName: "Nephrolepis exaltata", wateringDays: 3),
    Plant(name: "Big cactus", latinName: "Cereus repandus", wateringDays: 21),
    Plant(name: "Basil", latinName: "Ocimum basilicum", wateringDays: 1),
  ]
  @State private var showsCare = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(plants) { plant in
          HStack {
            Text(plant.name)
            Spacer()
            Button("Care") {
              showsCare = true
            }
            .buttonStyle(.bordered)
          }
          // bug: All rows bind their sheet to the same flag
          .sheet(isPresented: $showsCare) {
            PlantCareSheet(plant: plant)
          }
        }
        .onDelete { plants.remove(atOffsets: $0) }
      }
      .navigationTitle("Garden")
    }
  }
}
