import SwiftUI

struct Invoice: Identifiable, Hashable {
  let id: String
  var customer: String
  var amount: Double
  var isPaid: Bool
}

final class InvoiceFilterModel: ObservableObject {
  let currency: String
  @Published var onlyUnpaid = false
  @Published var customerText = ""

  init(currency: String) {
    self.currency = currency
  }

  func apply(to invoices: [Invoice]) -> [Invoice] {
    invoices.filter {
      (!onlyUnpaid || !$0.isPaid) && (customerText.isEmpty || $0.customer.contains(customerText))
    }
  }
}

final class InvoiceFlow: ObservableObject {
  @Published private(set) var invoices: [Invoice] = []
  @Published private(set) var lastRefresh: Date?

  func filterModel(for currency: String) -> InvoiceFilterModel {
    InvoiceFilterModel(currency: currency)
  }

  @MainActor
  func refresh() async {
    try? await Task.sleep(for: .seconds(1))
    invoices = [Invoice(id: "2024-17", customer: "Amsel GmbH", amount: 310, isPaid: false)]
    lastRefresh = .now
  }
}

struct InvoiceResults: View {
  let invoices: [Invoice]
  @ObservedObject var filter: InvoiceFilterModel

  var body: some View {
    List {
      Section {
        Toggle("Only unpaid", isOn: $filter.onlyUnpaid)
        TextField("Customer", text: $filter.customerText)
      }
      ForEach(filter.apply(to: invoices)) { invoice in
        LabeledContent(
          invoice.customer, value: invoice.amount, format: .currency(code: filter.currency))
      }
    }
  }
}

struct InvoiceScreen: View {
  @StateObject private var flow = InvoiceFlow()

  var body: some View {
    // bug: The filter (toggle, customer text) springs back to empty.
    InvoiceResults(invoices: flow.invoices, filter: flow.filterModel(for: "EUR"))
      .task {
        while !Task.isCancelled {
          await flow.refresh()
        }
      }
  }
}
