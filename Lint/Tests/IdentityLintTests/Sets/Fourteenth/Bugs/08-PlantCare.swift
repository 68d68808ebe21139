import SwiftUI

struct Plant: Identifiable {
  let id: UUID
  var name: String
  var species: String
  var lastWatered: Date
}

struct GreenhouseView: View {
  let plants: [Plant]
  @State private var selectedPlant: Plant?
  @State private var isShowingCareSheet = false

  private let columns = [GridItem(.adaptive(minimum: 120))]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns) {
        ForEach(plants) { plant in
          Button {
            selectedPlant = plant
            isShowingCareSheet = true
          } label: {
            PlantTile(plant: plant)
          }
          .buttonStyle(.plain)
        }
      }
    }
    // bug: sheet(isPresented:) with its payload in a second @State that the body does not read
    // otherwise: the content closure can hold the old selectedPlant, so the first tap shows an
    // empty sheet; sheet(item:) is needed
    .sheet(isPresented: $isShowingCareSheet) {
      if let plant = selectedPlant {
        CareSheet(plant: plant)
      }
    }
  }
}

private struct PlantTile: View {
  let plant: Plant

  var body: some View {
    VStack {
      Image(systemName: "leaf").font(.largeTitle)
      Text(plant.name).lineLimit(1)
    }
    .padding()
  }
}

private struct CareSheet: View {
  let plant: Plant

  var body: some View {
    Form {
      LabeledContent("Species", value: plant.species)
      LabeledContent("Watered") { Text(plant.lastWatered, style: .relative) }
    }
    .presentationDetents([.medium])
  }
}
