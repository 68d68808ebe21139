import SwiftUI

struct InvoiceSummary: Identifiable, Codable {
  let id: Int
  var customer: String
  var due: Date
  var isPaid: Bool
}

final class InvoiceArchive: ObservableObject {
  @Published var invoices: [InvoiceSummary] = []

  func remove(_ ids: some Sequence<InvoiceSummary.ID>) {
    let doomed = Set(ids)
    invoices.removeAll { doomed.contains($0.id) }
  }
}

struct InvoiceList: View {
  @ObservedObject var archive: InvoiceArchive
  @AppStorage("invoices.showPaid") private var showsPaid = true
  @State private var query = ""

  private var visible: [InvoiceSummary] {
    archive.invoices
      .filter { showsPaid || !$0.isPaid }
      .filter { query.isEmpty || $0.customer.localizedCaseInsensitiveContains(query) }
      .sorted { $0.due < $1.due }
  }

  var body: some View {
    let rows = visible

    List {
      ForEach(rows) { invoice in
        HStack {
          Text(invoice.customer)
          Spacer()
          Text(invoice.due, style: .date)
            .foregroundStyle(invoice.isPaid ? .secondary : .primary)
        }
      }
      .onDelete { offsets in
        archive.remove(offsets.map { rows[$0].id })
      }
    }
    .searchable(text: $query)
    .toolbar {
      Toggle("Show paid", isOn: $showsPaid)
    }
  }
}
