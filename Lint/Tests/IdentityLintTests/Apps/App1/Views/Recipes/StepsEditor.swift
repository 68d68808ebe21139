import SwiftUI

struct StepsEditor: View {
  @Binding var steps: [RecipeStep]

  var body: some View {
    Section {
      ForEach(Array(steps.enumerated()), id: \.offset) { index, step in
        StepRow(number: index + 1, step: step) { changed in
          replace(changed)
        }
      }
      .onDelete { steps.remove(atOffsets: $0) }
      .onMove { steps.move(fromOffsets: $0, toOffset: $1) }
      Button("Add Step", systemImage: "plus") {
        steps.append(RecipeStep(text: ""))
      }
    } header: {
      HStack {
        Text("Steps")
        Spacer()
        Text("\(totalMinutes) min timed")
      }
    }
  }

  private var totalMinutes: Int {
    steps.compactMap(\.minutes).reduce(0, +)
  }

  private func replace(_ step: RecipeStep) {
    guard let index = steps.firstIndex(where: { $0.id == step.id }) else { return }
    steps[index] = step
  }
}
