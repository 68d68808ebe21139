import SwiftUI

struct ExchangeRate: Identifiable, Codable, Hashable {
  let code: String
  var rate: Double
  var isPinned = false

  var id: String { code }
}

final class RatesModel: ObservableObject {
  @Published private(set) var base = "EUR"
  @Published var rates: [ExchangeRate] = [
    ExchangeRate(code: "USD", rate: 1.08),
    ExchangeRate(code: "JPY", rate: 161.3),
  ]

  func add(_ code: String) {
    let code = code.uppercased()
    guard code.count == 3, code != base, !rates.contains(where: { $0.code == code }) else { return }
    rates.append(ExchangeRate(code: code, rate: 1))
  }
}

struct ExchangeRatesView: View {
  @StateObject private var model = RatesModel()
  @State private var newCode = ""

  var body: some View {
    List {
      Section("1 \(model.base) equals") {
        ForEach($model.rates) { $rate in
          RateRow(rate: $rate)
        }
        .onDelete { model.rates.remove(atOffsets: $0) }
      }
      Section {
        TextField("Code", text: $newCode)
          .onSubmit {
            model.add(newCode)
            newCode = ""
          }
      }
    }
  }
}

private struct RateRow: View {
  @Binding var rate: ExchangeRate
  @State private var showsInverse = false

  var body: some View {
    HStack {
      Text(rate.code).bold()
      TextField("Rate", value: $rate.rate, format: .number)
      if showsInverse, rate.rate != 0 {
        Text(1 / rate.rate, format: .number.precision(.fractionLength(4)))
      }
      Button("Inverse", systemImage: "arrow.left.arrow.right") { showsInverse.toggle() }
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
    }
  }
}
