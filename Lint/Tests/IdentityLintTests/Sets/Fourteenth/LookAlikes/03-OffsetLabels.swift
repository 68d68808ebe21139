import SwiftUI

struct RecipeStep: Identifiable, Codable {
  var id = UUID()
  var text: String
  var minutes: Int
}

struct RecipeStepsView: View {
  @Binding var steps: [RecipeStep]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(Array(steps.enumerated()), id: \.element.id) { index, step in
          StepRow(number: index + 1, step: step) {
            steps.removeAll { $0.id == step.id }
          }
        }
      }
      .padding()
    }
    .toolbar {
      Button("Add at top", systemImage: "plus") {
        steps.insert(RecipeStep(text: "New step", minutes: 5), at: 0)
      }
    }
  }
}

private struct StepRow: View {
  let number: Int
  let step: RecipeStep
  let remove: () -> Void
  @State private var isDone = false
  @State private var personalNote = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Text("\(number).").monospacedDigit()
        Text(step.text).strikethrough(isDone)
        Spacer()
        Text("\(step.minutes) min").foregroundStyle(.secondary)
        Button("Remove", role: .destructive, action: remove)
      }
      Toggle("Done", isOn: $isDone)
      TextField("Note to self", text: $personalNote)
        .font(.footnote)
    }
  }
}
