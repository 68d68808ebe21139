import SwiftUI
import Observation

struct Order: Identifiable, Hashable {
  let id: Int
  var status: String
}

@MainActor
@Observable
final class OrderStore {
  private(set) var orders: [Order] = []
  private(set) var isLoading = false
  private let fetch: () async -> [Order]

  init(fetch: @escaping () async -> [Order]) {
    self.fetch = fetch
  }

  func reload() async {
    isLoading = true
    orders = await fetch()
    isLoading = false
  }
}

struct OrderDetail: View {
  let orderID: Int
  let store: OrderStore
  @State private var message = ""

  var body: some View {
    Form {
      Text(store.orders.first { $0.id == orderID }?.status ?? "Unknown")
      TextField("Message to the courier", text: $message)
      Button("Update status") { Task { await store.reload() } }
    }
    .navigationTitle("Order \(orderID)")
  }
}

struct OrdersScreen: View {
  let store: OrderStore

  var body: some View {
    NavigationStack {
      List(store.orders) { order in
        NavigationLink("Order \(order.id)", value: order.id)
      }
      .overlay {
        if store.isLoading && store.orders.isEmpty {
          ProgressView("Loading orders")
        }
      }
      .refreshable { await store.reload() }
      .navigationDestination(for: Int.self) { OrderDetail(orderID: $0, store: store) }
    }
    .task { await store.reload() }
  }
}
