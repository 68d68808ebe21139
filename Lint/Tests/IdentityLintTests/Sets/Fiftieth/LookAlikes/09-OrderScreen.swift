import SwiftUI

struct Product: Identifiable {
  let id: String
  let name: String
  let price: Decimal
}

final class Basket: ObservableObject {
  @Published private(set) var lines: [String: Int] = [:]

  var count: Int { lines.values.reduce(0, +) }

  func add(_ product: Product) {
    lines[product.id, default: 0] += 1
  }
}

final class Order: ObservableObject {
  @Published var customer = ""
  let basket = Basket()
}

struct OrderScreen: View {
  let catalogue: [Product]
  @StateObject private var order = Order()

  var body: some View {
    List {
      Section("Customer") {
        TextField("Name", text: $order.customer)
      }
      Section("Products") {
        ForEach(catalogue) { product in
          Button(product.name) { order.basket.add(product) }
        }
      }
    }
    .safeAreaInset(edge: .bottom) {
      BasketFooter(basket: order.basket)
    }
  }
}

private struct BasketFooter: View {
  @ObservedObject var basket: Basket

  var body: some View {
    HStack {
      Text("\(basket.count) items")
      Spacer()
      Button("Order") {}
        .disabled(basket.count == 0)
    }
    .padding()
    .background(.bar)
  }
}
