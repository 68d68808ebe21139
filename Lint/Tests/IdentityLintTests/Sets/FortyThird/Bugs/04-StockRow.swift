import SwiftUI

struct Stock: Identifiable {
  let symbol: String
  var price: Double
  var id: String { symbol }
}

struct StockRow: View, Equatable {
  let stock: Stock

  nonisolated static func == (lhs: StockRow, rhs: StockRow) -> Bool {
    // bug: == compares only the symbol
    lhs.stock.symbol == rhs.stock.symbol
  }

  var body: some View {
    HStack {
      Text(stock.symbol).bold()
      Spacer()
      Text(stock.price, format: .currency(code: "USD"))
        .monospacedDigit()
    }
  }
}

struct WatchlistView: View {
  let latestQuotes: () async -> [Stock]
  @State private var stocks = [
    Stock(symbol: "ACME", price: 41.2),
    Stock(symbol: "GLOBX", price: 12.75),
  ]

  var body: some View {
    List(stocks) { stock in
      StockRow(stock: stock)
        .equatable()
    }
    .refreshable {
      stocks = await latestQuotes()
    }
  }
}
