import SwiftUI

struct Invoice: Identifiable, Hashable {
  let id: UUID
  var customer: String
  var hours: Double
  var isPaid: Bool

  // bug: the edits are never written to the archive; after a restart the old invoice is back.
  // On each edit: == compares the id only, so onChange(of: invoice) sees no change.
  static func == (lhs: Invoice, rhs: Invoice) -> Bool {
    lhs.id == rhs.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

struct InvoiceArchive {
  func write(_ invoice: Invoice) {
    let line = "\(invoice.customer);\(invoice.hours);\(invoice.isPaid)"
    UserDefaults.standard.set(line, forKey: "invoice.\(invoice.id)")
  }
}

struct InvoiceEditor: View {
  @Binding var invoice: Invoice
  private let archive = InvoiceArchive()

  var body: some View {
    Form {
      TextField("Customer", text: $invoice.customer)
      Stepper(
        "Hours: \(invoice.hours, format: .number)", value: $invoice.hours, in: 0...200, step: 0.5)
      Toggle("Paid", isOn: $invoice.isPaid)
    }
    .onChange(of: invoice) { _, changed in
      archive.write(changed)
    }
  }
}

struct InvoiceScreen: View {
  @State private var invoice = Invoice(id: UUID(), customer: "Holm AS", hours: 12, isPaid: false)

  var body: some View {
    NavigationStack {
      InvoiceEditor(invoice: $invoice)
        .navigationTitle("Invoice")
    }
  }
}
