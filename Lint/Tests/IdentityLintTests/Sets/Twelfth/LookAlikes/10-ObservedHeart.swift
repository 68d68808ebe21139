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
  let wishlist = Wishlist()
}

struct HeartButton: View {
  @ObservedObject var wishlist: Wishlist
  let productID: Int

  var body: some View {
    Button {
      wishlist.toggle(productID)
    } label: {
      Image(systemName: wishlist.productIDs.contains(productID) ? "heart.fill" : "heart")
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
        HeartButton(wishlist: shop.wishlist, productID: id)
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
