import SwiftUI

struct StandingRow: Identifiable, Sendable {
  let id: String
  let team: String
  let points: Int
}

struct StandingsService: Sendable {
  func rows(season: Int) async throws -> [StandingRow] {
    try await Task.sleep(for: .seconds(1))
    return [StandingRow(id: "\(season)-1", team: "Rovers", points: season % 100)]
  }
}

struct StandingsScreen: View {
  @State private var season = 2024

  var body: some View {
    VStack {
      Picker("Season", selection: $season) {
        ForEach(2019...2024, id: \.self) { year in
          Text(verbatim: "\(year)").tag(year)
        }
      }
      StandingsTable(season: season)
    }
  }
}

struct StandingsTable: View {
  let season: Int
  private let service = StandingsService()
  @State private var rows: [StandingRow] = []
  @State private var failure: String?

  var body: some View {
    List(rows) { row in
      LabeledContent(row.team, value: "\(row.points)")
    }
    .overlay {
      if let failure { Text(failure) }
    }
    .navigationTitle(Text(verbatim: "Season \(season)"))
    // bug: the table of the chosen season: rows of the first season stay under the new title.
    // When: another season is picked.
    .task { await load() }
  }

  private func load() async {
    do {
      rows = try await service.rows(season: season)
      failure = nil
    } catch {
      failure = error.localizedDescription
    }
  }
}
