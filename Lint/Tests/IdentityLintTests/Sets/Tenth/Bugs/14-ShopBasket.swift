import SwiftUI
import Combine

struct Product: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: Decimal
}

final class Basket: ObservableObject {
  @Published private(set) var lines: [Product: Int] = [:]

  var count: Int { lines.values.reduce(0, +) }
  var total: Decimal { lines.reduce(0) { $0 + $1.key.price * Decimal($1.value) } }

  func add(_ product: Product) { lines[product, default: 0] += 1 }
  func clear() { lines = [:] }
}

final class ShopModel: ObservableObject {
  @Published private(set) var products: [Product] = []
  let basket = Basket()

  func load(_ products: [Product]) { self.products = products }
}

struct ShopView: View {
  @StateObject private var shop = ShopModel()
  let catalogue: [Product]

  var body: some View {
    NavigationStack {
      List(shop.products) { product in
        ProductRow(product: product) { shop.basket.add(product) }
      }
      .safeAreaInset(edge: .bottom) {
        HStack {
          // bug: adding a product publishes on the nested Basket, which nobody observes: count
          // and total at the bottom stay at 0
          Text("\(shop.basket.count) items")
          Spacer()
          Text(shop.basket.total, format: .currency(code: "EUR"))
          Button("Clear") { shop.basket.clear() }
        }
        .padding()
        .background(.bar)
      }
      .onAppear { shop.load(catalogue) }
    }
  }
}

private struct ProductRow: View {
  let product: Product
  let onAdd: () -> Void

  var body: some View {
    HStack {
      Text(product.name)
      Spacer()
      Button("Add", action: onAdd)
    }
  }
}
