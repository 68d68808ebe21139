import SwiftUI

struct Workout: Identifiable {
  let id: Int
  let day: Date
  let title: String
  let calories: Double
}

struct WorkoutDay: Identifiable {
  var id: Date { day }
  let day: Date
  let workouts: [Workout]
}

struct WorkoutDaySection: View {
  let group: WorkoutDay
  let usesKilojoules: Bool
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(isExpanded: $isExpanded) {
      ForEach(group.workouts) { workout in
        LabeledContent(
          workout.title, value: (workout.calories * (usesKilojoules ? 4.184 : 1)).formatted())
      }
    } label: {
      Text(group.day, style: .date)
    }
  }
}

struct WorkoutsView: View {
  let workouts: [Workout]
  @State private var usesKilojoules = false

  private var groups: [WorkoutDay] {
    Dictionary(grouping: workouts) { Calendar.current.startOfDay(for: $0.day) }
      .map { WorkoutDay(day: $0.key, workouts: $0.value) }
      .sorted { $0.day > $1.day }
  }

  var body: some View {
    List {
      Toggle("Kilojoules", isOn: $usesKilojoules)
      ForEach(groups) { group in
        WorkoutDaySection(group: group, usesKilojoules: usesKilojoules)
      }
    }
  }
}
