import SwiftUI

struct Shop: Identifiable, Hashable {
  let id: Int
  let name: String
}

@Observable
final class MerchantSession {
  let shops = [Shop(id: 1, name: "Harbour Street"), Shop(id: 2, name: "Old Town")]
  var activeShop = Shop(id: 1, name: "Harbour Street")
}

enum RevenueService {
  static func today(shopID: Int) async -> Decimal {
    try? await Task.sleep(for: .milliseconds(400))
    return shopID == 1 ? 1840 : 615
  }
}

struct RevenueCard: View {
  @Environment(MerchantSession.self) private var session
  @State private var revenue: Decimal?

  var body: some View {
    VStack(alignment: .leading) {
      Text(session.activeShop.name).font(.headline)
      if let revenue {
        Text(revenue, format: .currency(code: "EUR"))
      } else {
        ProgressView()
      }
    }
    .task(id: session.activeShop.id) {
      revenue = nil
      let total = await RevenueService.today(shopID: session.activeShop.id)
      if !Task.isCancelled { revenue = total }
    }
  }
}

struct DashboardScreen: View {
  @State private var session = MerchantSession()

  var body: some View {
    ScrollView {
      RevenueCard()
    }
    .toolbar {
      Menu(session.activeShop.name) {
        ForEach(session.shops) { shop in
          Button(shop.name) { session.activeShop = shop }
        }
      }
    }
    .environment(session)
  }
}
