import SwiftUI

@Observable final class Draft {
  var name = ""
}

final class Player: ObservableObject {
  @Published var isPlaying = false
  func toggle() { isPlaying.toggle() }
}

// A computed property makes the object.
struct Page: View {
  @State private var step = 0
  private var draft: Draft { Draft() }

  var body: some View {
    DraftView(draft: draft)  // expect: inline_observed_object
    DraftView(draft: self.draft)  // expect: inline_observed_object
    Button("Next \(step)") { step += 1 }
  }
}

struct DraftView: View {
  @Bindable var draft: Draft
  var body: some View { TextField("Name", text: $draft.name) }
}

// One initializer calls another.
struct Card: View {
  let title: String
  @ObservedObject var player: Player  // expect: inline_observed_object

  var body: some View { Button(title, action: player.toggle).opacity(player.isPlaying ? 1 : 0.5) }
}

extension Card {
  init(name: String) { self.init(title: name, player: Player()) }
}

struct Cards: View {
  @State private var volume = 0.5

  var body: some View {
    Slider(value: $volume)
    Card(name: "A").opacity(volume)
  }
}
