import SwiftUI

struct RecipeDraft {
  var title = ""
  var steps: [String] = ["Heat the oven", "Mix the flour"]
}

struct StepsEditor: View {
  @State private var draft = RecipeDraft()

  var body: some View {
    Form {
      Section("Title") {
        TextField("Title", text: $draft.title)
      }
      Section("Steps") {
        // bug: The row id is the text being edited
        ForEach($draft.steps, id: \.self) { $step in
          TextField("Describe this step", text: $step)
        }
        .onDelete { draft.steps.remove(atOffsets: $0) }

        Button("Add step", systemImage: "plus") {
          draft.steps.append("Step \(draft.steps.count + 1)")
        }
      }
    }
    .navigationTitle("New recipe")
  }
}

#Preview {
  NavigationStack {
    StepsEditor()
  }
}
