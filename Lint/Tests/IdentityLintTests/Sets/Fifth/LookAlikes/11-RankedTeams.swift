import SwiftUI

struct RankedTeam: Identifiable {
  let id: Int
  var name: String
  var points: Int
  var isFollowed: Bool
}

struct RankingView: View {
  @Binding var teams: [RankedTeam]
  @State private var onlyFollowed = false

  private var visible: [Binding<RankedTeam>] {
    $teams.filter { !onlyFollowed || $0.wrappedValue.isFollowed }
  }

  var body: some View {
    List {
      Toggle("Only followed", isOn: $onlyFollowed)
      ForEach(Array(visible.enumerated()), id: \.element.id) { index, team in
        HStack {
          Text("\(index + 1).").monospacedDigit()
          Toggle("\(team.wrappedValue.name), \(team.wrappedValue.points)", isOn: team.isFollowed)
        }
      }
    }
  }
}
