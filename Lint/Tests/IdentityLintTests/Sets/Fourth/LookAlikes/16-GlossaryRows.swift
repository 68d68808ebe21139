import SwiftUI

@Observable
final class Term: Identifiable {
  let id: Int
  let source: String
  var translation: String

  init(id: Int, source: String, translation: String) {
    self.id = id
    self.source = source
    self.translation = translation
  }
}

struct TermRow: View {
  let term: Term
  @Binding var draft: String?

  var body: some View {
    VStack(alignment: .leading) {
      Text(term.source).font(.headline)
      TextField("Translation", text: Binding(get: { draft ?? "" }, set: { draft = $0 }))
      Button("Save") { term.translation = draft ?? term.translation }
        .disabled(draft == term.translation)
    }
    .onAppear {
      if draft == nil { draft = term.translation }
    }
  }
}

struct GlossaryView: View {
  let terms: [Term]
  @State private var drafts: [Int: String] = [:]

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(terms) { term in
          TermRow(term: term, draft: $drafts[term.id])
        }
      }
    }
  }
}
