import SwiftUI

struct Exercise: Identifiable {
  // bug: The computed id is new on each access
  var id: UUID { UUID() }
  var name: String
  var sets: Int
  var repetitions: Int
}

struct ExerciseRow: View {
  let exercise: Exercise
  @State private var showsDetails = false

  var body: some View {
    DisclosureGroup(exercise.name, isExpanded: $showsDetails) {
      LabeledContent("Sets", value: exercise.sets, format: .number)
      LabeledContent("Repetitions", value: exercise.repetitions, format: .number)
    }
  }
}

struct WorkoutPlanView: View {
  @State private var exercises: [Exercise] = [
    Exercise(name: "Squat", sets: 3, repetitions: 8),
    Exercise(name: "Bench press", sets: 3, repetitions: 8),
    Exercise(name: "Row", sets: 4, repetitions: 10),
  ]
  @State private var restSeconds = 90

  private var totalSets: Int {
    exercises.reduce(0) { $0 + $1.sets }
  }

  var body: some View {
    List {
      Section("Plan") {
        ForEach(exercises) { exercise in
          ExerciseRow(exercise: exercise)
        }
        .onDelete { exercises.remove(atOffsets: $0) }
      }
      Section("Options") {
        Stepper("Rest: \(restSeconds) s", value: $restSeconds, in: 30...240, step: 15)
        LabeledContent("Rest in total") {
          Text("\(totalSets * restSeconds / 60) min")
        }
      }
    }
    .navigationTitle("Workout")
  }
}
