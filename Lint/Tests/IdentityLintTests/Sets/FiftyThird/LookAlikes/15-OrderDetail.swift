import SwiftUI

@MainActor
@Observable
final class PushRouter {
  var requestedOrder: Int?

  func didReceive(_ userInfo: [AnyHashable: Any]) {
    requestedOrder = userInfo["order"] as? Int
  }
}

struct OrderDetail: View {
  let id: Int

  var body: some View {
    Text("Order \(id)")
      .navigationTitle("Order")
  }
}

struct OrdersTab: View {
  @Environment(PushRouter.self) private var router
  let orderIDs: [Int]
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(orderIDs, id: \.self) { id in
        NavigationLink("Order \(id)", value: id)
      }
      .navigationDestination(for: Int.self) { OrderDetail(id: $0) }
    }
    .onChange(of: router.requestedOrder, initial: true) { _, requested in
      if let requested {
        path = [requested]
        router.requestedOrder = nil
      }
    }
  }
}
