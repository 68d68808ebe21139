import SwiftUI

struct Runner: Identifiable, Decodable {
  let id: String
  let name: String
  var kilometers: Double
}

@MainActor
final class LeaderboardModel: ObservableObject {
  @Published private var runners: [Runner] = []

  var ranking: [Runner] {
    runners.sorted { $0.kilometers > $1.kilometers }
  }

  func refresh() async {
    guard let url = URL(string: "https://runs.example.com/leaderboard"),
      let (data, _) = try? await URLSession.shared.data(from: url),
      let fresh = try? JSONDecoder().decode([Runner].self, from: data)
    else { return }
    runners = fresh
  }
}

struct LeaderboardView: View {
  @StateObject private var model = LeaderboardModel()

  var body: some View {
    List {
      ForEach(Array(model.ranking.enumerated()), id: \.element.id) { offset, runner in
        RunnerRow(place: offset + 1, runner: runner)
      }
    }
    .animation(.default, value: model.ranking.map(\.id))
    .refreshable { await model.refresh() }
    .task { await model.refresh() }
  }
}

private struct RunnerRow: View {
  let place: Int
  let runner: Runner
  @State private var showsCheer = false
  @State private var cheer = ""

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("\(place).").monospacedDigit()
        Text(runner.name)
        Spacer()
        Text("\(runner.kilometers, specifier: "%.1f") km")
        Button {
          showsCheer.toggle()
        } label: {
          Image(systemName: "hands.clap")
        }
        .buttonStyle(.borderless)
      }
      if showsCheer {
        TextField("Cheer for \(runner.name)", text: $cheer)
      }
    }
  }
}
