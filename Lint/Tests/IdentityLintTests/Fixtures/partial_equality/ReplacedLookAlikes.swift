import SwiftUI

struct Quote: Identifiable {
  let symbol: String
  var price: Double
  let name: String
  var id: String { symbol }
}
// All that is shown is compared.
struct FullRow: View, Equatable {
  let quote: Quote
  static func == (old: FullRow, new: FullRow) -> Bool {
    old.quote.symbol == new.quote.symbol && old.quote.price == new.quote.price
  }
  var body: some View { Text(quote.symbol + "\(quote.price)") }
}
// A name that no value with this symbol has another of.
struct NameRow: View, Equatable {
  let quote: Quote
  static func == (old: NameRow, new: NameRow) -> Bool { old.quote.symbol == new.quote.symbol }
  var body: some View { Text(quote.symbol + quote.name) }
}
// The elements stay: the list is only sorted and shortened.
struct SortedRow: View, Equatable {
  let quote: Quote
  static func == (old: SortedRow, new: SortedRow) -> Bool { old.quote.symbol == new.quote.symbol }
  var body: some View { Text("\(quote.price)") }
}
// Nothing sets the list.
struct FixedRow: View, Equatable {
  let quote: Quote
  static func == (old: FixedRow, new: FixedRow) -> Bool { old.quote.symbol == new.quote.symbol }
  var body: some View { Text("\(quote.price)") }
}
// Only an action reads the price.
struct ActingRow: View, Equatable {
  let quote: Quote
  static func == (old: ActingRow, new: ActingRow) -> Bool { old.quote.symbol == new.quote.symbol }
  var body: some View { Button(quote.symbol) { print(quote.price) } }
}
struct QuoteList: View {
  let latest: () async -> [Quote]
  @State private var quotes: [Quote] = []
  @State private var sorted: [Quote] = []
  let fixed: [Quote]
  var body: some View {
    List {
      ForEach(quotes) { quote in
        FullRow(quote: quote).equatable()
        NameRow(quote: quote).equatable()
        ActingRow(quote: quote).equatable()
      }
      ForEach(sorted) { SortedRow(quote: $0).equatable() }
      ForEach(fixed) { FixedRow(quote: $0).equatable() }
    }
    .refreshable { quotes = await latest() }
    .toolbar {
      Button("Sort") { sorted = sorted.sorted { $0.symbol < $1.symbol } }
      Button("Clear") { sorted = [] }
    }
  }
}
