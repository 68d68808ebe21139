import SwiftUI

@Observable final class Store {
  static let shared = Store()
  var selection: Int?
  var items: [String] = []
  func select(_ id: Int) { selection = id }
  func load(_ id: Int) async { items = ["a"] }
}
struct ByCall: View {
  let store: Store
  init(store: Store, id: Int) {
    self.store = store
    store.select(id)  // expect: work_in_initializer
  }
  var body: some View { Text(store.items.joined()) }
}
struct ByAssignment: View {
  private let id: Int
  init(id: Int) {
    self.id = id
    Store.shared.selection = nil  // expect: work_in_initializer
  }
  var body: some View { Text("\(id)") }
}
struct ByTask: View {
  let store: Store
  init(store: Store, id: Int) {
    self.store = store
    Task { await store.load(id) }  // expect: work_in_initializer
  }
  var body: some View { Text(store.items.joined()) }
}
struct ByObserver: View {
  init() {
    NotificationCenter.default.addObserver(  // expect: work_in_initializer
      forName: .init("a"), object: nil, queue: nil
    ) { _ in }
  }
  var body: some View { Text("a") }
}
struct Page: View {
  @State private var store = Store()
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    ByCall(store: store, id: count)
    ByAssignment(id: 1)
    ByTask(store: store, id: 2)
    ByObserver()
  }
}
