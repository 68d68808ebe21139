import SwiftUI

struct Order: Identifiable {
  let id: Int
  var reference: String
  var total: Double
  var isOpen: Bool
}

struct OrderSummary: Identifiable {
  // bug: open disclosure groups and the question typed in a row. When: any body pass of the
  // parent: the filter is toggled, lastSync changes after a refresh.
  let id = UUID()
  let title: String
  let amount: String

  init(order: Order) {
    title = "Order \(order.reference)"
    amount = order.total.formatted(.number.precision(.fractionLength(2)))
  }
}

@Observable
final class OrderFeed {
  var orders: [Order] = []
  var lastSync: Date?

  @MainActor
  func sync() async {
    try? await Task.sleep(for: .seconds(1))
    lastSync = .now
  }
}

struct OrderHistoryView: View {
  @State private var feed = OrderFeed()
  @State private var onlyOpen = false

  private var summaries: [OrderSummary] {
    feed.orders
      .filter { !onlyOpen || $0.isOpen }
      .map { OrderSummary(order: $0) }
  }

  var body: some View {
    List {
      Toggle("Open orders only", isOn: $onlyOpen)
      ForEach(summaries) { summary in
        OrderSummaryRow(summary: summary)
      }
      if let lastSync = feed.lastSync {
        Text("Updated \(lastSync.formatted(date: .omitted, time: .shortened))")
      }
    }
    .refreshable { await feed.sync() }
  }
}

struct OrderSummaryRow: View {
  let summary: OrderSummary
  @State private var isExpanded = false
  @State private var question = ""

  var body: some View {
    DisclosureGroup(summary.title, isExpanded: $isExpanded) {
      LabeledContent("Total", value: summary.amount)
      TextField("Ask about this order", text: $question)
    }
  }
}
