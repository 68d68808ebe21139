import SwiftUI

final class Cache {
  var hits = 0
  func read(_ key: String) -> String {
    hits += 1
    return key
  }
}
final class Drag { var start = 0.0 }
@Observable final class Counter { var value = 0 }
@Model final class Trip { var name = "" }
struct Position { var x = 0 }
struct Page: View {
  @State private var cache = Cache()
  @State private var drag = Drag()
  @State private var log = Cache()
  @State private var counter = Counter()
  @State private var position = Position()
  @State private var trip = Trip()
  @State private var text = ""
  var body: some View {
    Text(text)
    Text("\(counter.value) \(position.x) \(log.hits)")
    Text(trip.name)
    Button("Clear") { trip.name = "" }
    Button("More") { counter.value += 1 }
    Button("Move") { position.x += 1 }
    Button("Begin") { drag.start = 1 }
    Button("Read") { text = cache.read("a") }
    Button("Log") {
      log.hits += 1
      text = "a"
    }
  }
}
