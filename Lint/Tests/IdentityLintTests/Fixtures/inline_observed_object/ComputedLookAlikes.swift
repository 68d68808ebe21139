import SwiftUI

@Observable final class Draft {
  static let shared = Draft()
  var name = ""
}

final class Player: ObservableObject {
  @Published var isPlaying = false
  static let shared = Player()
  func toggle() { isPlaying.toggle() }
}

// The computed property passes on what is kept.
struct Page: View {
  @State private var step = 0
  @State private var kept = Draft()
  private var draft: Draft { kept }
  private var shared: Draft { Draft.shared }

  var body: some View {
    DraftView(draft: draft)
    DraftView(draft: shared)
    Button("Next \(step)") { step += 1 }
  }
}

struct DraftView: View {
  @Bindable var draft: Draft
  var body: some View { TextField("Name", text: $draft.name) }
}

// The other initializer gets a shared object.
struct Card: View {
  let title: String
  @ObservedObject var player: Player

  var body: some View { Button(title, action: player.toggle).opacity(player.isPlaying ? 1 : 0.5) }
}

extension Card {
  init(name: String) { self.init(title: name, player: Player.shared) }
}

struct Cards: View {
  @State private var volume = 0.5

  var body: some View {
    Slider(value: $volume)
    Card(name: "A").opacity(volume)
  }
}
