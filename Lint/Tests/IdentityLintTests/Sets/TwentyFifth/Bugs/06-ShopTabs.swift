import SwiftUI

enum Route: Hashable {
  case product(Int)
  case order(Int)
}

@Observable
final class ShopRouter {
  enum Tab: Hashable { case browse, orders }

  var tab: Tab = .browse
  var path: [Route] = []

  func open(_ route: Route) {
    path.append(route)
  }
}

struct ShopTabs: View {
  @State private var router = ShopRouter()

  var body: some View {
    TabView(selection: $router.tab) {
      NavigationStack(path: $router.path) {
        List(1..<20, id: \.self) { number in
          Button("Product \(number)") { router.open(.product(number)) }
        }
        .navigationTitle("Browse")
        .shopDestinations()
      }
      .tabItem { Label("Browse", systemImage: "bag") }
      .tag(ShopRouter.Tab.browse)

      // bug: each tab's own position: a product pushed on Browse is also pushed on Orders;
      // Back in one pops the other. When: the user pushes on one tab and changes to the
      // other.
      NavigationStack(path: $router.path) {
        List(1..<5, id: \.self) { number in
          Button("Order \(number)") { router.open(.order(number)) }
        }
        .navigationTitle("Orders")
        .shopDestinations()
      }
      .tabItem { Label("Orders", systemImage: "shippingbox") }
      .tag(ShopRouter.Tab.orders)
    }
  }
}

extension View {
  func shopDestinations() -> some View {
    navigationDestination(for: Route.self) { route in
      switch route {
      case .product(let number): Text("Product \(number)")
      case .order(let number): Text("Order \(number)")
      }
    }
  }
}
