import SwiftUI

struct Quote: Identifiable {
  let symbol: String
  var price: Double
  var id: String { symbol }
}
struct QuoteRow: View, Equatable {
  let quote: Quote
  static func == (old: QuoteRow, new: QuoteRow) -> Bool {  // expect: partial_equality
    old.quote.symbol == new.quote.symbol
  }
  var body: some View { Text(quote.price, format: .number) }
}
struct QuoteList: View {
  let latest: () async -> [Quote]
  @State private var quotes: [Quote] = []
  var body: some View {
    List(quotes) { QuoteRow(quote: $0).equatable() }
      .refreshable { quotes = await latest() }
  }
}
@Observable final class Board {
  var quotes: [Quote] = []
  func refresh(_ load: (Int) async -> [Quote]) async { quotes = await load(1) }
}
struct BoardRow: View, Equatable {
  let quote: Quote
  static func == (old: BoardRow, new: BoardRow) -> Bool {  // expect: partial_equality
    old.quote.id == new.quote.id
  }
  var body: some View { Text(quote.symbol + "\(quote.price)") }
}
struct BoardList: View {
  let board: Board
  var body: some View {
    ForEach(board.quotes) { BoardRow(quote: $0).equatable() }
  }
}
