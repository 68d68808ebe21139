import SwiftUI

@MainActor @Observable
final class Orders {
  enum Phase { case loading, loaded([String]), failed }
  var phase = Phase.loading
  var isBusy = false
  func reload() async {
    phase = .loading
    phase = .loaded(await fetch())
  }
  func update() async {
    isBusy = true
    _ = await fetch()
    isBusy = false
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
      case .loaded(let all): Navigator(all: all)  // expect: dropped_form
      case .failed: Text("failed")
      }
    }
    .task(id: scene) { await orders.reload() }
  }
}

struct BusyPage: View {
  let orders: Orders
  let day: Int
  var body: some View {
    VStack {
      if orders.isBusy {
        ProgressView()
      } else {
        Navigator(all: [])  // expect: dropped_form
      }
    }
    .onChange(of: day) { Task { await orders.update() } }
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
