import SwiftUI

struct Delivery: Decodable, Identifiable {
  let id: Int
  let customer: String
}

@MainActor
@Observable
final class DeliveryStore {
  private(set) var deliveries: [Delivery] = []
  private(set) var isLoading = false
  @ObservationIgnored private let source: URL

  init(source: URL) {
    self.source = source
  }

  func reload() async {
    isLoading = true
    defer { isLoading = false }
    guard let (data, _) = try? await URLSession.shared.data(from: source),
      let fresh = try? JSONDecoder().decode([Delivery].self, from: data)
    else { return }
    deliveries = fresh
  }
}

struct DeliveryScreen: View {
  let store: DeliveryStore

  var body: some View {
    NavigationStack {
      List(store.deliveries) { delivery in
        Text(delivery.customer)
      }
      .overlay {
        if store.isLoading && store.deliveries.isEmpty {
          ProgressView()
        }
      }
      .refreshable {
        await store.reload()
      }
      .navigationTitle("Deliveries")
    }
    .task {
      await store.reload()
    }
  }
}
