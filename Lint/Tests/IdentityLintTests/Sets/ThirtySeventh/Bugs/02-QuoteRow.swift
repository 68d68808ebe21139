import SwiftUI

struct QuoteRow: View, Equatable {
  let symbol: String
  let price: Double

  static func == (lhs: QuoteRow, rhs: QuoteRow) -> Bool {
    // bug: == ignores price
    lhs.symbol == rhs.symbol
  }

  var body: some View {
    HStack {
      Text(symbol).bold()
      Spacer()
      Text(price, format: .currency(code: "EUR"))
    }
  }
}

struct QuotesView: View {
  @State private var prices = ["ACME": 12.5, "GLOBEX": 80.0]

  var body: some View {
    List {
      ForEach(prices.keys.sorted(), id: \.self) { symbol in
        QuoteRow(symbol: symbol, price: prices[symbol] ?? 0)
          .equatable()
      }
      Button("Simulate a trade") {
        for symbol in prices.keys {
          prices[symbol, default: 0] += Double.random(in: -1...1)
        }
      }
    }
  }
}
