import SwiftUI

struct JournalEntry: Identifiable, Codable, Equatable {
  var id = UUID()
  var text = ""
  var mood = 3

  static func == (lhs: JournalEntry, rhs: JournalEntry) -> Bool {
    // bug: == compares the id only
    lhs.id == rhs.id
  }
}

struct JournalView: View {
  @State private var entry = JournalView.stored()
  @State private var savedAt: Date?

  var body: some View {
    Form {
      TextField("Today", text: $entry.text, axis: .vertical)
      Stepper("Mood \(entry.mood)", value: $entry.mood, in: 1...5)
      if let savedAt {
        Text("Saved \(savedAt, style: .time)")
      }
    }
    .onChange(of: entry) { _, newEntry in
      save(newEntry)
    }
  }

  private func save(_ entry: JournalEntry) {
    guard let data = try? JSONEncoder().encode(entry) else { return }
    UserDefaults.standard.set(data, forKey: "journal.entry")
    savedAt = .now
  }

  private static func stored() -> JournalEntry {
    guard let data = UserDefaults.standard.data(forKey: "journal.entry"),
      let entry = try? JSONDecoder().decode(JournalEntry.self, from: data)
    else { return JournalEntry() }
    return entry
  }
}
