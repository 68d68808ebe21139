import SwiftUI

struct TripEvent {
  let time: Date
  let title: String
  let details: String
}

struct TimelineEntry: Identifiable {
  // bug: Expanded rows collapse and the list flickers on every pull of the slider
  let id = UUID()
  let event: TripEvent
  let isPast: Bool
}

struct TimelineEntryRow: View {
  let entry: TimelineEntry
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(isExpanded: $isExpanded) {
      Text(entry.event.details)
    } label: {
      Text(entry.event.title)
        .foregroundStyle(entry.isPast ? .secondary : .primary)
    }
  }
}

struct TripTimeline: View {
  let events: [TripEvent]
  @State private var textScale = 1.0

  private var entries: [TimelineEntry] {
    events
      .sorted { $0.time < $1.time }
      .map { TimelineEntry(event: $0, isPast: $0.time < .now) }
  }

  var body: some View {
    VStack {
      List(entries) { entry in
        TimelineEntryRow(entry: entry)
          .font(.system(size: 16 * textScale))
      }
      Slider(value: $textScale, in: 0.8...1.6)
        .padding()
    }
    .navigationTitle("Your trip")
  }
}
