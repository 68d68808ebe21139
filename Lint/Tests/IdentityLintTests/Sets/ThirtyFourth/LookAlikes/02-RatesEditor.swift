import SwiftUI

struct ExchangeRate {
  let code: String
  var rate: Double
}

struct RatesEditor: View {
  @State private var rates = [
    ExchangeRate(code: "EUR", rate: 1.0),
    ExchangeRate(code: "USD", rate: 1.08),
    ExchangeRate(code: "NOK", rate: 11.6),
  ]

  var body: some View {
    Form {
      ForEach($rates, id: \.code) { $rate in
        HStack {
          Text(rate.code)
          TextField("Rate", value: $rate.rate, format: .number)
        }
      }
    }
  }
}
