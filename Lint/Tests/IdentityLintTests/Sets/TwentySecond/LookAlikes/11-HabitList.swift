import SwiftUI

struct Habit: Identifiable {
  let id: Int
  var title: String
  var isActive: Bool
  var streak: Int
}

final class HabitStore: ObservableObject {
  @Published private(set) var habits: [Habit] = [
    Habit(id: 1, title: "Read", isActive: true, streak: 4),
    Habit(id: 2, title: "Run", isActive: false, streak: 0),
  ]

  func replace(_ habit: Habit) {
    guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
    habits[index] = habit
  }
}

struct HabitList: View {
  @StateObject private var store = HabitStore()

  var body: some View {
    List {
      ForEach(store.habits) { habit in
        HabitRow(title: habit.title, streak: habit.streak, isActive: activeBinding(for: habit))
      }
      Text("\(store.habits.filter(\.isActive).count) active")
    }
  }

  private func activeBinding(for habit: Habit) -> Binding<Bool> {
    Binding(
      get: { habit.isActive },
      set: { newValue in
        var changed = habit
        changed.isActive = newValue
        store.replace(changed)
      }
    )
  }
}

struct HabitRow: View {
  let title: String
  let streak: Int
  @Binding var isActive: Bool

  var body: some View {
    Toggle(isOn: $isActive) {
      VStack(alignment: .leading) {
        Text(title)
        Text("\(streak) days").font(.caption)
      }
    }
  }
}
