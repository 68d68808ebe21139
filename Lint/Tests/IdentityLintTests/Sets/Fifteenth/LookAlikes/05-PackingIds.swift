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
        ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
          PackingRow(number: index + 1, item: item) {
            toggle(item.id)
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

  private func toggle(_ id: PackingItem.ID) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    items[index].isPacked.toggle()
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
