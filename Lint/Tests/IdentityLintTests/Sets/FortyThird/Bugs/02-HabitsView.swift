import SwiftUI

struct Habit: Identifiable, Codable, Equatable {
  var id = UUID()
  var name: String
  var isDoneToday = false
}

struct HabitFile {
  let url: URL

  func load() -> [Habit] {
    guard let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode([Habit].self, from: data)) ?? []
  }

  func save(_ habits: [Habit]) {
    guard let data = try? JSONEncoder().encode(habits) else { return }
    try? data.write(to: url, options: .atomic)
  }
}

struct HabitsView: View {
  let file: HabitFile
  @State private var habits: [Habit] = []

  var body: some View {
    List {
      ForEach($habits) { $habit in
        Toggle(habit.name, isOn: $habit.isDoneToday)
      }
      .onDelete { habits.remove(atOffsets: $0) }
    }
    .toolbar {
      Button("Add", systemImage: "plus") {
        habits.append(Habit(name: "New habit"))
      }
    }
    .onAppear {
      habits = file.load()
    }
    // bug: only a change of the count saves
    .onChange(of: habits.count) {
      file.save(habits)
    }
  }
}
