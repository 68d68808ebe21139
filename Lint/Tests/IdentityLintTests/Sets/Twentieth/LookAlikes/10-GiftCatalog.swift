import SwiftUI
import Combine

final class Wishlist: ObservableObject {
  @Published private(set) var entries: [String] = []

  func add(_ product: String) {
    entries.append(product)
  }
}

final class Account: ObservableObject {
  @Published var userName = "Guest"
  let wishlist: Wishlist
  private var forwarding: AnyCancellable?

  init(wishlist: Wishlist = Wishlist()) {
    self.wishlist = wishlist
    forwarding = wishlist.objectWillChange.sink { [weak self] _ in
      self?.objectWillChange.send()
    }
  }
}

struct GiftRoot: View {
  @StateObject private var account = Account()

  var body: some View {
    NavigationStack {
      GiftCatalog()
    }
    .environmentObject(account)
  }
}

struct GiftCatalog: View {
  @EnvironmentObject private var account: Account
  private let products = ["Kite", "Puzzle", "Globe"]

  var body: some View {
    List(products, id: \.self) { product in
      Button(product) {
        account.wishlist.add(product)
      }
    }
    .navigationTitle("Hello, \(account.userName)")
    .toolbar {
      Label("\(account.wishlist.entries.count)", systemImage: "gift")
    }
    .safeAreaInset(edge: .bottom) {
      if !account.wishlist.entries.isEmpty {
        Button("Share list") {}
          .buttonStyle(.borderedProminent)
      }
    }
  }
}
