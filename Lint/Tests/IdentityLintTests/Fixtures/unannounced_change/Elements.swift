import SwiftUI

final class Item: ObservableObject, Identifiable {
  let id = UUID()
  let name = ""
  @Published var isDone = false
  @Published var count = 0
  func add() { count += 1 }
}
final class Store: ObservableObject { @Published var items: [Item] = [] }
struct Items: View {
  @StateObject private var store = Store()
  var body: some View {
    List(store.items) { item in
      Button(item.isDone ? "done" : "open") { item.isDone.toggle() }  // expect: unannounced_change
    }
    ForEach(store.items) {
      Text("\($0.count)")  // expect: unannounced_change
    }
  }
}
struct Unread: View {
  private var unread: Int {
    UserDefaults.standard.integer(forKey: "unread")  // expect: unannounced_change
  }
  var body: some View {
    Text("\(unread)")
    Text(UserDefaults.standard.string(forKey: "name") ?? "")  // expect: unannounced_change
    Button("Read") { UserDefaults.standard.set(0, forKey: "unread") }
    Button("Clear", action: clear)
  }
  private func clear() { UserDefaults.standard.set("", forKey: "name") }
}
