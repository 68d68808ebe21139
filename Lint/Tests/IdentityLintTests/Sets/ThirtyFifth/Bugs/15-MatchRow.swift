import SwiftUI

struct Match: Identifiable {
  let id: Int
  let teams: String
  var score: Int
}

struct ScoreboardView: View {
  @State private var matches = [
    Match(id: 1, teams: "A – B", score: 0), Match(id: 2, teams: "C – D", score: 0),
  ]

  var body: some View {
    List($matches) { $match in
      HStack {
        MatchRow(match: match).equatable()
        Button("Goal") { match.score += 1 }
      }
    }
  }
}

struct MatchRow: View, Equatable {
  let match: Match

  static func == (lhs: MatchRow, rhs: MatchRow) -> Bool {
    // bug: The row keeps showing the old score
    lhs.match.id == rhs.match.id
  }

  var body: some View {
    Text("\(match.teams): \(match.score)")
  }
}
