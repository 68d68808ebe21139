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
  @State private var showsInvoice = false

  var body: some View {
    List(invoices) { invoice in
      Button(invoice.customer) { show(invoice) }
    }
    // bug: The first tapped invoice opens an empty sheet
    .sheet(isPresented: $showsInvoice) {
      if let chosen {
        InvoiceSheet(invoice: chosen)
      }
    }
  }

  private func show(_ invoice: Invoice) {
    chosen = invoice
    showsInvoice = true
  }
}
