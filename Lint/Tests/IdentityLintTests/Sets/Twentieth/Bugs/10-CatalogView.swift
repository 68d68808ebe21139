import SwiftUI
import Combine

final class Basket: ObservableObject {
  @Published private(set) var lines: [String] = []

  func add(_ product: String) {
    lines.append(product)
  }
}

final class Session: ObservableObject {
  @Published var userName = "Guest"
  let basket: Basket

  init(basket: Basket = Basket()) {
    self.basket = basket
  }
}

struct ShopRoot: View {
  @StateObject private var session = Session()

  var body: some View {
    NavigationStack {
      CatalogView()
    }
    .environmentObject(session)
  }
}

struct CatalogView: View {
  @EnvironmentObject private var session: Session
  private let products = ["Lamp", "Chair", "Desk"]

  var body: some View {
    List(products, id: \.self) { product in
      Button(product) {
        session.basket.add(product)
      }
    }
    .navigationTitle("Hello, \(session.userName)")
    .toolbar {
      // bug: Basket is an ObservableObject nested in Session (a plain let); its changes do not
      // publish through Session, so the badge and the check-out button do not appear after adding a
      // product.
      Label("\(session.basket.lines.count)", systemImage: "basket")
    }
    .safeAreaInset(edge: .bottom) {
      if !session.basket.lines.isEmpty {
        Button("Check out") {}
          .buttonStyle(.borderedProminent)
      }
    }
  }
}
