import SwiftUI

enum ShopRoute: Hashable {
  case product(Int)
  case brand(String)

  init?(url: URL) {
    guard url.scheme == "corner", let id = Int(url.lastPathComponent) else { return nil }
    self = .product(id)
  }
}

enum ShopArea: Hashable { case browse, wishlist }

struct ShopDestination: View {
  let route: ShopRoute

  var body: some View {
    switch route {
    case .product(let id): Text("Product \(id)")
    case .brand(let name): Text("Brand \(name)")
    }
  }
}

struct ProductLinks: View {
  let title: String
  let ids: [Int]

  var body: some View {
    List(ids, id: \.self) { id in
      NavigationLink("Product \(id)", value: ShopRoute.product(id))
    }
    .navigationTitle(title)
    .navigationDestination(for: ShopRoute.self) { ShopDestination(route: $0) }
  }
}

struct ShopRoot: View {
  @State private var area = ShopArea.browse
  @State private var browsePath: [ShopRoute] = []
  @State private var wishlistPath: [ShopRoute] = []

  var body: some View {
    TabView(selection: $area) {
      NavigationStack(path: $browsePath) {
        ProductLinks(title: "Browse", ids: [1, 2, 3])
      }
      .tabItem { Label("Browse", systemImage: "cart") }
      .tag(ShopArea.browse)
      NavigationStack(path: $wishlistPath) {
        ProductLinks(title: "Wishlist", ids: [7, 9])
      }
      .tabItem { Label("Wishlist", systemImage: "heart") }
      .tag(ShopArea.wishlist)
    }
    .onOpenURL { url in
      guard let route = ShopRoute(url: url) else { return }
      area = .browse
      browsePath = [route]
    }
  }
}
