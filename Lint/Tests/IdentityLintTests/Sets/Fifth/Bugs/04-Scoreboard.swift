import SwiftUI

@MainActor
@Observable
final class ScoreModel {
  private(set) var home = 0
  private(set) var away = 0

  func refresh() async {
    guard let url = URL(string: "https://league.example.com/live.json"),
      let (data, _) = try? await URLSession.shared.data(from: url),
      let goals = try? JSONDecoder().decode([Int].self, from: data), goals.count == 2
    else { return }
    home = goals[0]
    away = goals[1]
  }
}

struct LiveScore: View {
  let model: ScoreModel

  var body: some View {
    Text("\(model.home) : \(model.away)")
      .font(.system(size: 80, weight: .bold))
      .onAppear {
        // bug: the loop is started at each appearance and never cancelled
        Task {
          while true {
            await model.refresh()
            try? await Task.sleep(for: .seconds(5))
          }
        }
      }
  }
}

struct LeagueTabs: View {
  @State private var model = ScoreModel()

  var body: some View {
    TabView {
      LiveScore(model: model)
        .tabItem { Label("Live", systemImage: "sportscourt") }
      Text("Table")
        .tabItem { Label("Table", systemImage: "list.number") }
    }
  }
}
