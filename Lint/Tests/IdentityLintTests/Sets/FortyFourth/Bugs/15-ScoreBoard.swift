import SwiftUI

struct GamePlayer: Identifiable {
  let id = UUID()
  var name: String
  var score = 0
}

struct ScoreBoard: View {
  @State private var players = [
    GamePlayer(name: "Ada"),
    GamePlayer(name: "Linus"),
    GamePlayer(name: "Grace"),
  ]
  @FocusState private var isEditingName: Bool

  var body: some View {
    List {
      ForEach($players) { $player in
        HStack {
          TextField("Name", text: $player.name)
            // bug: Tapping the pencil of one row puts the cursor in another
            .focused($isEditingName)
          Stepper("\(player.score)", value: $player.score)
            .fixedSize()
          Button("Rename", systemImage: "pencil") {
            isEditingName = true
          }
          .labelStyle(.iconOnly)
          .buttonStyle(.borderless)
        }
      }
    }
    .toolbar {
      ToolbarItem(placement: .keyboard) {
        Button("Done") { isEditingName = false }
      }
    }
  }
}
