import SwiftUI

struct Plant: Identifiable {
  let id: Int
  let name: String
  let advice: String
}

struct PlantSheet: View {
  let plant: Plant

  var body: some View {
    VStack(alignment: .leading) {
      Text(plant.name).font(.title)
      Text(plant.advice)
    }
    .padding()
  }
}

struct PlantGrid: View {
  let plants: [Plant]
  @State private var selected: Plant?

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
        ForEach(plants) { plant in
          Button(plant.name) {
            selected = plant
          }
        }
      }
    }
    .sheet(item: $selected) { plant in
      PlantSheet(plant: plant)
    }
  }
}
