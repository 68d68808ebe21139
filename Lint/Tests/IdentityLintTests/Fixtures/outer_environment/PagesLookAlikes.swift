import SwiftUI

struct Product: Identifiable, Hashable { let id: Int; let name: String }
final class Basket: ObservableObject { @Published var products: [Product] = [] }

struct ProductList: View {
  @EnvironmentObject private var basket: Basket
  var body: some View { NavigationLink("A", value: Product(id: 1, name: "A")) }
}
struct ProductPage: View {
  let product: Product
  @EnvironmentObject private var basket: Basket
  var body: some View { Button(product.name) { basket.products.append(product) } }
}
struct PlainPage: View {
  let product: Product
  var body: some View { Text(product.name) }
}
// The stack itself gets it.
struct Root: View {
  @StateObject private var basket = Basket()
  var body: some View {
    NavigationStack {
      ProductList()
        .navigationDestination(for: Product.self) { ProductPage(product: $0) }
    }
    .environmentObject(basket)
  }
}
// The page gets it as well.
struct Both: View {
  @StateObject private var basket = Basket()
  var body: some View {
    NavigationStack {
      ProductList()
        .environmentObject(basket)
        .navigationDestination(for: Product.self) {
          ProductPage(product: $0).environmentObject(basket)
        }
    }
  }
}
// The helper gives it to the page.
struct Helped: View {
  @StateObject private var basket = Basket()
  var body: some View {
    NavigationStack {
      ProductList()
        .environmentObject(basket)
        .navigationDestination(for: Product.self) { page($0) }
    }
  }
  private func page(_ product: Product) -> some View {
    ProductPage(product: product).environmentObject(basket)
  }
}
// The page reads nothing.
struct Plain: View {
  @StateObject private var basket = Basket()
  var body: some View {
    NavigationStack {
      ProductList()
        .environmentObject(basket)
        .navigationDestination(for: Product.self) { PlainPage(product: $0) }
    }
  }
}
// The object is another one's, who may provide it around this view.
struct Passed: View {
  @ObservedObject var basket: Basket
  var body: some View {
    NavigationStack {
      ProductList()
        .environmentObject(basket)
        .navigationDestination(for: Product.self) { ProductPage(product: $0) }
    }
  }
}
// A view of the project gives it to its content.
struct Provider<Content: View>: View {
  let basket: Basket
  @ViewBuilder let content: Content
  var body: some View { content.environmentObject(basket) }
}
struct Wrapped: View {
  @StateObject private var basket = Basket()
  var body: some View {
    ProductList().environmentObject(basket)
    Provider(basket: basket) { ProductList() }
    VStack { Group { ProductList() } }.environmentObject(basket)
  }
}
