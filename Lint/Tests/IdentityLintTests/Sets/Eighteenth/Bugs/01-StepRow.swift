import SwiftUI

struct RecipeStep: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var minutes: Int
}

struct StepRow: View {
  let number: Int
  let step: RecipeStep
  @State private var isDone = false
  @State private var remark = ""

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("\(number). \(step.title)", isOn: $isDone)
      TextField("Remark", text: $remark)
      Text("\(step.minutes) min")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

struct RecipeStepsView: View {
  @State private var steps = [
    RecipeStep(title: "Chop the onions", minutes: 5),
    RecipeStep(title: "Fry the garlic", minutes: 3),
    RecipeStep(title: "Simmer the sauce", minutes: 25),
  ]

  var body: some View {
    NavigationStack {
      List {
        // bug: rows are identified by index, so after a delete or move the tick and the typed
        // remark stay at the position and show up on another step
        ForEach(steps.indices, id: \.self) { index in
          StepRow(number: index + 1, step: steps[index])
        }
        .onDelete { steps.remove(atOffsets: $0) }
        .onMove { steps.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationTitle("Steps")
      .toolbar { EditButton() }
    }
  }
}
