import SwiftUI

enum Equipment: String, CaseIterable {
  case oven, blender, pan

  var title: String { rawValue.capitalized }
}

struct RecipeStep: Identifiable {
  let id = UUID()
  var text = ""
}

struct Recipe {
  var title = ""
  var steps: [RecipeStep] = [RecipeStep()]
  var equipment: Set<Equipment> = []
}

struct RecipeEditor: View {
  @Binding var recipe: Recipe
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section("Recipe") {
          TextField("Title", text: $recipe.title)
        }
        Section("You need") {
          ForEach(Equipment.allCases, id: \.self) { tool in
            Toggle(tool.title, isOn: needs(tool))
          }
        }
        Section("Steps") {
          ForEach($recipe.steps, id: \.id) { $step in
            TextField("What to do", text: $step.text, axis: .vertical)
          }
          .onDelete { recipe.steps.remove(atOffsets: $0) }
          Button("Add step") { recipe.steps.append(RecipeStep()) }
        }
      }
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }

  private func needs(_ tool: Equipment) -> Binding<Bool> {
    Binding(
      get: { recipe.equipment.contains(tool) },
      set: { isOn in
        if isOn { recipe.equipment.insert(tool) } else { recipe.equipment.remove(tool) }
      }
    )
  }
}
