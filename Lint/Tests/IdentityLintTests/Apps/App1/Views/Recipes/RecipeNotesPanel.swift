import SwiftUI

struct RecipeNotesPanel: View {
  let recipe: Recipe

  @Environment(RecipeStore.self) private var store
  @State private var text: String
  @FocusState private var isFocused: Bool

  init(recipe: Recipe) {
    self.recipe = recipe
    _text = State(initialValue: recipe.notes)
  }

  private var hasChanges: Bool {
    text != recipe.notes
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text("Notes").font(.headline)
        Spacer()
        if hasChanges {
          Button("Revert") {
            text = recipe.notes
            isFocused = false
          }
          Button("Save") {
            store.updateNotes(text, for: recipe.id)
            isFocused = false
          }
          .bold()
        }
      }
      TextEditor(text: $text)
        .focused($isFocused)
        .frame(minHeight: 100)
        .scrollContentBackground(.hidden)
        .padding(8)
        .background(.quaternary.opacity(0.5), in: RoundedRectangle(cornerRadius: 10))
        .overlay {
          RoundedRectangle(cornerRadius: 10)
            .strokeBorder(.tint, lineWidth: isFocused ? 2 : 0)
        }
    }
    .animation(.snappy, value: hasChanges)
  }
}
