import SwiftUI

final class SessionStore: ObservableObject {
  @Published var user: String?
}

final class CartStore: ObservableObject {
  @Published var articles: [String] = []
}

@MainActor
final class AppServices {
  static let shared = AppServices()

  let session = SessionStore()
  lazy var cart = CartStore()
}

@main
struct CornerShopApp: App {
  @Environment(\.scenePhase) private var scenePhase

  private var services: AppServices { .shared }

  var body: some Scene {
    WindowGroup {
      ShopWindow()
        .environmentObject(services.session)
        .environmentObject(services.cart)
        .blur(radius: scenePhase == .active ? 0 : 20)
    }
  }
}

struct ShopWindow: View {
  @EnvironmentObject private var session: SessionStore
  @EnvironmentObject private var cart: CartStore

  var body: some View {
    List {
      if let user = session.user {
        Text("Hello \(user)")
      } else {
        Button("Sign in") { session.user = "Mia" }
      }
      Button("Add bread") { cart.articles.append("Bread") }
      Text("\(cart.articles.count) articles")
    }
  }
}
