import SwiftUI

struct OrdersView: View {
  @State private var orders: [String] = []
  @State private var isLoading = false

  var body: some View {
    NavigationStack {
      List(orders, id: \.self) { order in
        NavigationLink(order) {
          OrderDetail(order: order, onRefresh: load)
        }
      }
    }
    .overlay {
      if isLoading {
        ProgressView()
      }
    }
    .task { await load() }
  }

  private func load() async {
    isLoading = true
    try? await Task.sleep(for: .seconds(1))
    orders = ["Order 1001", "Order 1002", "Order 1003"]
    isLoading = false
  }
}

struct OrderDetail: View {
  let order: String
  let onRefresh: () async -> Void

  var body: some View {
    VStack {
      Text(order)
      Button("Refresh") { Task { await onRefresh() } }
    }
  }
}
