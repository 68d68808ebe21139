import SwiftUI
import Observation

struct Invoice: Identifiable, Hashable, Decodable {
  let id: Int
  let client: String
  let total: Decimal
}

@MainActor @Observable
final class InvoicesModel {
  enum Phase { case loading, loaded([Invoice]), failed(String) }
  private(set) var phase = Phase.loading
  private let fetch: @Sendable () async throws -> [Invoice]

  init(fetch: @escaping @Sendable () async throws -> [Invoice]) { self.fetch = fetch }

  func reload() async {
    if case .failed = phase { phase = .loading }
    do {
      phase = .loaded(try await fetch())
    } catch {
      if case .loading = phase { phase = .failed(error.localizedDescription) }
    }
  }
}

struct InvoicesRoot: View {
  let model: InvoicesModel
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    ZStack {
      switch model.phase {
      case .loading:
        ProgressView()
      case .loaded(let invoices):
        InvoicesNavigator(invoices: invoices)
      case .failed(let message):
        Text(message)
      }
    }
    .task(id: scenePhase) {
      if scenePhase == .active { await model.reload() }
    }
  }
}

private struct InvoicesNavigator: View {
  let invoices: [Invoice]
  @State private var path: [Invoice.ID] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(invoices) { invoice in
        NavigationLink(invoice.client, value: invoice.id)
      }
      .navigationTitle("Invoices")
      .navigationDestination(for: Invoice.ID.self) { id in
        if let invoice = invoices.first(where: { $0.id == id }) {
          LabeledContent(invoice.client, value: invoice.total, format: .number)
        }
      }
    }
  }
}
