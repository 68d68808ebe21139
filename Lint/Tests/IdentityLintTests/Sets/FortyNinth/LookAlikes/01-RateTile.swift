import SwiftUI

@MainActor
@Observable
final class RateFeed {
  private(set) var rate = 0.0
  let currency: String

  init(currency: String) {
    self.currency = currency
  }

  func poll() async {
    while !Task.isCancelled {
      if let latest = try? await fetch() { rate = latest }
      do {
        try await Task.sleep(for: .seconds(2))
      } catch {
        return
      }
    }
  }

  private func fetch() async throws -> Double {
    let url = URL(string: "https://example.com/rate/\(currency)")!
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode(Double.self, from: data)
  }
}

struct RateTile: View {
  @State private var feed: RateFeed

  init(currency: String) {
    _feed = State(initialValue: RateFeed(currency: currency))
  }

  var body: some View {
    LabeledContent(feed.currency) {
      Text(feed.rate, format: .number.precision(.fractionLength(4)))
    }
    .task { await feed.poll() }
  }
}

struct RateBoard: View {
  @State private var filter = ""
  private let currencies = ["EUR", "GBP", "JPY"]

  var body: some View {
    Form {
      TextField("Filter", text: $filter)
      ForEach(
        currencies.filter { filter.isEmpty || $0.contains(filter.uppercased()) }, id: \.self
      ) { currency in
        RateTile(currency: currency)
      }
    }
  }
}
