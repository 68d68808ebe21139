import SwiftUI

struct Player: Identifiable {
  let id: Int
  var name: String
}

struct RosterView: View {
  @State private var players = [
    Player(id: 1, name: "Noor"),
    Player(id: 2, name: "Teo"),
    Player(id: 3, name: "Wren"),
  ]
  @FocusState private var isNameFocused: Bool

  var body: some View {
    Form {
      ForEach($players) { $player in
        HStack {
          TextField("Name", text: $player.name)
            // bug: one Bool FocusState is bound to all fields
            .focused($isNameFocused)
          Button("Rename", systemImage: "pencil") {
            isNameFocused = true
          }
          .labelStyle(.iconOnly)
          .buttonStyle(.borderless)
        }
      }
    }
    .toolbar {
      Button("Done") { isNameFocused = false }
    }
  }
}
