import SwiftUI

@MainActor
@Observable
final class QuoteFeed {
  private(set) var price = "–"
  @ObservationIgnored private let socket: URLSessionWebSocketTask

  init(symbol: String) {
    let url = URL(string: "wss://quotes.example.com/\(symbol)")!
    socket = URLSession.shared.webSocketTask(with: url)
    socket.resume()
    receiveNext()
  }

  deinit {
    socket.cancel(with: .goingAway, reason: nil)
  }

  private func receiveNext() {
    socket.receive { [weak self] result in
      guard case .success(.string(let text)) = result else { return }
      Task { @MainActor [weak self] in
        self?.price = text
        self?.receiveNext()
      }
    }
  }
}

struct QuoteTile: View {
  let symbol: String
  @State private var feed: QuoteFeed

  init(symbol: String) {
    self.symbol = symbol
    // bug: Each keystroke in the note opens another socket and drops it again
    _feed = State(initialValue: QuoteFeed(symbol: symbol))
  }

  var body: some View {
    LabeledContent(symbol, value: feed.price)
  }
}

struct TradeTicket: View {
  let symbol: String
  @State private var note = ""

  var body: some View {
    VStack {
      QuoteTile(symbol: symbol)
        .id(symbol)
      TextField("Note", text: $note)
      Text("\(note.count) of 200 characters")
    }
    .padding()
  }
}
