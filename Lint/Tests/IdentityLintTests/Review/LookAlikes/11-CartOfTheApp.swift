import Combine
import SwiftUI

final class Cart: ObservableObject {
  @Published var lines: [String] = []
}

@main
struct ShopApp: App {
  @StateObject private var cart = Cart()

  var body: some Scene {
    WindowGroup { Shelf().environmentObject(cart) }
  }
}

struct Shelf: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { Button("Add") { cart.lines.append("Book") } }
}

struct ShelfPreview: PreviewProvider {
  static var previews: some View { Shelf().environmentObject(Cart()) }
}
