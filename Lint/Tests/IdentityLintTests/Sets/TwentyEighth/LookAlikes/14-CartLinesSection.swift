import SwiftUI

struct CartLine: Identifiable {
  let id: Int
  let name: String
  let price: Decimal
  var count: Int
}

final class ShoppingCart: ObservableObject {
  @Published var lines: [CartLine] = [
    CartLine(id: 1, name: "Notebook", price: 4.5, count: 1),
    CartLine(id: 2, name: "Fountain pen", price: 28, count: 1),
  ]

  var total: Decimal {
    lines.reduce(0) { $0 + $1.price * Decimal($1.count) }
  }

  func increase(_ id: Int) {
    guard let row = lines.firstIndex(where: { $0.id == id }) else { return }
    lines[row].count += 1
  }
}

final class CheckoutModel: ObservableObject {
  let cart: ShoppingCart
  @Published var voucher = ""

  init(cart: ShoppingCart) {
    self.cart = cart
  }
}

struct CheckoutScreen: View {
  @ObservedObject var checkout: CheckoutModel

  var body: some View {
    Form {
      CartLinesSection(cart: checkout.cart)
      TextField("Voucher", text: $checkout.voucher)
      PayButton(cart: checkout.cart)
    }
  }
}

struct PayButton: View {
  @ObservedObject var cart: ShoppingCart

  var body: some View {
    Button("Pay \(cart.total.formatted(.currency(code: "EUR")))") {}
  }
}

struct CartLinesSection: View {
  @ObservedObject var cart: ShoppingCart

  var body: some View {
    Section("Cart") {
      ForEach(cart.lines) { line in
        HStack {
          Text("\(line.count) × \(line.name)")
          Spacer()
          Button("Add one") { cart.increase(line.id) }
        }
      }
    }
  }
}
