import SwiftUI
import Observation

struct Order: Identifiable, Hashable, Decodable {
  let id: Int
  let customer: String
  let total: Decimal
}

@MainActor @Observable
final class OrdersModel {
  enum Phase { case loading, loaded([Order]), failed(String) }
  private(set) var phase = Phase.loading
  private let fetch: @Sendable () async throws -> [Order]

  init(fetch: @escaping @Sendable () async throws -> [Order]) { self.fetch = fetch }

  func reload() async {
    phase = .loading
    do { phase = .loaded(try await fetch()) } catch { phase = .failed(error.localizedDescription) }
  }
}

struct OrdersRoot: View {
  let model: OrdersModel
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    ZStack {
      // bug: whenever the app becomes active `reload` sets `.loading`, which removes the
      // navigator with its path: a user deep in an order is thrown back to the list's root
      switch model.phase {
      case .loading:
        ProgressView()
      case .loaded(let orders):
        OrdersNavigator(orders: orders)
      case .failed(let message):
        Text(message)
      }
    }
    .task(id: scenePhase) {
      if scenePhase == .active { await model.reload() }
    }
  }
}

private struct OrdersNavigator: View {
  let orders: [Order]
  @State private var path: [Order.ID] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(orders) { order in
        NavigationLink(order.customer, value: order.id)
      }
      .navigationTitle("Orders")
      .navigationDestination(for: Order.ID.self) { id in
        if let order = orders.first(where: { $0.id == id }) {
          LabeledContent(order.customer, value: order.total, format: .number)
        }
      }
    }
  }
}
