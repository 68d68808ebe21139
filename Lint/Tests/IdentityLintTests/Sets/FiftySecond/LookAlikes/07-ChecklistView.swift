import SwiftUI

struct ChecklistItem: Identifiable {
  let id = UUID()
  var title: String
}

struct ChecklistView: View {
  @State private var items = [
    ChecklistItem(title: "Passport"),
    ChecklistItem(title: "Charger"),
    ChecklistItem(title: "Sunscreen"),
  ]

  var body: some View {
    List {
      ForEach($items) { $item in
        ChecklistRow(title: $item.title)
      }
      .onDelete { items.remove(atOffsets: $0) }
    }
  }
}

private struct ChecklistRow: View {
  @Binding var title: String
  @FocusState private var isRenaming: Bool

  var body: some View {
    HStack {
      TextField("Item", text: $title)
        .focused($isRenaming)
      Spacer()
      Button("Rename", systemImage: "pencil") {
        isRenaming = true
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
    }
  }
}
