import SwiftUI

struct Plant: Identifiable, Hashable {
  let id: UUID
  var name: String
  var care: String
  var wateringDays: Int
}

struct PlantDraft {
  var name: String
  var care: String
  var wateringDays: Int

  init(_ plant: Plant) {
    name = plant.name
    care = plant.care
    wateringDays = plant.wateringDays
  }
}

@Observable
final class Greenhouse {
  var plants: [Plant] = []
  var selection: Plant.ID?

  var selected: Plant? { plants.first { $0.id == selection } }

  func save(_ draft: PlantDraft, for id: Plant.ID) {
    guard let index = plants.firstIndex(where: { $0.id == id }) else { return }
    plants[index].name = draft.name
    plants[index].care = draft.care
    plants[index].wateringDays = draft.wateringDays
  }
}

struct GreenhouseBrowser: View {
  @State private var greenhouse = Greenhouse()

  var body: some View {
    NavigationSplitView {
      List(greenhouse.plants, selection: $greenhouse.selection) { plant in
        Text(plant.name)
      }
    } detail: {
      if let plant = greenhouse.selected {
        PlantEditor(plant: plant) { greenhouse.save($0, for: plant.id) }
          .id(plant.id)
      } else {
        ContentUnavailableView("Choose a plant", systemImage: "leaf")
      }
    }
  }
}

struct PlantEditor: View {
  private let onSave: (PlantDraft) -> Void
  @State private var draft: PlantDraft

  init(plant: Plant, onSave: @escaping (PlantDraft) -> Void) {
    self.onSave = onSave
    _draft = State(initialValue: PlantDraft(plant))
  }

  var body: some View {
    Form {
      TextField("Name", text: $draft.name)
      Stepper("Every \(draft.wateringDays) days", value: $draft.wateringDays, in: 1...30)
      TextEditor(text: $draft.care)
      Button("Save") { onSave(draft) }
    }
  }
}
