import SwiftUI

struct Meeting: Identifiable, Hashable {
  let id: UUID
  var subject: String
  var minutes: String
}

@Observable
final class MeetingStore {
  private(set) var meetings: [Meeting] = []

  func saveMinutes(_ text: String, for id: Meeting.ID) {
    guard let index = meetings.firstIndex(where: { $0.id == id }) else { return }
    meetings[index].minutes = text
  }
}

struct MeetingList: View {
  @State private var store = MeetingStore()

  var body: some View {
    NavigationStack {
      List(store.meetings) { meeting in
        NavigationLink(meeting.subject, value: meeting)
      }
      .navigationDestination(for: Meeting.self) { meeting in
        MinutesEditor(meeting: meeting, store: store)
      }
      .navigationTitle("Meetings")
    }
  }
}

struct MinutesEditor: View {
  let meeting: Meeting
  let store: MeetingStore
  @State private var text: String
  @State private var savedAt: Date?

  init(meeting: Meeting, store: MeetingStore) {
    self.meeting = meeting
    self.store = store
    _text = State(initialValue: meeting.minutes)
  }

  var body: some View {
    TextEditor(text: $text)
      .padding(.horizontal)
      .navigationTitle(meeting.subject)
      .safeAreaInset(edge: .bottom) {
        if let savedAt {
          Text("Saved \(savedAt, style: .time)").font(.caption)
        }
      }
      // bug: leaving the page within two seconds of the last key cancels the pending save for good
      .task(id: text) {
        do {
          try await Task.sleep(for: .seconds(2))
        } catch {
          return
        }
        store.saveMinutes(text, for: meeting.id)
        savedAt = .now
      }
  }
}
