import SwiftUI

struct Product: Identifiable, Hashable {
  let id: Int
  let name: String
}

final class Basket: ObservableObject {
  @Published var products: [Product] = []
}

struct ProductList: View {
  @EnvironmentObject private var basket: Basket
  private let products = (1...10).map { Product(id: $0, name: "Product \($0)") }

  var body: some View {
    List(products) { product in
      NavigationLink(product.name, value: product)
    }
    .navigationTitle("\(basket.products.count) in basket")
  }
}

struct ProductPage: View {
  let product: Product
  @EnvironmentObject private var basket: Basket

  var body: some View {
    Button("Add \(product.name)") { basket.products.append(product) }
  }
}

struct ShopRoot: View {
  @StateObject private var basket = Basket()

  var body: some View {
    NavigationStack {
      ProductList()
        // bug: Opening a product crashes with a missing Basket
        .environmentObject(basket)
        .navigationDestination(for: Product.self) { product in
          ProductPage(product: product)
        }
    }
  }
}
