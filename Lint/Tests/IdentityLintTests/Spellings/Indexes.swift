struct Item: Identifiable, Hashable {
  let id: UUID
  var name: String
}
// spelling: remembered_index: an optional index
struct Page: View {
  @State private var items: [Item] = []
  @State private var open: Int?
  var body: some View {
    ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
      Button(item.name) { open = index }
    }
    if let open { TextField("Name", text: $items[open].name) }
    Button("Insert") { items.insert(Item(id: UUID(), name: ""), at: 0) }
  }
}
// spelling: remembered_index: found with firstIndex
struct Page: View {
  @State private var items: [Item] = []
  @State private var current = 0
  var body: some View {
    ForEach(items) { item in
      Button(item.name) { current = items.firstIndex(of: item) ?? 0 }
    }
    Text(items[current].name)
    Button("Delete") { items.remove(at: current) }
    Button("Insert") { items.insert(Item(id: UUID(), name: ""), at: 0) }
  }
}
// spelling: remembered_index: a model's index
@Observable final class Store {
  var items: [Item] = []
  var selectedIndex = 0
  var selected: Item { items[selectedIndex] }
  func select(_ item: Item) { selectedIndex = items.firstIndex { $0.id == item.id } ?? 0 }
  func receive(_ item: Item) { items.insert(item, at: 0) }
  func archive() { items.remove(at: selectedIndex) }
}
struct Page: View {
  @State private var store = Store()
  var body: some View {
    ForEach(store.items) { item in Button(item.name) { store.select(item) } }
    Text(store.selected.name)
    Button("Receive") { store.receive(Item(id: UUID(), name: "")) }
    Button("Archive") { store.archive() }
  }
}
// spelling: remembered_index: a set of positions
struct Page: View {
  @State private var items: [Item] = []
  @State private var marked: Set<Int> = []
  var body: some View {
    ForEach(items.indices, id: \.self) { index in
      Button(items[index].name) { marked.insert(index) }.bold(marked.contains(index))
    }
    Button("Sort") { items.sort { $0.name < $1.name } }
  }
}
// spelling: remembered_index: a sheet for a position
struct Position: Identifiable { let id: Int }
struct Page: View {
  @State private var items: [Item] = []
  @State private var edited: Position?
  var body: some View {
    List {
      ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
        Button(item.name) { edited = Position(id: index) }
      }
    }
    .sheet(item: $edited) { TextField("Name", text: $items[$0.id].name) }
    .task {
      for await _ in NotificationCenter.default.notifications(named: .init("new")) {
        items.insert(Item(id: UUID(), name: ""), at: 0)
      }
    }
  }
}
// spelling: index_id: a pushed position
struct Page: View {
  @State private var items: [Item] = []
  var body: some View {
    NavigationStack {
      List(items.indices, id: \.self) { index in NavigationLink(items[index].name, value: index) }
        .navigationDestination(for: Int.self) { index in
          TextField("Name", text: $items[index].name)
          Button("Sort") { items.sort { $0.name < $1.name } }
        }
    }
  }
}
// spelling: remembered_index: a page of a TabView
struct Page: View {
  @State private var items: [Item] = []
  @State private var page = 0
  var body: some View {
    TabView(selection: $page) {
      ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
        Text(item.name).tag(index)
      }
    }
    Button("Insert") { items.insert(Item(id: UUID(), name: ""), at: 0) }
    Button("Delete") { items.remove(at: page) }
  }
}
// spelling: missed remembered_index: a stored position
struct Page: View {
  @State private var items: [Item] = []
  @AppStorage("playing") private var playing = 0
  var body: some View {
    List {
      ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
        Button(item.name) { playing = index }.bold(index == playing)
      }.onMove { items.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
// spelling: missed remembered_index: an editor by position in a dictionary
struct Page: View {
  @State private var items: [Item] = []
  @State private var remarks: [Int: String] = [:]
  var body: some View {
    List {
      ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
        TextField(
          item.name, text: Binding(get: { remarks[index] ?? "" }, set: { remarks[index] = $0 }))
      }.onDelete { items.remove(atOffsets: $0) }
    }
  }
}
// spelling: remembered_index: a pending deletion
struct Page: View {
  @State private var items: [Item] = []
  @State private var doomed: Int?
  var body: some View {
    List(Array(items.enumerated()), id: \.element.id) { index, item in
      Button("Delete \(item.name)") { doomed = index }
    }
    .refreshable { items.insert(Item(id: UUID(), name: ""), at: 0) }
    .confirmationDialog("Delete?", isPresented: .constant(doomed != nil)) {
      Button("Delete") { if let doomed { items.remove(at: doomed) } }
    }
  }
}
// spelling: filtered_offsets: a sorted list
struct Page: View {
  @State private var items: [Item] = []
  private var shown: [Item] { items.sorted { $0.name < $1.name } }
  var body: some View {
    List { ForEach(shown) { Text($0.name) }.onDelete { items.remove(atOffsets: $0) } }
  }
}
// spelling: filtered_offsets: a model's method
@Observable final class Store {
  var items: [Item] = []
  var query = ""
  var visible: [Item] { query.isEmpty ? items : items.filter { $0.name.contains(query) } }
  func delete(_ offsets: IndexSet) { items.remove(atOffsets: offsets) }
}
struct Page: View {
  @State private var store = Store()
  var body: some View {
    List { ForEach(store.visible) { Text($0.name) }.onDelete(perform: store.delete) }
      .searchable(text: $store.query)
  }
}
// spelling: filtered_offsets: a loop over offsets
struct Page: View {
  @State private var items: [Item] = []
  @State private var query = ""
  var body: some View {
    let shown = items.filter { $0.name.contains(query) }
    List {
      ForEach(shown) { Text($0.name) }.onDelete { offsets in
        for offset in offsets { items.remove(at: offset) }
      }
    }.searchable(text: $query)
  }
}
// spelling: filtered_offsets: an index from the shown rows
struct Page: View {
  @State private var items: [Item] = []
  private var shown: [Item] { items.reversed() }
  var body: some View {
    List(Array(shown.enumerated()), id: \.element.id) { index, item in
      Button(item.name) { items[index].name = "" }
    }
  }
}
// spelling: sound: a model that follows its changes
@Observable final class Store {
  var items: [Item] = []
  var selectedIndex = 0
  func select(_ item: Item) { selectedIndex = items.firstIndex { $0.id == item.id } ?? 0 }
  func receive(_ item: Item) {
    items.insert(item, at: 0)
    selectedIndex += 1
  }
}
struct Page: View {
  @State private var store = Store()
  var body: some View {
    ForEach(store.items) { item in Button(item.name) { store.select(item) } }
    Text(store.items[store.selectedIndex].name)
    Button("Receive") { store.receive(Item(id: UUID(), name: "")) }
  }
}
// spelling: sound: a model that keeps the id
@Observable final class Store {
  var items: [Item] = []
  var selected: UUID?
  func select(_ item: Item) { selected = item.id }
  func receive(_ item: Item) { items.insert(item, at: 0) }
}
struct Page: View {
  @State private var store = Store()
  var body: some View {
    ForEach(store.items) { item in Button(item.name) { store.select(item) } }
    Button("Receive") { store.receive(Item(id: UUID(), name: "")) }
  }
}
