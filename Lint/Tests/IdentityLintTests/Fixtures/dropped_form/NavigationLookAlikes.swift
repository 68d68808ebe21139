import SwiftUI

@MainActor @Observable
final class Orders {
  enum Phase { case loading, loaded([String]), failed }
  var phase = Phase.loading
  var first = Phase.loading
  var isBusy = false
  func reload() async {
    if case .failed = phase { phase = .loading }
    phase = .loaded(await fetch())
  }
  func load() async {
    first = .loading
    first = .loaded(await fetch())
  }
  private func fetch() async -> [String] { [] }
}

struct OrderPage: View {
  let orders: Orders
  @Environment(\.scenePhase) private var scene
  var body: some View {
    ZStack {
      switch orders.phase {
      case .loading: ProgressView()
      case .loaded(let all): Navigator(all: all)
      case .failed: Text("failed")
      }
    }
    .task(id: scene) { await orders.reload() }
  }
}

struct OncePage: View {
  let orders: Orders
  var body: some View {
    ZStack {
      switch orders.first {
      case .loading: ProgressView()
      case .loaded(let all): Navigator(all: all)
      case .failed: Button("Again") { Task { await orders.load() } }
      }
    }
    .task { await orders.load() }
  }
}

struct PlainPage: View {
  let orders: Orders
  let day: Int
  var body: some View {
    ZStack {
      switch orders.first {
      case .loading: ProgressView()
      case .loaded(let all): Text(all.joined())
      case .failed: Text("failed")
      }
    }
  }
}

struct Navigator: View {
  let all: [String]
  var body: some View {
    NavigationStack {
      ForEach(all, id: \.self) { NavigationLink($0, value: $0) }
        .navigationDestination(for: String.self) { Text($0) }
    }
  }
}
