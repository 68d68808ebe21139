import SwiftUI

@Observable
final class Game {
  var cards: [String] = []
  var deal = 0
  var round = 0
  var log: [String] = []
  var account = 1
  func begin() {
    cards = ["a", "b"]
    deal += 1
  }
  func next() {
    log.append("next")
    round += 1
  }
}

struct GamePage: View {
  let game: Game
  @State private var page = 0
  var body: some View {
    VStack {
      ForEach(game.cards, id: \.count) { Card(text: $0) }
    }
    .id(game.deal)
    VStack {
      ForEach(game.log, id: \.count) { Card(text: $0) }
    }
    .id(game.round)
    VStack {
      ForEach(game.log, id: \.count) { Card(text: $0) }
    }
    .id(game.account)
    Stepper("Page", value: $page)
  }
}

struct Card: View {
  let text: String
  @State private var isOpen = false
  var body: some View { Toggle(text, isOn: $isOpen) }
}
