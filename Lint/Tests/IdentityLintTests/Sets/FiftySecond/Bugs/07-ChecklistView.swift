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
  @FocusState private var isRenaming: Bool

  var body: some View {
    List {
      ForEach($items) { $item in
        HStack {
          TextField("Item", text: $item.title)
            // bug: All rows' fields share one Bool FocusState
            .focused($isRenaming)
          Spacer()
          Button("Rename", systemImage: "pencil") {
            isRenaming = true
          }
          .labelStyle(.iconOnly)
          .buttonStyle(.borderless)
        }
      }
      .onDelete { items.remove(atOffsets: $0) }
    }
    .toolbar {
      if isRenaming {
        Button("Done") { isRenaming = false }
      }
    }
  }
}
