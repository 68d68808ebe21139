import SwiftUI
import Observation

struct Meal: Identifiable {
  let id = UUID()
  let name: String
  let calories: Int
  let eatenAt: Date
}

struct MealDay: Identifiable {
  var id: Date { date }
  let date: Date
  let meals: [Meal]
  var total: Int { meals.reduce(0) { $0 + $1.calories } }
}

@Observable
final class FoodDiary {
  var meals: [Meal] = []

  func days(newestFirst: Bool) -> [MealDay] {
    Dictionary(grouping: meals) { Calendar.current.startOfDay(for: $0.eatenAt) }
      .map { MealDay(date: $0.key, meals: $0.value) }
      .sorted { newestFirst ? $0.date > $1.date : $0.date < $1.date }
  }
}

struct MealDayRow: View {
  let day: MealDay
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(isExpanded: $isExpanded) {
      ForEach(day.meals) { meal in
        LabeledContent(meal.name, value: meal.calories, format: .number)
      }
    } label: {
      LabeledContent(
        day.date.formatted(date: .abbreviated, time: .omitted), value: day.total, format: .number)
    }
  }
}

struct FoodDiaryView: View {
  let diary: FoodDiary
  @State private var newestFirst = true

  var body: some View {
    NavigationStack {
      List(diary.days(newestFirst: newestFirst)) { day in
        MealDayRow(day: day)
      }
      .navigationTitle("Diary")
      .toolbar {
        Button("Sort") { newestFirst.toggle() }
        Button("Add snack") {
          diary.meals.append(Meal(name: "Snack", calories: 120, eatenAt: .now))
        }
      }
    }
  }
}
