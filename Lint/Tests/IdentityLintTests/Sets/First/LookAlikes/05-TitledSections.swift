import SwiftUI

struct Agenda: View {
  struct Part: Identifiable { var id: String { title }; let title: String; let items: [String] }
  @State private var all: [String] = []
  @State private var query = ""
  private var parts: [Part] {
    [
      Part(title: "Today", items: all.filter { $0.contains(query) }),
      Part(title: "Later", items: []),
    ]
  }
  var body: some View {
    List(parts) { PartView(part: $0) }.searchable(text: $query)
  }
}
struct PartView: View {
  let part: Agenda.Part
  @State private var expanded = false
  var body: some View {
    DisclosureGroup(part.title, isExpanded: $expanded) {
      ForEach(part.items, id: \.self) { Text($0) }
    }
  }
}
