import SwiftUI

struct Player: Identifiable {
  let id = UUID()
  let name: String
}
struct Team: View {
  @State private var players: [Player] = []
  @State private var captains: Set<Int> = []  // expect: remembered_index
  var body: some View {
    List {
      ForEach(players) { player in
        let index = players.firstIndex { $0.id == player.id } ?? 0
        Button(player.name) { captains.formSymmetricDifference([index]) }
          .bold(captains.contains(index))
      }
      .onMove { players.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
struct Bound: View {
  @State private var players: [Player] = []
  @State private var captains = Set<Int>()  // expect: remembered_index
  var body: some View {
    List(players) { player in
      if let index = players.firstIndex(where: { $0.id == player.id }) {
        Button(player.name) { captains.insert(index) }
      }
    }
    Button("Sort") { players.sort { $0.name < $1.name } }
  }
}
/// It keeps ids, and shows positions.
struct Numbered: View {
  @State private var players: [Player] = []
  @State private var captains: Set<UUID> = []
  var body: some View {
    List(players) { player in
      let index = players.firstIndex { $0.id == player.id } ?? 0
      Button("\(index + 1). \(player.name)") { captains.insert(player.id) }
    }
    Button("Sort") { players.sort { $0.name < $1.name } }
  }
}
/// Nothing moves in it.
struct Fixed: View {
  let players: [Player]
  @State private var captains: Set<Int> = []
  var body: some View {
    List(players) { player in
      let index = players.firstIndex { $0.id == player.id } ?? 0
      Button(player.name) { captains.insert(index) }
    }
  }
}
