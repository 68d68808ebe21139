import Foundation
import Observation

enum Weekday: String, CaseIterable, Codable, Identifiable, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  var id: Self { self }
  var title: String { rawValue.capitalized }
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  static func week(startingOn first: Weekday) -> [Weekday] {
    let all = Self.allCases
    return Array(all[first.index...] + all[..<first.index])
  }
}

struct PlannedMeal: Identifiable, Hashable, Codable, Sendable {
  var id = UUID()
  var recipeID: Recipe.ID
  var servings: Int
}

@Observable
final class DayPlan {
  var meals: [PlannedMeal] = []

  func meal(_ id: PlannedMeal.ID) -> PlannedMeal? {
    meals.first { $0.id == id }
  }

  @discardableResult
  func remove(_ id: PlannedMeal.ID) -> PlannedMeal? {
    guard let index = meals.firstIndex(where: { $0.id == id }) else { return nil }
    return meals.remove(at: index)
  }
}

@Observable
final class WeekPlan {
  private(set) var days: [DayPlan] = Array(repeating: DayPlan(), count: Weekday.allCases.count)

  func plan(for weekday: Weekday) -> DayPlan {
    days[weekday.index]
  }

  func weekday(containing mealID: PlannedMeal.ID) -> Weekday? {
    Weekday.allCases.first { plan(for: $0).meal(mealID) != nil }
  }
}

struct WeekSnapshot: Codable, Equatable, Sendable {
  var meals: [Weekday.RawValue: [PlannedMeal]] = [:]
}

extension WeekPlan {
  var snapshot: WeekSnapshot {
    var result = WeekSnapshot()
    for weekday in Weekday.allCases {
      result.meals[weekday.rawValue] = plan(for: weekday).meals
    }
    return result
  }

  func apply(_ snapshot: WeekSnapshot) {
    for weekday in Weekday.allCases {
      plan(for: weekday).meals = snapshot.meals[weekday.rawValue] ?? []
    }
  }
}
