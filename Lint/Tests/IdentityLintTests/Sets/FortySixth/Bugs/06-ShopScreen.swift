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
  // bug: Tapping Add does not change the cart badge or total
  @Published var cart = Cart()
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
        HStack {
          Text("\(shop.cart.lines.count) items, \(shop.cart.total) ct")
          Spacer()
          Button("Empty") { shop.cart.clear() }
            .disabled(shop.cart.lines.isEmpty)
        }
        .padding()
        .background(.bar)
      }
    }
  }
}
