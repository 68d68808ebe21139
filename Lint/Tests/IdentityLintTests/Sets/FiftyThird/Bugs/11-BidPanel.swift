import SwiftUI

@MainActor
@Observable
final class AuctionConnection {
  private(set) var highestBid: String?
  @ObservationIgnored private let socket: URLSessionWebSocketTask

  init(room: String) {
    let url = URL(string: "wss://auctions.example.com/rooms/\(room)")!
    socket = URLSession.shared.webSocketTask(with: url)
    socket.resume()
    Task { await listen() }
  }

  private func listen() async {
    while let message = try? await socket.receive() {
      if case .string(let bid) = message {
        highestBid = bid
      }
    }
  }
}

struct BidPanel: View {
  @State private var connection: AuctionConnection

  init(room: String) {
    // bug: State(initialValue:) is evaluated at each init of BidPanel
    _connection = State(initialValue: AuctionConnection(room: room))
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
