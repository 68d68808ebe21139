import SwiftUI

struct PackingItem: Identifiable {
  let id = UUID()
  var name: String
  var category: String
  var isPacked = false
}

@Observable
final class PackingList {
  var items: [PackingItem] = [
    PackingItem(name: "Passport", category: "Documents"),
    PackingItem(name: "Charger", category: "Electronics"),
    PackingItem(name: "Visa", category: "Documents"),
    PackingItem(name: "Headphones", category: "Electronics"),
    PackingItem(name: "Raincoat", category: "Clothes"),
  ]

  var packedCount: Int {
    items.filter(\.isPacked).count
  }
}

struct PackingListView: View {
  @State private var list = PackingList()
  @State private var search = ""

  private var matches: [PackingItem] {
    guard !search.isEmpty else { return list.items }
    return list.items.filter { $0.name.localizedCaseInsensitiveContains(search) }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(Array(matches.enumerated()), id: \.element.id) { offset, item in
          // bug: The offset belongs to the filtered array but indexes the full one
          Toggle(isOn: $list.items[offset].isPacked) {
            VStack(alignment: .leading) {
              Text(item.name)
              Text(item.category)
                .font(.caption)
                .foregroundStyle(.secondary)
            }
          }
        }
      }
      .searchable(text: $search)
      .navigationTitle("Packed \(list.packedCount) of \(list.items.count)")
    }
  }
}
