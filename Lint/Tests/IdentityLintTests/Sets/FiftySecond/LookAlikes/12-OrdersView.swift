import SwiftUI

struct Order: Identifiable, Hashable {
  let id: Int
  var customer: String
  var status: String
}

@MainActor
@Observable
final class OrderStore {
  private(set) var orders: [Order] = []

  func order(_ id: Order.ID?) -> Order? {
    orders.first { $0.id == id }
  }

  func ship(_ id: Order.ID) {
    guard let index = orders.firstIndex(where: { $0.id == id }) else { return }
    orders[index].status = "Shipped"
  }
}

struct OrdersView: View {
  @Environment(OrderStore.self) private var store
  @State private var selection: Order.ID?

  var body: some View {
    NavigationSplitView {
      List(store.orders, selection: $selection) { order in
        NavigationLink(value: order.id) {
          Text(order.customer)
        }
      }
    } detail: {
      if let order = store.order(selection) {
        VStack(spacing: 16) {
          Text(order.customer).font(.title)
          Text(order.status).foregroundStyle(.secondary)
          Button("Mark as shipped") {
            store.ship(order.id)
          }
          .disabled(order.status == "Shipped")
        }
      } else {
        ContentUnavailableView("No order", systemImage: "shippingbox")
      }
    }
  }
}
