import SwiftUI

struct Invoice: Identifiable {
  let id: Int
  let customer: String
  let amount: Decimal
}

struct InvoiceSheet: View {
  let invoice: Invoice
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text("Invoice \(invoice.id)").font(.title2)
      Text(invoice.customer)
      Text(invoice.amount, format: .currency(code: "EUR"))
      Button("Done") { dismiss() }
    }
    .padding()
  }
}

struct InvoiceList: View {
  let invoices: [Invoice]
  @State private var chosen: Invoice?
  @State private var showsHelp = false

  var body: some View {
    List(invoices) { invoice in
      Button(invoice.customer) { show(invoice) }
    }
    .safeAreaInset(edge: .bottom) {
      Button("Help") { showsHelp = true }
        .sheet(isPresented: $showsHelp) {
          Text("Tap an invoice to see its amount.").padding()
        }
    }
    .sheet(item: $chosen) { invoice in
      InvoiceSheet(invoice: invoice)
    }
  }

  private func show(_ invoice: Invoice) {
    showsHelp = false
    chosen = invoice
  }
}
