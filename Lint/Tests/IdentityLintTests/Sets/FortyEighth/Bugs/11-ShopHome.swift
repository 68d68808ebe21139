import SwiftUI

final class Cart: ObservableObject {
  @Published var lines: [String] = []

  func add(_ name: String) {
    lines.append(name)
  }
}

final class ShopSession: ObservableObject {
  @Published var userName = "Guest"
  // bug: The cart badge stays at 0
  @Published var cart = Cart()
}

struct ShopHome: View {
  @StateObject private var session = ShopSession()
  private let products = ["Lamp", "Chair", "Rug"]

  var body: some View {
    NavigationStack {
      List(products, id: \.self) { product in
        Button("Add \(product)") {
          session.cart.add(product)
        }
      }
      .navigationTitle("Hello, \(session.userName)")
      .toolbar {
        Label("\(session.cart.lines.count)", systemImage: "cart")
          .labelStyle(.titleAndIcon)
      }
    }
  }
}
