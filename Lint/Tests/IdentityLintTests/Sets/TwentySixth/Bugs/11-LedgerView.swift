import SwiftUI

struct Invoice: Identifiable, Hashable {
  let id: String
  let customer: String
  let due: Date
  let total: Decimal
  var isPaid = false
}

enum InvoiceOrder: String, CaseIterable {
  case due, customer
}

@Observable
final class Ledger {
  var invoices: [Invoice] = []
  var order = InvoiceOrder.due

  var visible: [Invoice] {
    let open = invoices.filter { !$0.isPaid }
    switch order {
    case .due: return open.sorted { $0.due < $1.due }
    case .customer: return open.sorted { $0.customer < $1.customer }
    }
  }

  func markPaid(_ invoice: Invoice) {
    guard let index = invoices.firstIndex(where: { $0.id == invoice.id }) else { return }
    invoices[index].isPaid = true
  }
}

struct LedgerView: View {
  @Bindable var ledger: Ledger
  @State private var chosenRow: Int?

  var body: some View {
    VStack {
      Picker("Order", selection: $ledger.order) {
        ForEach(InvoiceOrder.allCases, id: \.self) { Text($0.rawValue) }
      }
      ForEach(ledger.visible) { invoice in
        Button("\(invoice.customer) \(invoice.id)") {
          chosenRow = ledger.visible.firstIndex(of: invoice)
        }
      }
      if let chosenRow, ledger.visible.indices.contains(chosenRow) {
        // bug: the footer shows another invoice than the one chosen; Mark paid marks the
        // wrong one. When: the order is changed, an invoice is marked paid, or a new one
        // comes in.
        footer(for: ledger.visible[chosenRow])
      }
    }
  }

  private func footer(for invoice: Invoice) -> some View {
    HStack {
      Text(invoice.total, format: .number)
      Button("Mark paid") { ledger.markPaid(invoice) }
    }
  }
}
