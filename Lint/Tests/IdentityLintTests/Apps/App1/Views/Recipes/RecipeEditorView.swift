import SwiftUI

struct RecipeEditorView: View {
  let onSave: (Recipe) -> Void

  @Environment(\.dismiss) private var dismiss
  @State private var draft: Recipe
  @State private var newTag = ""
  @State private var confirmsDiscard = false
  private let original: Recipe

  init(recipe: Recipe, onSave: @escaping (Recipe) -> Void) {
    self.original = recipe
    self.onSave = onSave
    _draft = State(initialValue: recipe)
  }

  private var hasChanges: Bool { draft != original }

  private var canSave: Bool {
    !draft.title.trimmingCharacters(in: .whitespaces).isEmpty
  }

  var body: some View {
    NavigationStack {
      Form {
        basics
        ingredients
        StepsEditor(steps: $draft.steps)
        tags
        nutrition
      }
      .formStyle(.grouped)
      .navigationTitle(original.title.isEmpty ? "New Recipe" : "Edit Recipe")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") {
            if hasChanges {
              confirmsDiscard = true
            } else {
              dismiss()
            }
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(draft)
            dismiss()
          }
          .disabled(!canSave)
        }
      }
      .confirmationDialog(
        "Discard your changes?", isPresented: $confirmsDiscard, titleVisibility: .visible
      ) {
        Button("Discard Changes", role: .destructive) { dismiss() }
      }
    }
    .interactiveDismissDisabled(hasChanges)
    .frame(minWidth: 320, minHeight: 500)
  }

  private var basics: some View {
    Section("Basics") {
      TextField("Title", text: $draft.title)
      Picker("Course", selection: $draft.course) {
        ForEach(Course.allCases) { course in
          Text(course.title).tag(course)
        }
      }
      Stepper("Serves \(draft.baseServings)", value: $draft.baseServings, in: 1...24)
      Stepper("\(draft.minutes) minutes", value: $draft.minutes, in: 5...480, step: 5)
    }
  }

  private var ingredients: some View {
    Section("Ingredients") {
      ForEach($draft.ingredients) { $ingredient in
        IngredientFields(ingredient: $ingredient)
      }
      .onDelete { draft.ingredients.remove(atOffsets: $0) }
      .onMove { draft.ingredients.move(fromOffsets: $0, toOffset: $1) }
      Button("Add Ingredient", systemImage: "plus") {
        draft.ingredients.append(Ingredient(name: "", amount: 1, unit: .piece))
      }
    }
  }

  private var tags: some View {
    Section("Tags") {
      ForEach(draft.tags, id: \.self) { tag in
        Text(tag)
      }
      .onDelete { draft.tags.remove(atOffsets: $0) }
      TextField("Add a tag", text: $newTag)
        .onSubmit {
          draft.addTag(newTag)
          newTag = ""
        }
    }
  }

  private var nutrition: some View {
    Section("Nutrition per Serving") {
      TextField("Energy (kcal)", value: $draft.nutrition.kilocalories, format: .number)
      TextField("Protein (g)", value: $draft.nutrition.protein, format: .number)
    }
  }
}

private struct IngredientFields: View {
  @Binding var ingredient: Ingredient

  var body: some View {
    HStack {
      TextField("Name", text: $ingredient.name)
      TextField("Amount", value: $ingredient.amount, format: .number)
        .frame(width: 64)
        .multilineTextAlignment(.trailing)
      Menu {
        Picker("Unit", selection: $ingredient.unit) {
          ForEach(MeasureUnit.allCases) { unit in
            Text(unit.rawValue).tag(unit)
          }
        }
        Picker("Aisle", selection: $ingredient.aisle) {
          ForEach(Aisle.allCases) { aisle in
            Text(aisle.title).tag(aisle)
          }
        }
      } label: {
        Text(ingredient.unit.abbreviation)
      }
      .fixedSize()
    }
  }
}
