import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name = ""
}
struct Page: View {
  @State private var items: [Item] = []
  @State private var fixed: [Item] = []
  @State private var deleted: Int?
  @State private var page: Int?
  @State private var kept: Int?
  @State private var unused: Int?
  var body: some View {
    List(items) { item in
      // An id, though it is a number.
      Button("Delete") { deleted = item.id }
      Button("Keep") { kept = items.firstIndex { $0.id == item.id } }
      Button("None") { unused = items.firstIndex { $0.id == item.id } }
    }
    List(fixed) { item in
      Button("Open") { page = fixed.firstIndex { $0.id == item.id } }
    }
    if let page { Text(fixed[page].name) }
    if let kept { Text(items[kept].name) }
    Text("\(unused ?? 0) \(deleted ?? 0)")
    Button("Remove") { remove() }
  }
  private func remove() {
    items.removeFirst()
    kept = nil
  }
}
