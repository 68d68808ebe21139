import SwiftUI

struct ExchangeRate: Hashable {
  let code: String
  let value: Decimal
}

struct RateTable {
  let base: String
  let asOf: Date
  private let valuesByCode: [String: Decimal]

  init(base: String, asOf: Date, valuesByCode: [String: Decimal]) {
    self.base = base
    self.asOf = asOf
    self.valuesByCode = valuesByCode
  }

  var rates: [ExchangeRate] {
    valuesByCode
      .map { ExchangeRate(code: $0.key, value: $0.value) }
      .sorted { $0.code < $1.code }
  }
}

struct ExchangeRateRow: View {
  let rate: ExchangeRate

  var body: some View {
    HStack {
      Text(rate.code)
        .font(.headline)
      Spacer()
      Text(rate.value, format: .number.precision(.fractionLength(4)))
        .monospacedDigit()
    }
  }
}

struct RateTableView: View {
  let table: RateTable

  var body: some View {
    List {
      Section("1 \(table.base)") {
        ForEach(table.rates, id: \.code) { rate in
          ExchangeRateRow(rate: rate)
        }
      }
      Section {
        LabeledContent("As of") {
          Text(table.asOf, style: .date)
        }
      }
    }
    .navigationTitle("Exchange rates")
  }
}
