import SwiftUI
import Observation

struct Habit: Identifiable, Hashable {
  let id: UUID
  var title: String
  var streak: Int
}

@Observable
final class HabitStore {
  var habits: [Habit] = []

  func apply(_ habit: Habit) {
    guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
    habits[index] = habit
    habits.sort { $0.streak > $1.streak }
  }
}

struct HabitListView: View {
  @State private var store = HabitStore()
  @State private var editedHabit: Habit?

  private func binding(for habit: Habit) -> Binding<Habit> {
    Binding(
      get: { store.habits.first { $0.id == habit.id } ?? habit },
      set: { store.apply($0) }
    )
  }

  var body: some View {
    List(store.habits) { habit in
      Button(habit.title) {
        editedHabit = habit
      }
    }
    .sheet(item: $editedHabit) { habit in
      HabitEditor(habit: binding(for: habit))
    }
  }
}

struct HabitEditor: View {
  @Binding var habit: Habit

  var body: some View {
    Form {
      Stepper("Streak \(habit.streak)", value: $habit.streak, in: 0...365)
      TextField("Title", text: $habit.title)
    }
  }
}
