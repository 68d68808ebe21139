import SwiftUI
import Combine

struct Product: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: Double
}

final class Cart: ObservableObject {
  @Published private(set) var products: [Product] = []

  var total: Double { products.reduce(0) { $0 + $1.price } }

  func add(_ product: Product) { products.append(product) }
}

final class ShopSession: ObservableObject {
  @Published var customerName = ""
  let cart = Cart()
}

@main
struct CornerShopApp: App {
  @StateObject private var session = ShopSession()

  var body: some Scene {
    WindowGroup {
      CatalogView(products: [
        Product(id: 1, name: "Oat milk", price: 2.19),
        Product(id: 2, name: "Rye bread", price: 3.4),
      ])
      .environmentObject(session)
    }
  }
}

struct CatalogView: View {
  @EnvironmentObject private var session: ShopSession
  let products: [Product]

  var body: some View {
    NavigationStack {
      List(products) { product in
        HStack {
          Text(product.name)
          Spacer()
          Button("Add") { session.cart.add(product) }
        }
      }
      .navigationTitle("Hello \(session.customerName)")
      .safeAreaInset(edge: .bottom) {
        HStack {
          // bug: cart is an ObservableObject nested in ShopSession; its changes do not publish
          // through the session and CatalogView observes only the session: count and total (line
          // 53) stay at 0 after Add
          Label("\(session.cart.products.count)", systemImage: "cart")
          Spacer()
          Text(session.cart.total, format: .currency(code: "EUR"))
        }
        .padding()
        .background(.bar)
      }
    }
  }
}
