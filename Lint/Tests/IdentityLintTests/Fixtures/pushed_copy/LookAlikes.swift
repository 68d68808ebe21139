import SwiftUI

struct Item: Hashable, Identifiable {
  let id: Int
  var title = ""
  var note = ""
}
struct Detail: View {
  let item: Item
  var body: some View { Text(item.title) }
}
struct Notes: View {
  let item: Item
  var body: some View { Text(item.note) }
}
struct Editor: View {
  @State var item: Item
  var body: some View { TextField("Title", text: $item.title) }
}
struct Items: View {
  @State private var items: [Item] = []
  var body: some View {
    List(items) { NavigationLink($0.title, value: $0.id) }
      .navigationDestination(for: Int.self) { id in
        if let item = items.first(where: { $0.id == id }) { Detail(item: item) }
      }
      .navigationDestination(for: Item.self) { item in
        Notes(item: item)
        Editor(item: item)
      }
    Button("Rename") { items[0].title = "b" }
  }
}
