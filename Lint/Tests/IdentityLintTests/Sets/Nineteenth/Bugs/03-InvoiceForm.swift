import SwiftUI
import Observation

@Observable
final class InvoiceDraft {
  var client = ""
  var amount = 0.0
  var notes = ""
}

struct Invoice: Identifiable {
  let id = UUID()
  let client: String
  let amount: Double
  let notes: String
}

struct InvoiceForm: View {
  let currency: String
  let onSave: (InvoiceDraft) -> Void
  // bug: the draft is made in place in the struct and thus anew at each parent body run: typing in
  // Search empties the half written invoice; should be @State
  @Bindable var draft = InvoiceDraft()

  var body: some View {
    Form {
      TextField("Client", text: $draft.client)
      TextField("Amount in \(currency)", value: $draft.amount, format: .number)
      TextField("Notes", text: $draft.notes, axis: .vertical)
      Button("Save") { onSave(draft) }
    }
    .padding()
  }
}

struct InvoicesView: View {
  @State private var invoices: [Invoice] = []
  @State private var query = ""
  @AppStorage("currency") private var currency = "EUR"

  var body: some View {
    HSplitView {
      VStack {
        TextField("Search", text: $query)
        List(invoices.filter { query.isEmpty || $0.client.contains(query) }) { invoice in
          LabeledContent(invoice.client, value: invoice.amount.formatted())
        }
      }
      InvoiceForm(currency: currency) { draft in
        invoices.append(Invoice(client: draft.client, amount: draft.amount, notes: draft.notes))
      }
    }
  }
}
