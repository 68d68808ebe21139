import Combine
import SwiftUI

final class Cart: ObservableObject {
  @Published private(set) var lines: [String: Int] = [:]

  var count: Int { lines.values.reduce(0, +) }

  func add(_ sku: String) {
    lines[sku, default: 0] += 1
  }
}

final class Session: ObservableObject {
  @Published var userName: String?
  let cart = Cart()
}

struct StoreTabs: View {
  @EnvironmentObject private var session: Session

  var body: some View {
    TabView {
      CatalogView()
        .tabItem { Label("Shop", systemImage: "bag") }
      Text(session.userName ?? "Guest")
        .tabItem { Label("Account", systemImage: "person") }
        // bug: the badge does not count
        .badge(session.cart.count)
    }
  }
}

struct CatalogView: View {
  @EnvironmentObject private var session: Session
  private let skus = ["MUG-01", "TEE-07", "PEN-22"]

  var body: some View {
    List(skus, id: \.self) { sku in
      HStack {
        Text(sku)
        Spacer()
        Button("Add") { session.cart.add(sku) }
      }
    }
  }
}
