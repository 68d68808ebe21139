import SwiftUI

struct Alarm: Identifiable {
  let id: UUID
  let label: String
  let hour: Int
}

final class AlarmClock: ObservableObject {
  @Published var alarms: [Alarm] = []

  func load() {
    alarms = [("Gym", 6), ("Nap", 14), ("Work", 7)].map { label, hour in
      Alarm(id: UUID(), label: label, hour: hour)
    }
  }
}

struct AlarmListView: View {
  @StateObject private var clock = AlarmClock()

  private var byHour: [Alarm] {
    clock.alarms.sorted { $0.hour < $1.hour }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(byHour) { alarm in
          LabeledContent(alarm.label, value: "\(alarm.hour):00")
        }
        .onDelete(perform: discard)
      }
      .navigationTitle("Alarms")
      .toolbar {
        Button("Load", action: clock.load)
      }
    }
  }

  private func discard(at offsets: IndexSet) {
    let shown = byHour
    let doomed = Set(offsets.map { shown[$0].id })
    clock.alarms.removeAll { doomed.contains($0.id) }
  }
}
