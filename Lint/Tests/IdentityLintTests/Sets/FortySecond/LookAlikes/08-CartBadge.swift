import SwiftUI

final class Cart: ObservableObject {
  @Published private(set) var items: [String] = []

  func add(_ item: String) {
    items.append(item)
  }
}

final class ShopSession: ObservableObject {
  @Published var customerName = "Guest"
  let cart = Cart()
}

struct CartBadge: View {
  @ObservedObject var cart: Cart

  var body: some View {
    Text("\(cart.items.count) in cart")
  }
}

struct ShopView: View {
  @StateObject private var session = ShopSession()
  private let products = ["Mug", "Poster", "Tote bag"]

  var body: some View {
    NavigationStack {
      List(products, id: \.self) { product in
        Button(product) {
          session.cart.add(product)
        }
      }
      .navigationTitle("Hello, \(session.customerName)")
      .toolbar {
        CartBadge(cart: session.cart)
      }
    }
  }
}
