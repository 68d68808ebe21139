import SwiftUI

struct ChecklistItem: Identifiable {
  let id = UUID()
  var title: String
  var details: String
  var isDone = false
}

struct ChecklistRow: View {
  let number: Int
  @Binding var item: ChecklistItem
  @State private var showsDetails = false
  @State private var comment = ""

  var body: some View {
    DisclosureGroup(isExpanded: $showsDetails) {
      Text(item.details)
      TextField("Comment", text: $comment)
    } label: {
      Toggle("\(number). \(item.title)", isOn: $item.isDone)
    }
  }
}

struct ChecklistView: View {
  @State private var items = [
    ChecklistItem(title: "Agenda", details: "Send to everyone by noon"),
    ChecklistItem(title: "Room", details: "Book the large one"),
    ChecklistItem(title: "Catering", details: "Two vegetarians"),
  ]

  var body: some View {
    List {
      // bug: rows are identified by index, so after delete, move or insert at 0 the expansion
      // and the typed comment stay at the position and show up on another item
      ForEach(items.indices, id: \.self) { index in
        ChecklistRow(number: index + 1, item: $items[index])
      }
      .onDelete { items.remove(atOffsets: $0) }
      .onMove { items.move(fromOffsets: $0, toOffset: $1) }
    }
    .toolbar {
      Button("Add", systemImage: "plus") {
        items.insert(ChecklistItem(title: "New Item", details: ""), at: 0)
      }
    }
  }
}
