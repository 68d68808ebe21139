import SwiftUI

struct Exercise: Identifiable {
  let id: UUID
  var title: String
  var instructions: String
}

struct CounterPane: View {
  let exercise: Exercise
  @State private var repetitions = 0

  var body: some View {
    VStack {
      Text("\(exercise.title) – \(repetitions)")
      HStack {
        Button("Less") { repetitions = max(0, repetitions - 1) }
        Button("More") { repetitions += 1 }
      }
    }
  }
}

struct CoachPane: View {
  let exercise: Exercise
  @State private var remarks = ""

  var body: some View {
    VStack(alignment: .leading) {
      ScrollView { Text(exercise.instructions) }
      TextEditor(text: $remarks)
    }
  }
}

struct ExerciseScreen: View {
  let exercise: Exercise

  var body: some View {
    GeometryReader { proxy in
      arrange(wide: proxy.size.width > 640)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private func arrange(wide: Bool) -> AnyView {
    let layout =
      wide
      ? AnyLayout(HStackLayout(spacing: 16))
      : AnyLayout(VStackLayout())
    return AnyView(
      layout {
        CounterPane(exercise: exercise)
        CoachPane(exercise: exercise)
      })
  }
}
