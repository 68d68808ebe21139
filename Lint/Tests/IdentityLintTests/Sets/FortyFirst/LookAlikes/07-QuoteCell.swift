import SwiftUI

struct QuoteCell: View, Equatable {
  let symbol: String
  let price: Double
  let isWatched: Bool
  let receivedAt: Date

  static func == (lhs: QuoteCell, rhs: QuoteCell) -> Bool {
    lhs.symbol == rhs.symbol
      && lhs.price == rhs.price
      && lhs.isWatched == rhs.isWatched
  }

  var body: some View {
    HStack {
      Image(systemName: isWatched ? "star.fill" : "star")
      Text(symbol)
      Spacer()
      Text(price, format: .number)
    }
  }
}

struct QuoteBoard: View {
  @State private var prices = ["ACME": 12.5, "GLOBO": 98.1, "INITECH": 3.4]
  @State private var receivedAt = Date()
  @State private var watched: Set<String> = []

  var body: some View {
    VStack {
      Button("Refresh") {
        prices = prices.mapValues { $0 * Double.random(in: 0.95...1.05) }
        receivedAt = Date()
      }
      List(prices.keys.sorted(), id: \.self) { symbol in
        HStack {
          QuoteCell(
            symbol: symbol,
            price: prices[symbol] ?? 0,
            isWatched: watched.contains(symbol),
            receivedAt: receivedAt
          )
          .equatable()
          Button("Watch") { watched.insert(symbol) }
            .buttonStyle(.borderless)
        }
      }
    }
  }
}
