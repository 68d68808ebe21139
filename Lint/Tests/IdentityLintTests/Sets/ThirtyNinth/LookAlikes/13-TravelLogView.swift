import SwiftUI

struct TravelEntry: Identifiable, Codable, Equatable {
  var id = UUID()
  var text = ""
  var rating = 3
}

struct TravelLogView: View {
  @State private var entry = TravelLogView.stored()
  @State private var savedAt: Date?

  var body: some View {
    Form {
      TextField("Today", text: $entry.text, axis: .vertical)
      Stepper("Rating \(entry.rating)", value: $entry.rating, in: 1...5)
      if let savedAt {
        Text("Saved \(savedAt, style: .time)")
      }
    }
    .onChange(of: entry) { _, newEntry in
      save(newEntry)
    }
  }

  private func save(_ entry: TravelEntry) {
    guard let data = try? JSONEncoder().encode(entry) else { return }
    UserDefaults.standard.set(data, forKey: "travel.entry")
    savedAt = .now
  }

  private static func stored() -> TravelEntry {
    guard let data = UserDefaults.standard.data(forKey: "travel.entry"),
      let entry = try? JSONDecoder().decode(TravelEntry.self, from: data)
    else { return TravelEntry() }
    return entry
  }
}
