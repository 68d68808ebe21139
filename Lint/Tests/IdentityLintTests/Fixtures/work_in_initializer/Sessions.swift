import SwiftUI

@Observable final class Feed {
  private(set) var price = ""
  private let socket: URLSessionWebSocketTask
  init(symbol: String) {
    socket = URLSession.shared.webSocketTask(with: URL(string: symbol)!)
    socket.resume()
  }
  deinit { socket.cancel() }
}
struct Tile: View {
  let symbol: String
  @State private var feed: Feed  // expect: work_in_initializer
  init(symbol: String) {
    self.symbol = symbol
    _feed = State(initialValue: Feed(symbol: symbol))
  }
  var body: some View { Text(feed.price) }
}
struct Page: View {
  @State private var note = ""
  var body: some View {
    Tile(symbol: "a")
    TextField("Note", text: $note)
  }
}
