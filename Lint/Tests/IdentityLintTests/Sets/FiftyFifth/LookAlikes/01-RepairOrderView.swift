import SwiftUI

enum RepairStage: String {
  case received
  case inspecting
  case repairing
  case ready

  var title: String { rawValue.capitalized }
}

struct RepairOrder: Identifiable, Hashable {
  let id: String
  let device: String
  private(set) var stage: RepairStage = .received
  private(set) var changedAt: Date = .distantPast
  private var revision = 0

  init(id: String, device: String) {
    self.id = id
    self.device = device
  }

  mutating func advance(to stage: RepairStage, at date: Date) {
    self.stage = stage
    changedAt = date
    revision += 1
  }

  static func == (lhs: RepairOrder, rhs: RepairOrder) -> Bool {
    lhs.id == rhs.id && lhs.revision == rhs.revision
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

protocol WorkshopFeed: Sendable {
  func stages(of orderID: String) -> AsyncStream<RepairStage>
}

@MainActor
@Observable
final class RepairTracker {
  private(set) var order: RepairOrder
  private let feed: any WorkshopFeed

  init(order: RepairOrder, feed: any WorkshopFeed) {
    self.order = order
    self.feed = feed
  }

  func follow() async {
    for await stage in feed.stages(of: order.id) {
      order.advance(to: stage, at: .now)
    }
  }
}

struct RepairOrderView: View {
  let tracker: RepairTracker
  @State private var showsPickupHint = false

  var body: some View {
    VStack(spacing: 16) {
      if showsPickupHint {
        Label("Ready for pickup", systemImage: "bag.fill")
      }
      LabeledContent("Device", value: tracker.order.device)
      LabeledContent("Stage", value: tracker.order.stage.title)
      Spacer()
    }
    .padding()
    .navigationTitle(tracker.order.id)
    .onChange(of: tracker.order, initial: true) { _, current in
      withAnimation {
        showsPickupHint = current.stage == .ready
      }
    }
    .task {
      await tracker.follow()
    }
  }
}
