import SwiftUI

struct Item: Hashable, Identifiable {
  let id: Int
  var title = ""
}
struct Detail: View {
  let item: Item
  var body: some View { Text(item.title) }
}
struct Items: View {
  @State private var items: [Item] = []
  var body: some View {
    List(items) { NavigationLink($0.title, value: $0) }
      .navigationDestination(for: Item.self) { item in
        Detail(item: item)  // expect: pushed_copy
      }
      .navigationDestination(for: Item.self) { Detail(item: $0) }  // expect: pushed_copy
    Button("Rename") { items[0].title = "b" }
  }
}
