import SwiftUI
import Observation

struct Club: Identifiable, Decodable, Hashable, Sendable {
  let id: Int
  let name: String
  let town: String
}

@MainActor @Observable
final class LeagueModel {
  private(set) var clubs: [Club] = []
  private(set) var isLoading = false
  private let fetch: @Sendable () async throws -> [Club]

  init(fetch: @escaping @Sendable () async throws -> [Club]) { self.fetch = fetch }

  func load() async {
    isLoading = true
    defer { isLoading = false }
    if let fresh = try? await fetch() { clubs = fresh }
  }
}

struct LeagueScreen: View {
  let model: LeagueModel

  var body: some View {
    ZStack {
      if model.isLoading && model.clubs.isEmpty {
        ProgressView("Loading the league")
      } else if model.clubs.isEmpty {
        Text("No clubs yet").foregroundStyle(.secondary)
      } else {
        ClubList(clubs: model.clubs)
      }
    }
    .navigationTitle("League")
    .task {
      await model.load()
    }
  }
}

private struct ClubList: View {
  let clubs: [Club]

  private var byTown: [(town: String, clubs: [Club])] {
    Dictionary(grouping: clubs, by: \.town)
      .map { (town: $0.key, clubs: $0.value) }
      .sorted { $0.town < $1.town }
  }

  var body: some View {
    List {
      ForEach(byTown, id: \.town) { group in
        Section(group.town) {
          ForEach(group.clubs) { Text($0.name) }
        }
      }
    }
  }
}
