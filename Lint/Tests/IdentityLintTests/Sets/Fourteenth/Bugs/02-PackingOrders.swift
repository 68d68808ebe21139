import SwiftUI

struct OrderSummary: Identifiable, Decodable {
  let id: Int
  let customer: String
}

struct OrderLine: Identifiable, Decodable {
  let id, quantity: Int
  let name: String
}

@MainActor
final class OrderFeed: ObservableObject {
  @Published private(set) var orders: [OrderSummary] = []
  func poll() async {
    while !Task.isCancelled {
      let response = try? await URLSession.shared.data(
        from: URL(string: "https://api.bistro.example/orders")!)
      orders =
        response.flatMap { try? JSONDecoder().decode([OrderSummary].self, from: $0.0) } ?? orders
      try? await Task.sleep(nanoseconds: 15_000_000_000)
    }
  }
}

@MainActor
final class OrderDetailViewModel: ObservableObject {
  private let orderID: Int
  @Published var lines: [OrderLine] = []
  @Published var packed: Set<Int> = []

  init(orderID: Int) { self.orderID = orderID }

  func load() async {
    let url = URL(string: "https://api.bistro.example/orders/\(orderID)/lines")!
    guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
    lines = (try? JSONDecoder().decode([OrderLine].self, from: data)) ?? []
  }
}

struct OrdersScreen: View {
  @ObservedObject var feed: OrderFeed

  var body: some View {
    NavigationStack {
      List(feed.orders) { order in
        NavigationLink(order.customer, value: order.id)
      }
      .navigationDestination(for: Int.self) { id in
        // bug: the destination builds a new OrderDetailViewModel each time OrdersScreen's body
        // runs (each poll) and the detail holds it as @ObservedObject: loaded lines and packed
        // ticks vanish, and .task does not load again
        OrderDetailView(viewModel: OrderDetailViewModel(orderID: id))
      }
    }
    .task { await feed.poll() }
  }
}

struct OrderDetailView: View {
  @ObservedObject var viewModel: OrderDetailViewModel

  var body: some View {
    List(viewModel.lines) { line in
      Label(
        "\(line.quantity) × \(line.name)",
        systemImage: viewModel.packed.contains(line.id) ? "checkmark.circle" : "circle"
      )
      .onTapGesture { viewModel.packed.insert(line.id) }
    }
    .task { await viewModel.load() }
  }
}
