import SwiftUI

@Observable final class Store {
  var items: [String] = []
  var onChange: (() -> Void)?
  init(items: [String] = []) { self.items = items }
  func add(_ item: String) { items.append(item) }
  func title(of id: Int) -> String { "\(id)" }
}
struct Storing: View {
  @State private var store: Store
  let title: String
  init(source: Store, id: Int) {
    title = source.title(of: id)
    let store = Store()
    store.add("a")
    _store = State(initialValue: store)
    UITableView.appearance().backgroundColor = .clear
  }
  var body: some View { Text(title) }
}
struct Page: View {
  @State private var source = Store()
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    Storing(source: source, id: count)
  }
}
struct Root: View {
  let store: Store
  init(store: Store) {
    self.store = store
    store.add("first")
  }
  var body: some View { Text("a") }
}
@main struct OneApp: App {
  @State private var store = Store()
  var body: some Scene { WindowGroup { Root(store: store) } }
}
