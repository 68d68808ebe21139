import SwiftUI

struct EventID: Hashable {
  let rawValue: Int
}

struct Event: Decodable {
  let title: String
  let venue: String
  let similar: [Int]
}

@MainActor
final class EventPageModel: ObservableObject {
  @Published private(set) var event: Event?
  @Published var wantsReminder = false
  let id: EventID

  init(id: EventID) {
    self.id = id
  }

  func load() async {
    guard event == nil,
      let url = URL(string: "https://events.example.com/\(id.rawValue).json"),
      let (data, _) = try? await URLSession.shared.data(from: url)
    else { return }
    event = try? JSONDecoder().decode(Event.self, from: data)
  }
}

struct EventsTab: View {
  let featured: [EventID]
  @State private var path: [EventID] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(featured, id: \.self) { id in
        NavigationLink("Event \(id.rawValue)", value: id)
      }
      .navigationDestination(for: EventID.self) { id in
        EventPage(id: id)
      }
    }
  }
}

struct EventPage: View {
  @StateObject private var model: EventPageModel

  init(id: EventID) {
    _model = StateObject(wrappedValue: EventPageModel(id: id))
  }

  var body: some View {
    List {
      if let event = model.event {
        Text(event.venue)
        Toggle("Remind me", isOn: $model.wantsReminder)
        Section("Similar") {
          ForEach(event.similar, id: \.self) { similar in
            NavigationLink("Event \(similar)", value: EventID(rawValue: similar))
          }
        }
      }
    }
    .navigationTitle(model.event?.title ?? "")
    .task { await model.load() }
  }
}
