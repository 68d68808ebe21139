import SwiftUI

@MainActor @Observable
final class Orders {
  private(set) var orders: [Int] = []
  private(set) var isLoading = false
  private(set) var isSyncing = false
  func reload() async {
    if orders.isEmpty { isLoading = true }
    await fetch()
    isLoading = false
  }
  func sync() async {
    isSyncing = true
    await fetch()
    isSyncing = false
  }
  private func fetch() async {}
}
struct Detail: View {
  let orders: Orders
  var body: some View {
    Form { Button("Update") { Task { await orders.reload() } } }
  }
}
struct FirstLoad: View {
  let orders: Orders
  var body: some View {
    ZStack {
      if orders.isLoading {
        ProgressView()
      } else {
        NavigationStack {
          List(0..<3) { NavigationLink("\($0)", value: $0) }
            .navigationDestination(for: Int.self) { _ in Detail(orders: orders) }
        }
      }
    }
    .task { await orders.reload() }
  }
}
struct Plain: View {
  let orders: Orders
  var body: some View {
    ZStack {
      if orders.isSyncing {
        ProgressView()
      } else {
        NavigationStack {
          List(0..<3) { NavigationLink("\($0)", value: $0) }
            .navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }
    .task { await orders.sync() }
  }
}
struct Overlaid: View {
  let orders: Orders
  var body: some View {
    NavigationStack {
      List(0..<3) { NavigationLink("\($0)", value: $0) }
        .navigationDestination(for: Int.self) { _ in Detail(orders: orders) }
    }
    .overlay { if orders.isSyncing { ProgressView() } }
    .task { await orders.sync() }
  }
}
