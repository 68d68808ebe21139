import SwiftUI

struct Player: Identifiable {
  let id = UUID()
  var name = ""
  var isGoalkeeper = false
}

struct PlayerForm: View {
  @Binding var player: Player
  let save: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Name", text: $player.name)
      Toggle("Goalkeeper", isOn: $player.isGoalkeeper)
      Button("Cancel", role: .cancel) { dismiss() }
      Button("Add") {
        save(); dismiss()
      }
    }
  }
}

struct TeamView: View {
  @State private var players: [Player] = []
  @State private var newPlayer = Player()
  @State private var isAdding = false

  var body: some View {
    List(players) { Text($0.name) }
      .toolbar {
        Button("Add player", systemImage: "plus") {
          newPlayer = Player()
          isAdding = true
        }
      }
      .sheet(isPresented: $isAdding) {
        PlayerForm(player: $newPlayer) { players.append(newPlayer) }
      }
  }
}
