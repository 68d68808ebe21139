import SwiftUI

struct CoinRow: View, Equatable {
  let symbol: String
  let price: Double
  let isRising: Bool

  static func == (lhs: CoinRow, rhs: CoinRow) -> Bool {
    lhs.symbol == rhs.symbol
      && lhs.price == rhs.price
      && lhs.isRising == rhs.isRising
  }

  var body: some View {
    HStack {
      Image(systemName: isRising ? "arrow.up" : "arrow.down")
      Text(symbol).bold()
      Spacer()
      Text(price, format: .currency(code: "EUR"))
    }
  }
}

struct CoinsView: View {
  @State private var prices = ["AAA": 12.5, "BBB": 80.0]

  var body: some View {
    List {
      ForEach(prices.keys.sorted(), id: \.self) { symbol in
        let price = prices[symbol] ?? 0
        CoinRow(symbol: symbol, price: price, isRising: price > 50)
          .equatable()
      }
      Button("Simulate a trade") {
        for symbol in Array(prices.keys) {
          prices[symbol, default: 0] += Double.random(in: -1...1)
        }
      }
    }
  }
}
