import SwiftUI

struct QuoteCell: View, Equatable {
  let symbol: String
  let price: Double
  let isWatched: Bool

  static func == (lhs: QuoteCell, rhs: QuoteCell) -> Bool {
    // bug: The comparison leaves out isWatched
    lhs.symbol == rhs.symbol && lhs.price == rhs.price
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
  private let prices = ["ACME": 12.5, "GLOBO": 98.1, "INITECH": 3.4]
  @State private var watched: Set<String> = []

  var body: some View {
    List(prices.keys.sorted(), id: \.self) { symbol in
      HStack {
        QuoteCell(
          symbol: symbol,
          price: prices[symbol] ?? 0,
          isWatched: watched.contains(symbol)
        )
        .equatable()
        Button("Watch") { watched.insert(symbol) }
          .buttonStyle(.borderless)
      }
    }
  }
}
