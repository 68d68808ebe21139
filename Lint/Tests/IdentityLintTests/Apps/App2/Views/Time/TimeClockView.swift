import SwiftUI

struct TimeClockView: View {
  @EnvironmentObject private var clock: TimeClock
  @EnvironmentObject private var jobs: JobStore
  @State private var editMode = EditMode.inactive
  @State private var selection: Set<TimeEntry.ID> = []

  private struct Day: Identifiable {
    let id: Date
    let entries: [TimeEntry]
  }

  private var days: [Day] {
    let calendar = Calendar.current
    let groups = Dictionary(grouping: clock.entries) { calendar.startOfDay(for: $0.start) }
    return
      groups
      .map { Day(id: $0.key, entries: $0.value.sorted { $0.start > $1.start }) }
      .sorted { $0.id > $1.id }
  }

  var body: some View {
    List(selection: $selection) {
      if let running = clock.running {
        Section {
          runningRow(running)
        }
      }
      ForEach(days) { day in
        Section(header: Text(day.id.formatted(date: .complete, time: .omitted))) {
          ForEach(day.entries) { entry in
            EntryRow(entry: entry, title: title(for: entry))
              .tag(entry.id)
          }
        }
      }
    }
    .environment(\.editMode, $editMode)
    .navigationTitle("Time Clock")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button(editMode.isEditing ? "Done" : "Select") {
          withAnimation {
            editMode = editMode.isEditing ? .inactive : .active
          }
          selection = []
        }
      }
      ToolbarItem(placement: .bottomBar) {
        if editMode.isEditing {
          Button("Delete \(selection.count) Entries", role: .destructive) {
            clock.delete(selection)
            selection = []
          }
          .disabled(selection.isEmpty)
        }
      }
    }
  }

  private func runningRow(_ entry: TimeEntry) -> some View {
    HStack {
      VStack(alignment: .leading) {
        Text(title(for: entry)).font(.headline)
        TimelineView(.periodic(from: entry.start, by: 1)) { context in
          Text(
            Duration.seconds(entry.duration(at: context.date)).formatted(
              .time(pattern: .hourMinuteSecond))
          )
          .font(.largeTitle.monospacedDigit())
        }
      }
      Spacer()
      Button("Stop") { clock.stop() }
        .buttonStyle(.borderedProminent)
        .tint(.red)
    }
  }

  private func title(for entry: TimeEntry) -> String {
    jobs.job(entry.jobID)?.title ?? "Deleted job"
  }
}

private struct EntryRow: View {
  let entry: TimeEntry
  let title: String

  private var interval: String {
    let start = entry.start.formatted(date: .omitted, time: .shortened)
    guard let end = entry.end else { return "since \(start)" }
    return "\(start) – \(end.formatted(date: .omitted, time: .shortened))"
  }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(title)
        Text(interval).font(.caption).foregroundColor(.secondary)
      }
      Spacer()
      if let end = entry.end {
        Text(Duration.seconds(entry.duration(at: end)).formatted(.time(pattern: .hourMinute)))
          .monospacedDigit()
      }
    }
  }
}
