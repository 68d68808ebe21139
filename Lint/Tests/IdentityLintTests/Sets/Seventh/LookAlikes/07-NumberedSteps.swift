import SwiftUI

struct RecipeStep: Identifiable, Hashable {
  let id: UUID
  var text: String
}

@Observable
final class ProcedureDocument {
  var steps: [RecipeStep] = []

  func insert(after id: RecipeStep.ID) {
    guard let index = steps.firstIndex(where: { $0.id == id }) else { return }
    steps.insert(RecipeStep(id: UUID(), text: ""), at: index + 1)
  }

  func remove(_ id: RecipeStep.ID) {
    steps.removeAll { $0.id == id }
  }
}

struct ProcedureView: View {
  @Bindable var document: ProcedureDocument

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(Array(document.steps.enumerated()), id: \.element.id) { offset, step in
          NumberedStep(number: offset + 1, step: step) {
            document.insert(after: step.id)
          } onRemove: {
            document.remove(step.id)
          }
        }
      }
      .padding()
    }
    .toolbar {
      Button("Add Step") {
        document.steps.append(RecipeStep(id: UUID(), text: "New step"))
      }
    }
  }
}

private struct NumberedStep: View {
  let number: Int
  let step: RecipeStep
  let onInsert: () -> Void
  let onRemove: () -> Void
  @State private var isDone = false

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Toggle("Done", isOn: $isDone).labelsHidden()
      Text("\(number).").monospacedDigit()
      Text(step.text).strikethrough(isDone)
      Spacer()
      Menu {
        Button("Insert Below", action: onInsert)
        Button("Remove", role: .destructive, action: onRemove)
      } label: {
        Image(systemName: "ellipsis.circle")
      }
    }
  }
}
