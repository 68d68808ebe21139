import SwiftUI

final class Player: ObservableObject {
  @Published var time = 0.0
  @Published var title = "Song"
  var cache: [String] = []
  func play() { time += 1 }
  func keep() { cache.append(title) }
}

@Observable final class Basket { var count = 0; func add() { count += 1 } }

struct Observing: View {
  @StateObject private var player = Player()
  var body: some View { Text("\(player.time)") }
}

struct Modern: View {
  @State private var basket = Basket()
  var body: some View { Button("\(basket.count)") { basket.add() } }
}

/// Nothing changes the title.
struct Constant: View {
  @State private var player = Player()
  var body: some View { Text(player.title) }
}

struct Passing: View {
  @State private var player = Player()
  var body: some View { Button("Play") { if player.time < 10 { player.play() } } }
}

struct Listening: View {
  @State private var player = Player()
  @State private var shown = 0.0
  var body: some View { Text("\(shown) \(player.time)").onReceive(player.$time) { shown = $0 } }
}
