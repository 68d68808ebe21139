import SwiftUI

final class Garden: ObservableObject {
  @Published private(set) var plantNames: [String] = []

  func plant(_ name: String) {
    plantNames.append(name)
  }
}

struct GardenSummary: View {
  @EnvironmentObject private var garden: Garden

  var body: some View {
    Text("\(garden.plantNames.count) plants")
      .font(.title)
  }
}

struct AddPlantSheet: View {
  @EnvironmentObject private var garden: Garden
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Button("Plant") {
        garden.plant(name)
        dismiss()
      }
    }
  }
}

struct GardenRoot: View {
  @StateObject private var garden = Garden()
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      GardenSummary()
        .toolbar {
          Button("Add", systemImage: "plus") { isAdding = true }
        }
    }
    .sheet(isPresented: $isAdding) {
      AddPlantSheet()
    }
    .environmentObject(garden)
  }
}
