import SwiftUI

struct RecipeDetailView: View {
  let recipeID: Recipe.ID

  @Environment(RecipeStore.self) private var store
  @Environment(ShoppingStore.self) private var shopping
  @Environment(Preferences.self) private var preferences
  @Environment(PlanStore.self) private var plan
  @Environment(\.household) private var household
  @Environment(\.undoManager) private var undoManager

  @State private var chosenServings: [Recipe.ID: Int] = [:]
  @State private var editing: Recipe?
  @State private var cooking: CookingTarget?
  @State private var toast: Toast?

  private struct CookingTarget: Identifiable {
    let id: Recipe.ID
    let servings: Int
  }

  var body: some View {
    Group {
      if let recipe = store.recipe(id: recipeID) {
        content(for: recipe)
      } else {
        ContentUnavailableView("Recipe Deleted", systemImage: "trash")
      }
    }
    .sheet(item: $editing) { recipe in
      RecipeEditorView(recipe: recipe) { store.save($0) }
    }
    .sheet(item: $cooking) { target in
      CookingModeView(recipeID: target.id, servings: target.servings)
    }
    .toast($toast)
  }

  private func content(for recipe: Recipe) -> some View {
    let servings = servingCount(for: recipe)
    let factor = Double(servings) / Double(max(1, recipe.baseServings))
    return ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        header(for: recipe)
        Stepper("\(servings) servings", value: servingsBinding(for: recipe), in: 1...24)
        IngredientChecklist(
          ingredients: recipe.ingredients,
          factor: factor,
          metric: preferences.usesMetric
        )
        if preferences.showsNutrition {
          NutritionCard(recipeID: recipe.id, nutrition: recipe.nutrition, servings: servings)
            .equatable()
        }
        RecipeNotesPanel(recipe: recipe)
        RelatedRecipesSection(recipe: recipe)
      }
      .padding()
    }
    .navigationTitle(recipe.title)
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        Button("Favorite", systemImage: recipe.isFavorite ? "heart.fill" : "heart") {
          store.toggleFavorite(recipe.id)
        }
        .symbolEffect(.bounce, value: recipe.isFavorite)
        Button("Shop", systemImage: "cart.badge.plus") {
          shopping.add(recipe.ingredients, factor: factor, metric: preferences.usesMetric)
          toast = Toast(text: "Added \(recipe.ingredients.count) items", symbol: "cart")
        }
        Menu("Plan", systemImage: "calendar.badge.plus") {
          ForEach(Weekday.allCases) { day in
            Button(day.title) {
              _ = plan.accept(
                .recipe(recipe.id), on: day, servings: servings, undoManager: undoManager)
            }
          }
        }
        Button("Edit", systemImage: "pencil") { editing = recipe }
      }
    }
    .safeAreaInset(edge: .bottom) {
      Button("Start Cooking", systemImage: "flame") {
        cooking = CookingTarget(id: recipe.id, servings: servings)
      }
      .buttonStyle(.prominentCapsule)
      .disabled(recipe.steps.isEmpty)
      .padding(.bottom, 8)
    }
  }

  private func header(for recipe: Recipe) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      RemoteImage(url: recipe.imageURL, symbol: recipe.course.symbol)
        .frame(height: 220)
        .clipShape(RoundedRectangle(cornerRadius: 16))
      AlignedRows {
        AlignedRow("Preparation time") { Text("\(recipe.minutes) minutes") }
        AlignedRow("Course") { Label(recipe.course.title, systemImage: recipe.course.symbol) }
        AlignedRow("Tags") {
          HStack(spacing: 6) {
            ForEach(recipe.tags, id: \.self) { tag in
              Text(tag)
                .font(.caption)
                .padding(.horizontal, 8)
                .padding(.vertical, 3)
                .background(.tint.opacity(0.15), in: Capsule())
            }
          }
        }
      }
    }
  }

  private func servingCount(for recipe: Recipe) -> Int {
    chosenServings[recipe.id] ?? household.defaultServings
  }

  private func servingsBinding(for recipe: Recipe) -> Binding<Int> {
    Binding(
      get: { servingCount(for: recipe) },
      set: { chosenServings[recipe.id] = $0 }
    )
  }
}

struct IngredientChecklist: View {
  let ingredients: [Ingredient]
  let factor: Double
  let metric: Bool

  @State private var checked: Set<Ingredient.ID> = []

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Ingredients").font(.headline)
      ForEach(ingredients) { ingredient in
        Button {
          toggle(ingredient.id)
        } label: {
          HStack {
            Image(systemName: checked.contains(ingredient.id) ? "checkmark.circle.fill" : "circle")
            Text(ingredient.name)
              .strikethrough(checked.contains(ingredient.id))
            Spacer()
            Text(ingredient.amountText(factor: factor, metric: metric))
              .monospacedDigit()
              .foregroundStyle(.secondary)
          }
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
      }
    }
    .animation(.snappy, value: checked)
  }

  private func toggle(_ id: Ingredient.ID) {
    if checked.remove(id) == nil {
      checked.insert(id)
    }
  }
}
