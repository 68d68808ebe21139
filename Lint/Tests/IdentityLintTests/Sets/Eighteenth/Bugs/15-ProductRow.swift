import SwiftUI

struct Product: Identifiable {
  let id: Int
  let name: String
  let price: Double
}

final class CartStore: ObservableObject {
  static let shared = CartStore()
  @Published private(set) var products: [Product] = []

  var total: Double { products.reduce(0) { $0 + $1.price } }

  func add(_ product: Product) {
    products.append(product)
  }
}

struct ProductRow: View {
  let product: Product

  var body: some View {
    HStack {
      Text(product.name)
      Spacer()
      Button("Add") { CartStore.shared.add(product) }
    }
  }
}

struct CartFooter: View {
  // bug: a plain stored reference to an ObservableObject makes no dependency: the footer stays at
  // 0 products however many are added; should be @ObservedObject
  private let cart = CartStore.shared

  var body: some View {
    LabeledContent(
      "\(cart.products.count) products", value: cart.total.formatted(.currency(code: "EUR"))
    )
    .padding()
  }
}

struct ShopView: View {
  private let products = [
    Product(id: 1, name: "Mug", price: 12),
    Product(id: 2, name: "Teapot", price: 34),
  ]

  var body: some View {
    VStack {
      List(products) { ProductRow(product: $0) }
      CartFooter()
    }
  }
}
