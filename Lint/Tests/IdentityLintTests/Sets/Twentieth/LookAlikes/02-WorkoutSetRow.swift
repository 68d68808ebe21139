import SwiftUI

struct WorkoutSet: Identifiable, Hashable {
  let id = UUID()
  let exercise: String
  let repetitions: Int
}

struct WorkoutView: View {
  @State private var sets: [WorkoutSet] = []
  @State private var query = ""

  private var visibleSets: [WorkoutSet] {
    sets
      .filter { query.isEmpty || $0.exercise.localizedCaseInsensitiveContains(query) }
      .sorted { $0.exercise < $1.exercise }
  }

  var body: some View {
    List {
      ForEach(visibleSets) { set in
        WorkoutSetRow(set: set)
      }
    }
    .searchable(text: $query)
    .navigationTitle("Workout")
    .toolbar {
      Menu("Add", systemImage: "plus") {
        Button("Squat") { add("Squat") }
        Button("Bench press") { add("Bench press") }
      }
    }
  }

  private func add(_ exercise: String) {
    sets.append(WorkoutSet(exercise: exercise, repetitions: 8))
  }
}

struct WorkoutSetRow: View {
  let set: WorkoutSet
  @State private var isExpanded = true

  var body: some View {
    DisclosureGroup(set.exercise, isExpanded: $isExpanded) {
      Text("\(set.repetitions) repetitions")
    }
  }
}
