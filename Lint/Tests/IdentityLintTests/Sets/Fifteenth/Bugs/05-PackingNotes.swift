import SwiftUI

struct PackingItem: Identifiable {
  let id = UUID()
  var name: String
  var isPacked = false
  var note = ""
}

struct PackingListView: View {
  @State private var items = [
    PackingItem(name: "Passport"),
    PackingItem(name: "Charger"),
    PackingItem(name: "Sunscreen"),
  ]

  var body: some View {
    NavigationStack {
      List {
        // bug: rows are identified by index while items are deleted and moved, so an open note (row
        // @State) stays at the position and shows on the neighbouring item
        ForEach(items.indices, id: \.self) { index in
          PackingRow(number: index + 1, item: items[index]) {
            items[index].isPacked.toggle()
          }
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationTitle("Packing")
      .toolbar {
        Button("Add", systemImage: "plus") {
          items.append(PackingItem(name: "New item"))
        }
      }
    }
  }
}

struct PackingRow: View {
  let number: Int
  let item: PackingItem
  let onToggle: () -> Void
  @State private var showsNote = false

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("\(number). \(item.name)", action: onToggle)
          .strikethrough(item.isPacked)
        Spacer()
        Button("Note", systemImage: "info.circle") { showsNote.toggle() }
          .labelStyle(.iconOnly)
      }
      .buttonStyle(.borderless)
      if showsNote {
        Text(item.note.isEmpty ? "No note" : item.note)
          .font(.footnote)
      }
    }
  }
}
