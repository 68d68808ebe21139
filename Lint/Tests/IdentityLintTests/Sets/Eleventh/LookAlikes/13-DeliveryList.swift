import SwiftUI
import Observation

struct Delivery: Identifiable, Decodable, Hashable, Sendable {
  let id: String
  let shop: String
  let status: String
}

protocol DeliveryService: Sendable {
  func deliveries() async throws -> [Delivery]
}

@MainActor @Observable
final class DeliveryListModel {
  private(set) var deliveries: [Delivery] = []
  private(set) var errorText: String?

  var waiting: Int { deliveries.filter { $0.status == "waiting" }.count }

  func load(from service: any DeliveryService) async {
    do {
      deliveries = try await service.deliveries()
      errorText = nil
    } catch {
      errorText = error.localizedDescription
    }
  }
}

struct DeliveryListView: View {
  let service: any DeliveryService
  @State private var model = DeliveryListModel()

  var body: some View {
    List(model.deliveries) { delivery in
      DeliveryRow(delivery: delivery)
    }
    .overlay {
      if let errorText = model.errorText {
        Text(errorText).foregroundStyle(.red)
      }
    }
    .navigationTitle("\(model.waiting) waiting")
    .task { await model.load(from: service) }
    .refreshable { await model.load(from: service) }
  }
}

private struct DeliveryRow: View {
  let delivery: Delivery

  var body: some View {
    LabeledContent {
      Text(delivery.status)
    } label: {
      Text(delivery.shop)
      Text(delivery.id).font(.caption.monospaced())
    }
  }
}
