import SwiftUI

struct ChecklistItem: Identifiable {
  let id = UUID()
  var title: String
  var details: String
  var isDone = false
}

struct ChecklistRow: View {
  let number: Int
  let item: ChecklistItem
  let toggle: () -> Void
  @State private var showsDetails = false
  @State private var comment = ""

  var body: some View {
    DisclosureGroup(isExpanded: $showsDetails) {
      Text(item.details)
      TextField("Comment", text: $comment)
    } label: {
      Button(
        "\(number). \(item.title)", systemImage: item.isDone ? "checkmark.circle" : "circle",
        action: toggle)
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
      ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
        ChecklistRow(number: index + 1, item: item) { toggle(item.id) }
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

  private func toggle(_ id: ChecklistItem.ID) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    items[index].isDone.toggle()
  }
}
