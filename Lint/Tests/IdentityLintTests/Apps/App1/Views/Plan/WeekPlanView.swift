import SwiftUI

struct WeekPlanView: View {
  let onOpen: (Recipe.ID) -> Void

  @Environment(PlanStore.self) private var plan
  @Environment(Preferences.self) private var preferences
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 16) {
        ForEach(Weekday.week(startingOn: preferences.firstWeekday)) { weekday in
          DaySection(weekday: weekday, day: plan.week.plan(for: weekday), onOpen: onOpen)
        }
      }
      .padding()
    }
    .navigationTitle("Week Plan")
    .toolbar {
      Button("Clear Week", systemImage: "trash") {
        plan.clear(undoManager: undoManager)
      }
    }
  }
}

private struct DaySection: View {
  let weekday: Weekday
  let day: DayPlan
  let onOpen: (Recipe.ID) -> Void

  @Environment(PlanStore.self) private var plan
  @Environment(RecipeStore.self) private var recipes
  @Environment(\.household) private var household
  @Environment(\.undoManager) private var undoManager
  @State private var isTargeted = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(weekday.title).font(.headline)
      if day.meals.isEmpty {
        Text("Drag a recipe here")
          .font(.callout)
          .foregroundStyle(.tertiary)
      }
      ForEach(day.meals) { meal in
        mealRow(meal)
          .draggable(PlanDragItem.meal(meal.id).payload)
      }
    }
    .cardBackground()
    .overlay {
      RoundedRectangle(cornerRadius: 14)
        .strokeBorder(.tint, lineWidth: isTargeted ? 3 : 0)
    }
    .dropDestination(for: String.self) { payloads, _ in
      guard let item = payloads.lazy.compactMap(PlanDragItem.init(payload:)).first else {
        return false
      }
      return plan.accept(
        item,
        on: weekday,
        servings: household.defaultServings,
        undoManager: undoManager
      )
    } isTargeted: {
      isTargeted = $0
    }
    .animation(.snappy, value: day.meals)
  }

  private func mealRow(_ meal: PlannedMeal) -> some View {
    HStack {
      Button(recipes.recipe(id: meal.recipeID)?.title ?? "Deleted recipe") {
        onOpen(meal.recipeID)
      }
      .buttonStyle(.plain)
      .disabled(recipes.recipe(id: meal.recipeID) == nil)
      Spacer()
      Stepper("\(meal.servings)×", value: servingsBinding(for: meal), in: 1...24)
        .fixedSize()
      Button("Remove", systemImage: "xmark.circle") {
        plan.remove(meal.id, undoManager: undoManager)
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
    }
  }

  private func servingsBinding(for meal: PlannedMeal) -> Binding<Int> {
    Binding(
      get: { day.meal(meal.id)?.servings ?? meal.servings },
      set: { plan.setServings($0, for: meal.id, undoManager: undoManager) }
    )
  }
}
