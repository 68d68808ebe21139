import SwiftUI

@MainActor
final class AuctionConnection: ObservableObject {
  @Published private(set) var highestBid: String?
  private let socket: URLSessionWebSocketTask
  private var listener: Task<Void, Never>?

  init(room: String) {
    let url = URL(string: "wss://auctions.example.com/rooms/\(room)")!
    socket = URLSession.shared.webSocketTask(with: url)
    socket.resume()
    listener = Task { [weak self, socket] in
      while let message = try? await socket.receive() {
        self?.handle(message)
      }
    }
  }

  deinit {
    listener?.cancel()
    socket.cancel(with: .goingAway, reason: nil)
  }

  private func handle(_ message: URLSessionWebSocketTask.Message) {
    if case .string(let bid) = message {
      highestBid = bid
    }
  }
}

struct BidPanel: View {
  @StateObject private var connection: AuctionConnection

  init(room: String) {
    _connection = StateObject(wrappedValue: AuctionConnection(room: room))
  }

  var body: some View {
    LabeledContent("Highest bid", value: connection.highestBid ?? "–")
  }
}

struct AuctionView: View {
  let room: String
  @State private var offer = ""

  var body: some View {
    Form {
      BidPanel(room: room)
      TextField("Your offer", text: $offer)
      Button("Bid \(offer)") {}
        .disabled(offer.isEmpty)
    }
    .id(room)
  }
}
