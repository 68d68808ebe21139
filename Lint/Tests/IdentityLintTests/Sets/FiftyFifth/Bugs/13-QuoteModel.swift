import Foundation
import Observation
import SwiftUI

struct Quote: Sendable {
  let price: Double
  let receivedAt: Date
}

protocol QuoteSocket: Sendable {
  func quotes(symbol: String) -> AsyncStream<Quote>
}

@MainActor
@Observable
final class QuoteModel {
  private(set) var latest: Quote?
  let symbol: String
  private let socket: any QuoteSocket
  @ObservationIgnored private var feed: Task<Void, Never>?

  init(symbol: String, socket: any QuoteSocket) {
    self.symbol = symbol
    self.socket = socket
  }

  deinit {
    feed?.cancel()
  }

  func connect() {
    guard feed == nil else { return }
    feed = Task { [weak self] in
      // bug: The strong self lasts for the whole endless loop
      guard let self else { return }
      for await quote in socket.quotes(symbol: symbol) {
        latest = quote
      }
    }
  }
}

struct QuoteView: View {
  @State private var model: QuoteModel

  init(symbol: String, socket: any QuoteSocket) {
    _model = State(initialValue: QuoteModel(symbol: symbol, socket: socket))
  }

  var body: some View {
    VStack(spacing: 12) {
      if let quote = model.latest {
        Text(quote.price, format: .currency(code: "USD"))
          .font(.largeTitle)
          .monospacedDigit()
        Text(quote.receivedAt, style: .time)
          .foregroundStyle(.secondary)
      } else {
        ProgressView("Connecting")
      }
    }
    .navigationTitle(model.symbol)
    .onAppear {
      model.connect()
    }
  }
}

struct WatchlistView: View {
  let symbols: [String]
  let socket: any QuoteSocket

  var body: some View {
    NavigationStack {
      List(symbols, id: \.self) { symbol in
        NavigationLink(symbol, value: symbol)
      }
      .navigationTitle("Watchlist")
      .navigationDestination(for: String.self) { symbol in
        QuoteView(symbol: symbol, socket: socket)
      }
    }
  }
}
