import Combine
import SwiftUI

final class CurrencyConverter: ObservableObject {
  @Published var amount = 1.0
  @Published private(set) var converted = ""
  private let rate: Double
  private var cancellable: AnyCancellable?

  init(rate: Double) {
    self.rate = rate
    cancellable =
      $amount
      .removeDuplicates()
      .sink { [weak self] amount in self?.convert(amount) }
  }

  private func convert(_ amount: Double) {
    converted = (amount * rate).formatted(.number.precision(.fractionLength(2)))
  }
}

struct ConverterView: View {
  @StateObject private var converter = CurrencyConverter(rate: 1.08)

  var body: some View {
    VStack(alignment: .leading) {
      Slider(value: $converter.amount, in: 0...500)
      Text("Euros: \(converter.amount.formatted(.number.precision(.fractionLength(2))))")
      Text("Dollars: \(converter.converted)")
    }
    .padding()
  }
}
