import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name = ""
}
struct Page: View {
  @State private var items: [Item] = []
  @State private var deleted: Int?
  @State private var edited: Int?
  @State private var isDeleting = false
  var body: some View {
    List(items) { item in
      Button("Delete") {
        deleted = items.firstIndex { $0.id == item.id }  // expect: remembered_index
      }
    }
    .confirmationDialog("Delete?", isPresented: $isDeleting, presenting: deleted) { index in
      Button("Delete") { items.remove(at: index) }
    }
    ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
      Button(item.name) { edited = index }  // expect: remembered_index
    }
    if let edited { Text(items[edited].name) }
    Button("Sort") { items.sort { $0.name < $1.name } }
  }
}
