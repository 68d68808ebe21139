import SwiftUI

struct Phrase: Identifiable, Hashable {
  let id: String
  let source: String
  var translation: String
}

enum QueueSheet: Identifiable {
  case glossary
  case translate(Phrase)

  var id: String {
    switch self {
    case .glossary: "glossary"
    case .translate(let phrase): "translate-\(phrase.id)"
    }
  }
}

@Observable
final class PhraseBook {
  var phrases: [Phrase] = []

  func translate(_ id: Phrase.ID, as text: String) {
    guard let index = phrases.firstIndex(where: { $0.id == id }) else { return }
    phrases[index].translation = text
  }
}

struct TranslationQueue: View {
  let book: PhraseBook
  @State private var sheet: QueueSheet?

  var body: some View {
    List(book.phrases) { phrase in
      Button(phrase.source) { sheet = .translate(phrase) }
        .badge(phrase.translation.isEmpty ? Text("open") : nil)
    }
    .toolbar {
      Button("Glossary") { sheet = .glossary }
    }
    .sheet(item: $sheet) { sheet in
      switch sheet {
      case .glossary:
        List(book.phrases) { LabeledContent($0.source, value: $0.translation) }
      case .translate(let phrase):
        TranslationForm(phrase: phrase) { commit($0, for: phrase.id) }
      }
    }
  }

  private func commit(_ text: String, for id: Phrase.ID) {
    book.translate(id, as: text)
    sheet = book.phrases.first { $0.translation.isEmpty }.map(QueueSheet.translate)
  }
}

private struct TranslationForm: View {
  let phrase: Phrase
  let onCommit: (String) -> Void
  @State private var text: String

  init(phrase: Phrase, onCommit: @escaping (String) -> Void) {
    self.phrase = phrase
    self.onCommit = onCommit
    _text = State(initialValue: phrase.translation)
  }

  var body: some View {
    Form {
      Text(phrase.source).font(.headline)
      TextField("Translation", text: $text, axis: .vertical)
      Button("Save & Next") { onCommit(text) }
        .disabled(text.isEmpty)
    }
    .padding()
  }
}
