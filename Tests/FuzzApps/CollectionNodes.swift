import Foundation
import TheseusTesting

/// A list of sections, whose rows can be selected one at a time.
struct SectionsNode: View {
  let groups: [[Int]]
  let row: Spec
  @State private var selection: Int?
  var body: some View {
    List(selection: $selection) {
      ForEach(groups.indices, id: \.self) { group in
        Section("section \(group)") {
          ForEach(groups[group], id: \.self) { id in
            HStack {
              Text("s\(id)")
              NodeView(row)
            }
          }
        }
      }
    }
  }
}

struct SelectableNode: View {
  let ids: [Int]
  @State private var selection: Set<Int> = []
  var body: some View {
    VStack {
      Text("selected \(selection.sorted().map(String.init).joined(separator: ","))")
      List(ids, id: \.self, selection: $selection) { Text("s\($0)") }
    }
  }
}

/// Rows that own bindings, and can be moved and deleted with the keyboard.
struct EditableNode: View {
  struct Item: Codable, Identifiable, Hashable {
    let id: Int
    var text: String
  }

  @State private var items: [Item]
  @State private var made: Int

  init(count: Int) {
    _items = State(initialValue: (0..<count).map { Item(id: $0, text: "\($0)") })
    _made = State(initialValue: count)
  }

  var body: some View {
    VStack {
      Button("insert") {
        items.insert(Item(id: made, text: "\(made)"), at: items.count / 2)
        made += 1
      }
      List {
        ForEach($items) { $item in TextField("e\(item.id)", text: $item.text) }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }
}

struct ReaderNode: View {
  let ids: [Int]
  let row: Spec
  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        Button("go") { proxy.scrollTo(ids.count / 2, anchor: .center) }
        ScrollView {
          LazyVStack {
            ForEach(ids, id: \.self) { id in
              HStack {
                Text("g\(id)")
                NodeView(row)
              }
            }
          }
        }
      }
    }
  }
}

struct FocusedNode: View {
  let name: String
  @State private var text = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    VStack {
      // The word `focus` marks text that follows focus, for comparisons.
      Text("focus \(isFocused ? "here" : "away")")
      TextField(name, text: $text).focused($isFocused).frame(width: 96)
      Button("focus") { isFocused = true }
      Button("leave") { isFocused = false }
    }
  }
}

struct ChangesNode: View {
  @State private var value = 0
  @State private var seen = 0
  @State private var rounds = 0
  @State private var hasAppeared = false
  var body: some View {
    Button("v\(value) s\(seen) r\(rounds) \(hasAppeared ? "in" : "out")") { value += 1 }
      .onAppear { hasAppeared = true }
      .onChange(of: value) { seen = value }
      .onChange(of: seen) { old, new in if new % 3 == 0 { rounds += 1 } }
  }
}

struct MenuNode: View {
  @State private var count = 0
  var body: some View {
    Menu("menu \(count)") {
      Button("one") { count += 1 }
      Button("ten") { count += 10 }
      Menu("more") { Button("zero") { count = 0 } }
    }
  }
}

struct ItemSheetNode: View {
  struct Item: Codable, Identifiable, Hashable { var id: Int }

  let content: Spec
  @State private var item: Item?
  var body: some View {
    Button("open") { item = Item(id: 1) }
      .sheet(item: $item) { shown in
        VStack {
          Button("next \(shown.id)") { item = Item(id: shown.id + 1) }
          Button("close") { item = nil }
          NodeView(content)
        }
      }
  }
}

struct LinksNode: View {
  let content: Spec
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      List(0..<6) { NavigationLink("link \($0)", value: $0) }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Button("pop") { if !path.isEmpty { path.removeLast() } }
            if path.count < 3 { NavigationLink("on \(number)", value: number + 1) }
            NodeView(content)
          }
        }
    }
  }
}
