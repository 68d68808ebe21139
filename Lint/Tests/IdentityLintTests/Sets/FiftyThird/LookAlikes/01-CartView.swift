import SwiftUI
import Combine

struct CartLine: Identifiable {
  let id: UUID
  var name: String
  var quantity: Int
  var unitPrice: Double
}

extension Sequence where Element == CartLine {
  var total: Double {
    reduce(0) { $0 + Double($1.quantity) * $1.unitPrice }
  }
}

final class Cart: ObservableObject {
  @Published var lines: [CartLine]
  @Published private(set) var shippingHint = ""
  private var cancellables: Set<AnyCancellable> = []

  init(lines: [CartLine]) {
    self.lines = lines
    $lines
      .sink { [weak self] lines in
        self?.updateShippingHint(total: lines.total)
      }
      .store(in: &cancellables)
  }

  private func updateShippingHint(total: Double) {
    let missing = 50 - total
    shippingHint =
      missing > 0
      ? "\(missing.formatted(.currency(code: "EUR"))) to free shipping"
      : "Free shipping"
  }
}

struct CartView: View {
  @ObservedObject var cart: Cart

  var body: some View {
    List {
      ForEach($cart.lines) { $line in
        Stepper("\(line.name) × \(line.quantity)", value: $line.quantity, in: 1...20)
          .swipeActions {
            Button("Remove") { cart.lines.removeAll { $0.id == line.id } }
          }
      }
      Text(cart.shippingHint)
        .font(.footnote)
    }
  }
}
