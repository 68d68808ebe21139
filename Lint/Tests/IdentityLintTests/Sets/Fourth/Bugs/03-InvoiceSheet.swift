import SwiftUI

struct Invoice: Identifiable {
  let id: Int
  var customer: String
  var total: Decimal
}

struct InvoicePreview: View {
  let invoice: Invoice?

  var body: some View {
    if let invoice {
      VStack {
        Text(invoice.customer).font(.title)
        Text(invoice.total, format: .currency(code: "EUR"))
      }
    } else {
      Text("Nothing selected")
    }
  }
}

struct InvoicesView: View {
  let invoices: [Invoice]
  @State private var tapped: Invoice?
  @State private var isPreviewing = false

  var body: some View {
    List(invoices) { invoice in
      HStack {
        Text(invoice.customer)
        Spacer()
        Button("Preview", systemImage: "eye") {
          tapped = invoice
          isPreviewing = true
        }
      }
    }
    .navigationTitle("Invoices")
    .sheet(isPresented: $isPreviewing) {
      // bug: the first sheet is empty
      InvoicePreview(invoice: tapped)
        .presentationDetents([.medium])
    }
  }
}
