import SwiftUI

@MainActor
@Observable
final class QuoteFeed {
  private(set) var price = 0.0
  let symbol: String

  init(symbol: String) {
    self.symbol = symbol
    Task { await poll() }
  }

  private func poll() async {
    while !Task.isCancelled {
      if let latest = try? await fetch() { price = latest }
      try? await Task.sleep(for: .seconds(2))
    }
  }

  private func fetch() async throws -> Double {
    let url = URL(string: "https://example.com/quote/\(symbol)")!
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode(Double.self, from: data)
  }
}

struct QuoteTile: View {
  @State private var feed: QuoteFeed

  init(symbol: String) {
    // bug: Each keystroke in the filter re-inits the tiles
    _feed = State(initialValue: QuoteFeed(symbol: symbol))
  }

  var body: some View {
    LabeledContent(feed.symbol) {
      Text(feed.price, format: .currency(code: "USD"))
    }
  }
}

struct Watchlist: View {
  @State private var filter = ""
  private let symbols = ["AAPL", "MSFT", "NVDA"]

  var body: some View {
    Form {
      TextField("Filter", text: $filter)
      ForEach(
        symbols.filter { filter.isEmpty || $0.contains(filter.uppercased()) }, id: \.self
      ) { symbol in
        QuoteTile(symbol: symbol)
      }
    }
  }
}
