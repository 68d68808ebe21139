import SwiftUI

struct RecipeDraft: Identifiable, Hashable {
  let id: UUID
  var title: String
  var servings: Int
  var notes: String
}

struct RecipeForm: View {
  @Binding var draft: RecipeDraft
  @State private var showsNotes = false

  var body: some View {
    Form {
      TextField("Title", text: $draft.title)
      Stepper("\(draft.servings) servings", value: $draft.servings, in: 1...20)
      DisclosureGroup("Notes", isExpanded: $showsNotes) {
        TextField("Notes", text: $draft.notes, axis: .vertical)
      }
    }
  }
}

struct RecipeDraftScreen: View {
  @State private var drafts = [
    RecipeDraft(id: UUID(), title: "Lentil soup", servings: 4, notes: ""),
    RecipeDraft(id: UUID(), title: "Plum cake", servings: 8, notes: ""),
  ]
  @State private var position = 0

  var body: some View {
    VStack {
      RecipeForm(draft: $drafts[position])
        // bug: After each typed letter the keyboard closes
        .id(drafts[position])
      HStack {
        Button("Previous") { position -= 1 }
          .disabled(position == 0)
        Spacer()
        Button("Next") { position += 1 }
          .disabled(position == drafts.count - 1)
      }
      .padding()
    }
  }
}
