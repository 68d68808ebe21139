import SwiftUI

struct Invoice: Identifiable, Decodable {
  let id: Int
  let client: String
  let total: Double
}

@MainActor
@Observable
final class InvoiceModel {
  enum Phase {
    case loading
    case loaded([Invoice])
    case failed(String)
  }

  private(set) var phase = Phase.loading

  func reload() async {
    if case .failed = phase { phase = .loading }
    do {
      let url = URL(string: "https://billing.example.com/invoices")!
      let (data, _) = try await URLSession.shared.data(from: url)
      phase = .loaded(try JSONDecoder().decode([Invoice].self, from: data))
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }
}

struct InvoiceList: View {
  @State private var model = InvoiceModel()

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Invoices")
    }
    .task { await model.reload() }
  }

  @ViewBuilder
  private var content: some View {
    switch model.phase {
    case .loading:
      ProgressView()
    case .loaded(let invoices):
      List(invoices) { invoice in
        LabeledContent(invoice.client, value: invoice.total, format: .number)
      }
      .refreshable { await model.reload() }
    case .failed(let reason):
      ContentUnavailableView(
        "Not available", systemImage: "wifi.slash",
        description: Text(reason))
    }
  }
}
