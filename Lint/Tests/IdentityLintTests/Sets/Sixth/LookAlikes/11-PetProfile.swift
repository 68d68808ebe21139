import SwiftUI

struct Pet: Identifiable, Equatable {
  let id: UUID
  var name: String
  var weight: Double
  var isVaccinated: Bool
}

struct PetsScreen: View {
  @State private var pets: [Pet] = [
    Pet(id: UUID(), name: "Momo", weight: 4.2, isVaccinated: true),
    Pet(id: UUID(), name: "Rex", weight: 21, isVaccinated: false),
  ]
  @State private var edited: Pet?

  var body: some View {
    NavigationStack {
      List(pets) { pet in
        Button(pet.name) { edited = pet }
      }
      .navigationTitle("Pets")
    }
    .sheet(item: $edited) { pet in
      PetEditor(pet: pet) { result in
        if let index = pets.firstIndex(where: { $0.id == result.id }) {
          pets[index] = result
        }
      }
    }
  }
}

struct PetEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var draft: Pet
  private let original: Pet
  private let onDone: (Pet) -> Void

  init(pet: Pet, onDone: @escaping (Pet) -> Void) {
    draft = pet
    original = pet
    self.onDone = onDone
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $draft.name)
        TextField("Weight", value: $draft.weight, format: .number)
          .keyboardType(.decimalPad)
        Toggle("Vaccinated", isOn: $draft.isVaccinated)
      }
      .interactiveDismissDisabled(draft != original)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Discard") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") {
            onDone(draft)
            dismiss()
          }
        }
      }
    }
  }
}
