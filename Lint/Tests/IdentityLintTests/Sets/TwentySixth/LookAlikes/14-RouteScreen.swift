import SwiftUI

struct Delivery: Identifiable, Hashable {
  let id: Int
  let street: String
  let window: Date
}

@Observable
final class RouteModel {
  enum Phase {
    case loading
    case loaded([Delivery])
    case failed(String)
  }

  private(set) var phase = Phase.loading
  private let fetch: () async throws -> [Delivery]

  init(fetch: @escaping () async throws -> [Delivery]) {
    self.fetch = fetch
  }

  @MainActor
  func reload() async {
    do {
      phase = .loaded(try await fetch())
    } catch {
      guard !Task.isCancelled else { return }
      if case .loaded = phase { return }
      phase = .failed(error.localizedDescription)
    }
  }
}

struct RouteScreen: View {
  let model: RouteModel
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    ZStack {
      switch model.phase {
      case .loading: ProgressView()
      case .failed(let message): Text(message)
      case .loaded(let deliveries): RouteContent(deliveries: deliveries)
      }
    }
    .task(id: scenePhase) {
      guard scenePhase == .active else { return }
      await model.reload()
    }
  }
}

private struct RouteContent: View {
  let deliveries: [Delivery]
  @State private var filter = ""
  @State private var remark = ""

  var body: some View {
    List {
      TextField("Filter", text: $filter)
      TextField("Message to dispatch", text: $remark, axis: .vertical)
      ForEach(deliveries.filter { filter.isEmpty || $0.street.contains(filter) }) { delivery in
        Text("\(delivery.street), \(delivery.window.formatted())")
      }
    }
  }
}
