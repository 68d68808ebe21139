import SwiftUI

struct Term: Identifiable {
  let id: Int
  let title: String
  let meaning: String
}

struct GlossaryView: View {
  let terms: [Term]
  @State private var expandedID: Term.ID?

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(terms) { term in
          DisclosureGroup(isExpanded: isExpanded(term)) {
            Text(term.meaning)
              .foregroundStyle(.secondary)
          } label: {
            Text(term.title)
              .font(.headline)
          }
          Divider()
        }
      }
      .padding()
    }
    .navigationTitle("Glossary")
  }

  private func isExpanded(_ term: Term) -> Binding<Bool> {
    Binding {
      expandedID == term.id
    } set: { isOpen in
      expandedID = isOpen ? term.id : nil
    }
  }
}
