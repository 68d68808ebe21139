import SwiftUI

struct Product: Identifiable {
  let id: String
  let name: String
  let cents: Int
}

final class Cart: ObservableObject {
  @Published private(set) var lines: [Product] = []

  var total: Int { lines.reduce(0) { $0 + $1.cents } }

  func add(_ product: Product) { lines.append(product) }
  func clear() { lines.removeAll() }
}

final class ShopModel: ObservableObject {
  @Published var products = [
    Product(id: "mug", name: "Mug", cents: 1250),
    Product(id: "pen", name: "Pen", cents: 390),
  ]
  let cart = Cart()
}

struct CartBar: View {
  @ObservedObject var cart: Cart

  var body: some View {
    HStack {
      Text("\(cart.lines.count) items, \(cart.total) ct")
      Spacer()
      Button("Empty") { cart.clear() }
        .disabled(cart.lines.isEmpty)
    }
    .padding()
    .background(.bar)
  }
}

struct ShopScreen: View {
  @StateObject private var shop = ShopModel()

  var body: some View {
    NavigationStack {
      List(shop.products) { product in
        HStack {
          Text(product.name)
          Spacer()
          Button("Add") { shop.cart.add(product) }
        }
      }
      .navigationTitle("Shop")
      .safeAreaInset(edge: .bottom) {
        CartBar(cart: shop.cart)
      }
    }
  }
}
