import SwiftUI

struct Invoice: Decodable, Identifiable {
  let id: Int
  let customer: String
}

@MainActor
@Observable
final class InvoiceStore {
  private(set) var invoices: [Invoice] = []
  private(set) var isLoading = false
  @ObservationIgnored private let source: URL

  init(source: URL) {
    self.source = source
  }

  func reload() async {
    isLoading = true
    defer { isLoading = false }
    guard let (data, _) = try? await URLSession.shared.data(from: source),
      let fresh = try? JSONDecoder().decode([Invoice].self, from: data)
    else { return }
    invoices = fresh
  }
}

struct InvoiceScreen: View {
  let store: InvoiceStore

  var body: some View {
    NavigationStack {
      VStack {
        // bug: Pulling to refresh blanks the list and ends with old data
        if store.isLoading {
          ProgressView()
        } else {
          List(store.invoices) { invoice in
            Text(invoice.customer)
          }
          .refreshable {
            await store.reload()
          }
        }
      }
      .navigationTitle("Invoices")
    }
    .task {
      await store.reload()
    }
  }
}
