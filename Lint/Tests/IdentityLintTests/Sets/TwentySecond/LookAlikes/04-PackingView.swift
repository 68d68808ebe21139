import SwiftUI

struct PackingItem: Identifiable {
  let id = UUID()
  var title: String
  var isPacked = false
}

struct PackingGroup: Identifiable {
  let id = UUID()
  let name: String
  var items: [PackingItem]
}

@Observable
final class PackingList {
  var groups: [PackingGroup] = [
    PackingGroup(
      name: "Clothes", items: [PackingItem(title: "Socks"), PackingItem(title: "Coat")]),
    PackingGroup(name: "Papers", items: [PackingItem(title: "Passport")]),
  ]

  var openCount: Int {
    groups.flatMap(\.items).filter { !$0.isPacked }.count
  }
}

struct PackingView: View {
  @State private var list = PackingList()
  @State private var newTitle = ""

  var body: some View {
    List {
      TextField("New item", text: $newTitle)
      Button("Add to clothes") {
        list.groups[0].items.append(PackingItem(title: newTitle))
        newTitle = ""
      }
      Text("\(list.openCount) left to pack")
      ForEach(list.groups) { group in
        PackingSection(group: group)
      }
    }
  }
}

struct PackingSection: View {
  let group: PackingGroup
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(group.name, isExpanded: $isExpanded) {
      ForEach(group.items) { item in
        Label(item.title, systemImage: item.isPacked ? "checkmark.circle" : "circle")
      }
    }
  }
}
