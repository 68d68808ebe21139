import SwiftUI

struct Player: Identifiable {
  let id: String
  var name: String
  var points = 0
}

struct StarRating: View {
  @Binding var value: Int
  private let maximum = 5

  var body: some View {
    HStack {
      ForEach(0..<maximum, id: \.self) { index in
        Image(systemName: index < value ? "star.fill" : "star")
          .onTapGesture { value = index + 1 }
      }
    }
  }
}

struct RankingView: View {
  @State private var players: [Player] = []
  @State private var fairness = 3

  private var ranked: [(place: Int, player: Player)] {
    players
      .sorted { $0.points > $1.points }
      .enumerated()
      .map { (place: $0.offset + 1, player: $0.element) }
  }

  var body: some View {
    List {
      ForEach(ranked, id: \.player.id) { entry in
        RankingRow(place: entry.place, player: entry.player, score: score)
      }
      .onDelete(perform: delete)
      StarRating(value: $fairness)
    }
  }

  private func score(_ id: Player.ID) {
    guard let position = players.firstIndex(where: { $0.id == id }) else { return }
    players[position].points += 1
  }

  private func delete(_ offsets: IndexSet) {
    let removed = Set(offsets.map { ranked[$0].player.id })
    players.removeAll { removed.contains($0.id) }
  }
}

struct RankingRow: View {
  let place: Int
  let player: Player
  let score: (Player.ID) -> Void
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup("\(place). \(player.name)", isExpanded: $isExpanded) {
      Text("\(player.points) points")
      Button("Score") { score(player.id) }
    }
  }
}
