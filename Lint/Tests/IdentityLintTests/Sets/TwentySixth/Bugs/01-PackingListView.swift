import SwiftUI

struct PackingItem: Identifiable, Hashable {
  let id: UUID
  var name: String
}

struct Ranked<Wrapped>: Identifiable {
  let rank: Int
  let value: Wrapped
  // bug: the bag text and the open/closed state of a row: they move to the item that takes over
  // the rank; those of the last rank vanish. When: an item other than the last is marked packed
  // (the row goes away and all ranks shift).
  var id: Int { rank }
}

extension Array {
  var ranked: [Ranked<Element>] {
    enumerated().map { Ranked(rank: $0.offset + 1, value: $0.element) }
  }
}

@Observable
final class PackingList {
  var items: [PackingItem] = []

  func markPacked(_ item: PackingItem) {
    items.removeAll { $0.id == item.id }
  }
}

struct PackingListView: View {
  let list: PackingList

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 12) {
        ForEach(list.items.ranked) { entry in
          PackingRow(rank: entry.rank, item: entry.value) {
            list.markPacked(entry.value)
          }
        }
      }
      .padding()
    }
  }
}

private struct PackingRow: View {
  let rank: Int
  let item: PackingItem
  let onPacked: () -> Void
  @State private var bag = ""
  @State private var isOpen = false

  var body: some View {
    DisclosureGroup(isExpanded: $isOpen) {
      TextField("Which bag?", text: $bag)
    } label: {
      HStack {
        Text("\(rank). \(item.name)")
        Spacer()
        Button("Packed", action: onPacked)
      }
    }
  }
}
