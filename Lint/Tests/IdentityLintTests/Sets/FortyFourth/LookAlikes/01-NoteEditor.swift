import SwiftUI

final class NoteDraft: ObservableObject {
  @Published var text = ""
  @Published var isPinned = false

  var wordCount: Int { text.split(separator: " ").count }
}

struct NoteEditor: View {
  @StateObject private var draft: NoteDraft
  private let onSave: (String) -> Void

  init(
    draft: @autoclosure @escaping () -> NoteDraft = NoteDraft(), onSave: @escaping (String) -> Void
  ) {
    _draft = StateObject(wrappedValue: draft())
    self.onSave = onSave
  }

  var body: some View {
    VStack(alignment: .leading) {
      TextEditor(text: $draft.text)
        .frame(minHeight: 120)
      Toggle("Pinned", isOn: $draft.isPinned)
      HStack {
        Text("\(draft.wordCount) words")
          .foregroundStyle(.secondary)
        Spacer()
        Button("Save") { onSave(draft.text) }
          .disabled(draft.text.isEmpty)
      }
    }
    .padding()
  }
}

struct NotebookScreen: View {
  @State private var savedCount = 0
  @State private var lastSaved = ""

  var body: some View {
    VStack {
      Text("Saved \(savedCount) times")
      Text(lastSaved)
        .lineLimit(2)
      NoteEditor { text in
        savedCount += 1
        lastSaved = text
      }
    }
  }
}
