import SwiftUI

@Observable
final class JournalStore {
  private(set) var entries: [Date: String] = [:]

  func save(_ text: String, for day: Date) {
    entries[day] = text
  }
}

struct JournalView: View {
  @State private var store = JournalStore()
  private let days = (0..<14).map {
    Calendar.current.startOfDay(for: .now).addingTimeInterval(Double(-$0) * 86_400)
  }

  var body: some View {
    NavigationStack {
      List(days, id: \.self) { day in
        NavigationLink {
          JournalPage(day: day, store: store)
        } label: {
          Text(day, style: .date)
        }
      }
    }
  }
}

struct JournalPage: View {
  let day: Date
  let store: JournalStore
  @State private var text: String

  init(day: Date, store: JournalStore) {
    self.day = day
    self.store = store
    _text = State(initialValue: store.entries[day] ?? "")
  }

  var body: some View {
    TextEditor(text: $text)
      .padding()
      // bug: the last words typed. The user goes back within two seconds: leaving cancels the
      // task, the sleep throws, and nothing saves.
      .task(id: text) {
        do {
          try await Task.sleep(for: .seconds(2))
          store.save(text, for: day)
        } catch {}
      }
  }
}
