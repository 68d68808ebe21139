import SwiftUI

struct CalendarEvent: Identifiable {
  let id: String
  var title: String
  var start: Date
  var attendees: [String]
}

struct AgendaEntry: Identifiable {
  // bug: entries is computed in every body, so each keystroke in the search field gives every
  // row a new UUID; all expanded rows collapse and are rebuilt
  let id = UUID()
  let heading: String
  let attendees: [String]
}

struct AgendaEntryView: View {
  let entry: AgendaEntry
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(entry.heading, isExpanded: $isExpanded) {
      ForEach(entry.attendees, id: \.self) { Text($0) }
    }
  }
}

struct AgendaView: View {
  let events: [CalendarEvent]
  @State private var query = ""

  private var entries: [AgendaEntry] {
    events
      .filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) }
      .sorted { $0.start < $1.start }
      .map { event in
        let time = event.start.formatted(date: .omitted, time: .shortened)
        return AgendaEntry(
          heading: "\(time)  \(event.title)", attendees: Array(Set(event.attendees)).sorted())
      }
  }

  var body: some View {
    List(entries) { entry in
      AgendaEntryView(entry: entry)
    }
    .searchable(text: $query)
    .navigationTitle("Agenda")
  }
}
