import SwiftUI

struct GlossaryEntry: Identifiable {
  let id = UUID().uuidString
  let term: String
  let meaning: String
}

extension GlossaryEntry {
  static let all = [
    GlossaryEntry(term: "Aperture", meaning: "The opening through which light enters the lens."),
    GlossaryEntry(term: "Bokeh", meaning: "The look of the areas that are out of focus."),
    GlossaryEntry(term: "Bracketing", meaning: "Taking several shots with different exposure."),
  ]
}

struct GlossaryRow: View {
  let entry: GlossaryEntry
  @State private var showsMeaning = false

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Button(entry.term) {
        withAnimation { showsMeaning.toggle() }
      }
      .font(.headline)
      if showsMeaning {
        Text(entry.meaning)
      }
    }
  }
}

struct GlossaryScreen: View {
  @State private var query = ""

  private var visible: [GlossaryEntry] {
    guard !query.isEmpty else { return GlossaryEntry.all }
    return GlossaryEntry.all.filter { $0.term.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      List(visible) { entry in
        GlossaryRow(entry: entry)
      }
      .searchable(text: $query)
      .navigationTitle("Glossary")
    }
  }
}
