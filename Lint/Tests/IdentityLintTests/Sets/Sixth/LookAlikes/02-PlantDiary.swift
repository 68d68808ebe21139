import SwiftUI
import Observation

struct Plant: Identifiable, Hashable {
  let id: UUID
  var nickname: String
  var species: String
  var diary: String
}

@Observable
final class Greenhouse {
  var plants: [Plant] = []

  func save(_ diary: String, for id: Plant.ID) {
    guard let index = plants.firstIndex(where: { $0.id == id }) else { return }
    plants[index].diary = diary
  }
}

struct PlantsView: View {
  @State private var greenhouse = Greenhouse()
  @State private var selection: Plant.ID?

  var body: some View {
    NavigationSplitView {
      List(greenhouse.plants, selection: $selection) { plant in
        Label(plant.nickname, systemImage: "leaf")
      }
    } detail: {
      if let plant = greenhouse.plants.first(where: { $0.id == selection }) {
        PlantDiaryView(plant: plant) { greenhouse.save($0, for: plant.id) }
          .id(plant.id)
      } else {
        Text("Select a plant")
      }
    }
  }
}

struct PlantDiaryView: View {
  let plant: Plant
  let save: (String) -> Void
  @State private var diary: String

  init(plant: Plant, save: @escaping (String) -> Void) {
    self.plant = plant
    self.save = save
    _diary = State(initialValue: plant.diary)
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(plant.species)
        .italic()
        .foregroundStyle(.secondary)
      TextEditor(text: $diary)
    }
    .padding()
    .navigationTitle(plant.nickname)
    .onChange(of: diary) { _, text in
      save(text)
    }
  }
}
