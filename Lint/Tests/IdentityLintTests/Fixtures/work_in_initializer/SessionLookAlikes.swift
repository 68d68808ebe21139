import SwiftUI

final class Feed: ObservableObject {
  @Published private(set) var price = ""
  private let socket: URLSessionWebSocketTask
  init(symbol: String) {
    socket = URLSession.shared.webSocketTask(with: URL(string: symbol)!)
    socket.resume()
  }
}
@Observable final class LateFeed {
  private(set) var price = ""
  private let socket: URLSessionWebSocketTask
  init(symbol: String) {
    socket = URLSession.shared.webSocketTask(with: URL(string: symbol)!)
  }
  func start() { socket.resume() }
}
struct Tile: View {
  @StateObject private var feed: Feed
  @State private var late: LateFeed
  init(symbol: String) {
    _feed = StateObject(wrappedValue: Feed(symbol: symbol))
    _late = State(initialValue: LateFeed(symbol: symbol))
  }
  var body: some View { Text(feed.price + late.price).task { late.start() } }
}
struct Page: View {
  @State private var note = ""
  var body: some View {
    Tile(symbol: "a")
    TextField("Note", text: $note)
  }
}
