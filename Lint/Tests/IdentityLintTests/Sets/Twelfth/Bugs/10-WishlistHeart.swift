import SwiftUI
import Combine

final class Wishlist: ObservableObject {
  @Published private(set) var productIDs: Set<Int> = []

  func toggle(_ id: Int) {
    if productIDs.remove(id) == nil { productIDs.insert(id) }
  }
}

final class ShopState: ObservableObject {
  @Published var storeName = "Main Street"
  @Published var wishlist = Wishlist()
}

struct HeartButton: View {
  @EnvironmentObject private var shop: ShopState
  let productID: Int

  var body: some View {
    Button {
      shop.wishlist.toggle(productID)
    } label: {
      // bug: the heart does not fill when tapped: wishlist is an ObservableObject nested in
      // another (declared at line 14), its changes are not forwarded by @Published of a
      // reference, and the view observes only ShopState
      Image(systemName: shop.wishlist.productIDs.contains(productID) ? "heart.fill" : "heart")
    }
    .buttonStyle(.borderless)
  }
}

struct ProductList: View {
  @EnvironmentObject private var shop: ShopState
  let productIDs: [Int]

  var body: some View {
    List(productIDs, id: \.self) { id in
      HStack {
        Text("Product \(id)")
        Spacer()
        HeartButton(productID: id)
      }
    }
    .navigationTitle(shop.storeName)
  }
}

struct ShopRoot: View {
  @StateObject private var shop = ShopState()

  var body: some View {
    NavigationStack {
      ProductList(productIDs: Array(1...20))
    }
    .environmentObject(shop)
  }
}
