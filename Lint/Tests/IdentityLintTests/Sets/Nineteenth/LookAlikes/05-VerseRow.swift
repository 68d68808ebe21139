import SwiftUI

struct Verse: Identifiable {
  let id = UUID()
  var text: String
}

struct VerseRow: View {
  @Binding var verse: Verse
  let onSubmit: () -> Void

  var body: some View {
    TextField("Verse", text: $verse.text)
      .textFieldStyle(.plain)
      .onSubmit(onSubmit)
  }
}

struct PoemView: View {
  @State private var verses = [
    Verse(text: "The harbour sleeps"),
    Verse(text: "the gulls are late"),
    Verse(text: "and nobody calls"),
  ]
  @FocusState private var focusedVerse: Verse.ID?

  private func insert(after id: Verse.ID) {
    guard let index = verses.firstIndex(where: { $0.id == id }) else { return }
    let verse = Verse(text: "")
    verses.insert(verse, at: index + 1)
    focusedVerse = verse.id
  }

  var body: some View {
    VStack {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach($verses) { $verse in
            VerseRow(verse: $verse) { insert(after: verse.id) }
              .focused($focusedVerse, equals: verse.id)
          }
        }
        .padding()
      }
      Button("Done") { focusedVerse = nil }
        .disabled(focusedVerse == nil)
    }
  }
}
