import SwiftUI

final class Item: ObservableObject, Identifiable {
  let id = UUID()
  let name = ""
  @Published var isDone = false
}
@Observable final class Note: Identifiable {
  let id = UUID()
  var isDone = false
}
final class Store: ObservableObject {
  @Published var items: [Item] = []
  @Published var notes: [Note] = []
}
final class Forwarding: ObservableObject {
  @Published var items: [Item] = []
  func change() { objectWillChange.send() }
}
struct ItemRow: View {
  @ObservedObject var item: Item
  var body: some View { Toggle(item.name, isOn: $item.isDone) }
}
struct Items: View {
  @StateObject private var store = Store()
  var body: some View {
    List(store.items) { ItemRow(item: $0) }
    List(store.items) { Text($0.name) }
    List(store.items) { item in
      Button(item.name) { item.isDone.toggle() }
    }
    List(store.notes) { note in
      Button(note.isDone ? "done" : "open") { note.isDone.toggle() }
    }
  }
}
struct Forwarded: View {
  @StateObject private var store = Forwarding()
  var body: some View {
    List(store.items) { item in
      Button(item.isDone ? "done" : "open") {
        item.isDone.toggle()
        store.change()
      }
    }
  }
}
struct Settings: View {
  @State private var count = UserDefaults.standard.integer(forKey: "count")
  @AppStorage("unread") private var unread = 0
  private var version: String { UserDefaults.standard.string(forKey: "version") ?? "" }
  private var limit: Int { UserDefaults.standard.integer(forKey: "limit") }
  var body: some View {
    Text("\(count) \(unread) \(version) \(limit)")
    Button("More") {
      count += 1
      UserDefaults.standard.set(count, forKey: "count")
    }
    Button("Limit") {
      UserDefaults.standard.set(3, forKey: "limit")
      count = 0
    }
    Button("Check") {
      if UserDefaults.standard.bool(forKey: "seen") { count = 1 }
      UserDefaults.standard.set(true, forKey: "seen")
    }
  }
}
