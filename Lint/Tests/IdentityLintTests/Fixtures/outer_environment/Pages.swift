import SwiftUI

struct Product: Identifiable, Hashable { let id: Int; let name: String }
final class Basket: ObservableObject { @Published var products: [Product] = [] }
@Observable final class Session { var name = "" }

struct ProductList: View {
  @EnvironmentObject private var basket: Basket
  var body: some View { NavigationLink("A", value: Product(id: 1, name: "A")) }
}
struct ProductPage: View {
  let product: Product
  @EnvironmentObject private var basket: Basket
  var body: some View { Button(product.name) { basket.products.append(product) } }
}
struct SessionPage: View {
  @Environment(Session.self) private var session
  var body: some View { Text(session.name) }
}
struct Root: View {
  @StateObject private var basket = Basket()
  var body: some View {
    NavigationStack {
      ProductList()
        .environmentObject(basket)
        .navigationDestination(for: Product.self) {  // expect: outer_environment
          ProductPage(product: $0)
        }
    }
  }
}
// The destination is attached to a container around the view that gets the object.
struct Outer: View {
  @StateObject private var basket = Basket()
  var body: some View {
    NavigationStack {
      VStack {
        ProductList().environmentObject(basket)
      }
      .navigationDestination(for: Product.self) { product in  // expect: outer_environment
        ProductPage(product: product)
      }
    }
  }
}
// A method of the view makes the page.
struct Helped: View {
  @State private var session = Session()
  @State private var isOpen = false
  var body: some View {
    NavigationStack {
      Button("Open") { isOpen = true }
        .environment(session)
        .navigationDestination(isPresented: $isOpen) { page() }  // expect: outer_environment
    }
  }
  private func page() -> some View { SessionPage() }
}
// A sheet beside the view that gets the object.
struct Beside: View {
  @State private var session = Session()
  @State private var isOpen = false
  var body: some View {
    VStack {
      SessionPage().environment(session)
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) { SessionPage() }  // expect: outer_environment
    }
  }
}
// A column beside the one that gets the object.
struct Columns: View {
  @State private var session = Session()
  var body: some View {
    NavigationSplitView {
      SessionPage().environment(session)
    } detail: {
      SessionPage()  // expect: outer_environment
    }
  }
}
