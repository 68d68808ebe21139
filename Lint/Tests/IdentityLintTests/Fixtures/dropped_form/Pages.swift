import SwiftUI

@MainActor @Observable
final class Orders {
  private(set) var isLoading = false
  private(set) var failure: String?
  func reload() async {
    isLoading = true
    await fetch()
    isLoading = false
  }
  private func fetch() async {}
}
struct Detail: View {
  let orders: Orders
  var body: some View {
    Form { Button("Update") { Task { await orders.reload() } } }
  }
}
struct OrdersScreen: View {
  let orders: Orders
  var body: some View {
    ZStack {
      if orders.isLoading {
        ProgressView()
      } else if let failure = orders.failure {
        Text(failure)
      } else {
        NavigationStack {  // expect: dropped_form
          List(0..<3) { NavigationLink("\($0)", value: $0) }
            .navigationDestination(for: Int.self) { _ in Detail(orders: orders) }
        }
      }
    }
    .task { await orders.reload() }
  }
}
struct LinkedScreen: View {
  let orders: Orders
  var body: some View {
    ZStack {
      if !orders.isLoading {
        Linked(orders: orders)  // expect: dropped_form
      } else {
        ProgressView()
      }
    }
    .task { await orders.reload() }
  }
}
struct Linked: View {
  let orders: Orders
  var body: some View {
    NavigationStack {
      NavigationLink("Detail", destination: Wrapped(orders: orders))
    }
  }
}
struct Wrapped: View {
  let orders: Orders
  var body: some View { VStack { Detail(orders: orders) } }
}
struct Writer: View {
  let save: (String) -> Void
  @State private var text = ""
  var body: some View {
    TextField("Text", text: $text)
    Button("Save") { save(text) }
  }
}
struct ElseIf: View {
  let send: (String) async -> Void
  @State private var isSending = false
  @State private var error: String?
  var body: some View {
    if isSending {
      ProgressView()
    } else if let error {
      Text(error)
    } else {
      Writer(save: save)  // expect: dropped_form
    }
  }
  private func save(_ text: String) {
    isSending = true
    Task {
      await send(text)
      isSending = false
    }
  }
}
