import SwiftUI

final class Wishlist: ObservableObject {
  @Published var lines: [String] = []

  func add(_ name: String) {
    lines.append(name)
  }
}

final class GiftSession: ObservableObject {
  @Published var userName = "Guest"
  let wishlist = Wishlist()
}

struct WishlistBadge: View {
  @ObservedObject var wishlist: Wishlist

  var body: some View {
    Label("\(wishlist.lines.count)", systemImage: "gift")
      .labelStyle(.titleAndIcon)
  }
}

struct GiftHome: View {
  @StateObject private var session = GiftSession()
  private let products = ["Lamp", "Chair", "Rug"]

  var body: some View {
    NavigationStack {
      List(products, id: \.self) { product in
        Button("Add \(product)") {
          session.wishlist.add(product)
        }
      }
      .navigationTitle("Hello, \(session.userName)")
      .toolbar {
        WishlistBadge(wishlist: session.wishlist)
      }
    }
  }
}
