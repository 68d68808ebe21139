import Foundation
import SwiftUI

enum ShipmentStatus: String, CaseIterable {
  case registered
  case inTransit
  case outForDelivery
  case delivered

  var title: String {
    switch self {
    case .registered: return "Registered"
    case .inTransit: return "In transit"
    case .outForDelivery: return "Out for delivery"
    case .delivered: return "Delivered"
    }
  }
}

struct Shipment: Identifiable, Hashable {
  let id: String
  var carrier: String
  var status: ShipmentStatus
  var lastScan: Date

  static func == (lhs: Shipment, rhs: Shipment) -> Bool {
    // bug: == compares only the id
    lhs.id == rhs.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

protocol CarrierFeed: Sendable {
  func statuses(of shipmentID: String) -> AsyncStream<ShipmentStatus>
}

@MainActor
@Observable
final class ShipmentTracker {
  private(set) var shipment: Shipment
  private let feed: any CarrierFeed

  init(shipment: Shipment, feed: any CarrierFeed) {
    self.shipment = shipment
    self.feed = feed
  }

  func follow() async {
    for await status in feed.statuses(of: shipment.id) {
      shipment.status = status
      shipment.lastScan = .now
    }
  }
}

struct DeliveredBanner: View {
  let shipment: Shipment

  var body: some View {
    Label("\(shipment.id) has arrived", systemImage: "shippingbox.fill")
      .padding()
      .frame(maxWidth: .infinity)
      .background(.green.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
  }
}

struct TrackingView: View {
  let tracker: ShipmentTracker
  @State private var showsBanner = false

  var body: some View {
    VStack(spacing: 16) {
      if showsBanner {
        DeliveredBanner(shipment: tracker.shipment)
      }
      LabeledContent("Carrier", value: tracker.shipment.carrier)
      LabeledContent("Status", value: tracker.shipment.status.title)
      Spacer()
    }
    .padding()
    .navigationTitle(tracker.shipment.id)
    .onChange(of: tracker.shipment, initial: true) { _, current in
      withAnimation {
        showsBanner = current.status == .delivered
      }
    }
    .task {
      await tracker.follow()
    }
  }
}
