import SwiftUI

struct RaceResult: Decodable {
  let runner: String
  let seconds: Double
  let club: String
}

struct ResultEntry: Identifiable {
  let id = UUID()
  let result: RaceResult
  let place: Int
}

struct ResultEntryRow: View {
  let entry: ResultEntry
  @State private var showsClub = false

  var body: some View {
    DisclosureGroup(isExpanded: $showsClub) {
      Text(entry.result.club)
    } label: {
      Text("\(entry.place). \(entry.result.runner)")
    }
  }
}

struct RaceResultsScreen: View {
  let source: URL
  @State private var entries: [ResultEntry] = []
  @State private var textScale = 1.0

  var body: some View {
    VStack {
      List(entries) { entry in
        ResultEntryRow(entry: entry)
          .font(.system(size: 16 * textScale))
      }
      Slider(value: $textScale, in: 0.8...1.6)
        .padding()
    }
    .task(id: source) {
      guard let (data, _) = try? await URLSession.shared.data(from: source),
        let results = try? JSONDecoder().decode([RaceResult].self, from: data)
      else { return }
      entries =
        results
        .sorted { $0.seconds < $1.seconds }
        .enumerated()
        .map { ResultEntry(result: $0.element, place: $0.offset + 1) }
    }
  }
}
