import Foundation
import Observation

enum PlanDragItem: Equatable {
  case recipe(Recipe.ID)
  case meal(PlannedMeal.ID)

  init?(payload: String) {
    let parts = payload.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, let id = UUID(uuidString: parts[1]) else { return nil }
    switch parts[0] {
    case "recipe": self = .recipe(id)
    case "meal": self = .meal(id)
    default: return nil
    }
  }

  var payload: String {
    switch self {
    case .recipe(let id): "recipe:" + id.uuidString
    case .meal(let id): "meal:" + id.uuidString
    }
  }
}

@MainActor
@Observable
final class PlanStore {
  let week = WeekPlan()

  private let box = DefaultsBox<WeekSnapshot>(key: "plan.week")

  init() {
    if let saved = box.load() {
      week.apply(saved)
    }
  }

  func accept(_ item: PlanDragItem, on weekday: Weekday, servings: Int, undoManager: UndoManager?)
    -> Bool
  {
    switch item {
    case .recipe(let recipeID):
      perform("Plan Meal", undoManager: undoManager) {
        week.plan(for: weekday).meals.append(PlannedMeal(recipeID: recipeID, servings: servings))
      }
      return true
    case .meal(let mealID):
      guard let source = week.weekday(containing: mealID), source != weekday else { return false }
      perform("Move Meal", undoManager: undoManager) {
        if let meal = week.plan(for: source).remove(mealID) {
          week.plan(for: weekday).meals.append(meal)
        }
      }
      return true
    }
  }

  func remove(_ mealID: PlannedMeal.ID, undoManager: UndoManager?) {
    guard let weekday = week.weekday(containing: mealID) else { return }
    perform("Remove Meal", undoManager: undoManager) {
      week.plan(for: weekday).remove(mealID)
    }
  }

  func setServings(_ servings: Int, for mealID: PlannedMeal.ID, undoManager: UndoManager?) {
    guard let weekday = week.weekday(containing: mealID) else { return }
    let day = week.plan(for: weekday)
    perform("Change Servings", undoManager: undoManager) {
      if let index = day.meals.firstIndex(where: { $0.id == mealID }) {
        day.meals[index].servings = servings
      }
    }
  }

  func clear(undoManager: UndoManager?) {
    perform("Clear Week", undoManager: undoManager) {
      week.apply(WeekSnapshot())
    }
  }

  private func perform(_ name: String, undoManager: UndoManager?, change: () -> Void) {
    let before = week.snapshot
    change()
    finish(name, before: before, undoManager: undoManager)
  }

  private func restore(_ snapshot: WeekSnapshot, name: String, undoManager: UndoManager?) {
    let before = week.snapshot
    week.apply(snapshot)
    finish(name, before: before, undoManager: undoManager)
  }

  private func finish(_ name: String, before: WeekSnapshot, undoManager: UndoManager?) {
    box.save(week.snapshot)
    guard let undoManager else { return }
    undoManager.registerUndo(withTarget: self) { store in
      MainActor.assumeIsolated {
        store.restore(before, name: name, undoManager: undoManager)
      }
    }
    undoManager.setActionName(name)
  }
}
