import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A row's binding writes its own element or none")
struct RowBindingTests {
  @Test(
    "R80 a stored row binding writes its own element", arguments: RowForm.all, RowChange.allCases)
  func stored(_ form: RowForm, _ change: RowChange) throws {
    try form.check(change, inOneAction: false)
  }

  @Test(
    "R80 a row binding used in the action that changes the collection writes its own element",
    arguments: RowForm.all, RowChange.allCases)
  func inOneAction(_ form: RowForm, _ change: RowChange) throws {
    try form.check(change, inOneAction: true)
  }

  @Test("R80 a removed row's onDisappear does not write to its neighbor", arguments: RowForm.all)
  func onDisappear(_ form: RowForm) throws {
    let keep = Keep()
    let host = TestHost(columns: 60, rows: 30) { form.page(keep) }
    let items = try #require(keep.items)
    keep.writesOnDisappear = true
    items.wrappedValue.removeFirst()
    host.flush()
    // A row of an element that stays may disappear too, as the next tab does.
    for item in items.wrappedValue {
      let start = RowForm.start.first { $0.id == item.id }?.title
      #expect(item.title == start || item.title == "\(start ?? "") gone")
    }
    #expect(host.trace.issues.allSatisfy { $0.kind == .staleBinding })
  }
}

extension RowForm {
  static let all =
    inStacks + ofIDs + derived + algorithms + lists + listsWithSelection + editableLists + tables
    + sortedTables + trees + selectedTrees + roots + tabs + stored

  /// The plain form in each container.
  private static let inStacks = [
    RowForm("ForEach") { items, keep in
      ForEach(items) { $item in ItemRow(item: $item, keep: keep) }
    },
    RowForm("VStack") { items, keep in
      VStack { ForEach(items) { $item in ItemRow(item: $item, keep: keep) } }
    },
    RowForm("LazyVStack") { items, keep in
      ScrollView { LazyVStack { ForEach(items) { $item in ItemRow(item: $item, keep: keep) } } }
    },
    RowForm("LazyHStack") { items, keep in
      ScrollView(.horizontal) {
        LazyHStack { ForEach(items) { $item in ItemRow(item: $item, keep: keep) } }
      }
    },
    RowForm("LazyVGrid") { items, keep in
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(items) { $item in ItemRow(item: $item, keep: keep) }
        }
      }
    },
    RowForm("LazyHGrid") { items, keep in
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem()]) {
          ForEach(items) { $item in ItemRow(item: $item, keep: keep) }
        }
      }
    },
    RowForm("Grid") { items, keep in
      Grid { ForEach(items) { $item in GridRow { ItemRow(item: $item, keep: keep) } } }
    },
    RowForm("Form") { items, keep in
      Form { ForEach(items) { $item in ItemRow(item: $item, keep: keep) } }
    },
    RowForm("Form of sections") { items, keep in
      Form { Section("Rows") { ForEach(items) { $item in ItemRow(item: $item, keep: keep) } } }
    },
    RowForm("GroupBox") { items, keep in
      GroupBox("Rows") { ForEach(items) { $item in ItemRow(item: $item, keep: keep) } }
    },
    RowForm("a section for each") { items, keep in
      List { ForEach(items) { $item in Section { ItemRow(item: $item, keep: keep) } } }
    },
    RowForm("TabView") { items, keep in
      TabView {
        ForEach(items) { $item in
          ItemRow(item: $item, keep: keep).tabItem { Text(item.title) }
        }
      }
    },
    RowForm("NavigationStack") { items, keep in
      NavigationStack {
        List { ForEach(items) { $item in ItemRow(item: $item, keep: keep) } }
      }
    },
    RowForm("DisclosureGroup") { items, keep in
      DisclosureGroup("Rows", isExpanded: .constant(true)) {
        ForEach(items) { $item in ItemRow(item: $item, keep: keep) }
      }
    },
  ]

  /// Every way to give the id, and edit actions.
  private static let ofIDs = [
    RowForm("id") { items, keep in
      ForEach(items, id: \.id) { $item in ItemRow(item: $item, keep: keep) }
    },
    RowForm("id of another type") { items, keep in
      ForEach(items, id: \.key) { $item in ItemRow(item: $item, keep: keep) }
    },
    RowForm("id of several parts") { items, keep in
      ForEach(items, id: \.key.number) { $item in ItemRow(item: $item, keep: keep) }
    },
    RowForm("id through the binding") { items, keep in
      ForEach(items, id: \.wrappedValue.key) { $item in ItemRow(item: $item, keep: keep) }
    },
    RowForm("editActions") { items, keep in
      ForEach(items, editActions: .all) { $item in ItemRow(item: $item, keep: keep) }
    },
    RowForm("id, editActions") { items, keep in
      ForEach(items, id: \.key, editActions: [.move, .delete]) { $item in
        ItemRow(item: $item, keep: keep)
      }
    },
    RowForm("a parameter without $") { items, keep in
      ForEach(items) { item in ItemRow(item: item, keep: keep) }
    },
    RowForm("onDelete, onMove") { items, keep in
      EditableList(items: items, keep: keep)
    },
  ]

  /// Collections of bindings that were made from the binding.
  private static let derived = [
    RowForm("animation") { items, keep in
      ForEach(items.animation()) { $item in ItemRow(item: $item, keep: keep) }
    },
    RowForm("reversed") { items, keep in
      ForEach(items.reversed()) { $item in ItemRow(item: $item, keep: keep) }
    },
    RowForm("reversed in a list") { items, keep in
      List(items.reversed()) { $item in ItemRow(item: $item, keep: keep) }
    },
    RowForm("prefix") { items, keep in
      ForEach(items.prefix(2)) { $item in ItemRow(item: $item, keep: keep) }
    },
    RowForm("dropFirst in a lazy stack") { items, keep in
      LazyVStack { ForEach(items.dropFirst()) { $item in ItemRow(item: $item, keep: keep) } }
    },
    RowForm("filter") { items, keep in
      ForEach(items.filter { $0.wrappedValue.id != 3 }) { $item in
        ItemRow(item: $item, keep: keep)
      }
    },
    RowForm("sorted") { items, keep in
      ForEach(items.sorted { $0.title.wrappedValue < $1.title.wrappedValue }) { $item in
        ItemRow(item: $item, keep: keep)
      }
    },
    RowForm("Array") { items, keep in
      List(Array(items)) { $item in ItemRow(item: $item, keep: keep) }
    },
    RowForm("enumerated") { items, keep in
      ForEach(Array(items.enumerated()), id: \.element.id) { pair in
        ItemRow(item: pair.element, keep: keep)
      }
    },
    RowForm("enumerated by offset") { items, keep in
      ForEach(Array(items.enumerated()), id: \.offset) { pair in
        ItemRow(item: pair.element, keep: keep)
      }
    },
    RowForm("zip") { items, keep in
      ForEach(Array(zip(items.indices, items)), id: \.0) { pair in
        ItemRow(item: pair.1, keep: keep)
      }
    },
    RowForm("bindings by index") { items, keep in
      ForEach(items.wrappedValue.indices.map { items[$0] }) { $item in
        ItemRow(item: $item, keep: keep)
      }
    },
    RowForm("found by its id") { items, keep in
      ForEach(items.wrappedValue) { item in
        if let binding = items.first(where: { $0.id == item.id }) {
          ItemRow(item: binding, keep: keep)
        }
      }
    },
    RowForm("a view of any collection") { items, keep in
      Rows(data: items) { $item in ItemRow(item: $item, keep: keep) }
    },
    RowForm("a lazy view of any collection") { items, keep in
      List { Rows(data: items) { $item in ItemRow(item: $item, keep: keep) } }
    },
  ]

  private static let lists = [
    RowForm("List") { items, keep in
      List(items) { $item in ItemRow(item: $item, keep: keep) }
    },
    RowForm("List, id") { items, keep in
      List(items, id: \.id) { $item in ItemRow(item: $item, keep: keep) }
    },
    RowForm("List, id of another type") { items, keep in
      List(items, id: \.key) { $item in ItemRow(item: $item, keep: keep) }
    },
    RowForm("List, editActions") { items, keep in
      List(items, editActions: .all) { $item in ItemRow(item: $item, keep: keep) }
    },
    RowForm("List, id, editActions") { items, keep in
      List(items, id: \.id, editActions: .delete) { $item in ItemRow(item: $item, keep: keep) }
    },
    RowForm("ForEach in a List") { items, keep in
      List { ForEach(items) { $item in ItemRow(item: $item, keep: keep) } }
    },
    RowForm("ForEach in a Section of a List") { items, keep in
      List {
        Section {
          ForEach(items) { $item in ItemRow(item: $item, keep: keep) }
        } header: {
          Text("Rows")
        }
      }
    },
  ]

  private static let listsWithSelection = [
    RowForm("List, Set") { items, keep in
      Selecting { _, $several, _ in
        List(items, selection: $several) { $item in ItemRow(item: $item, keep: keep) }
      }
    },
    RowForm("List, Optional") { items, keep in
      Selecting { $one, _, _ in
        List(items, selection: $one) { $item in ItemRow(item: $item, keep: keep) }
      }
    },
    RowForm("List, always one") { items, keep in
      Selecting { _, _, $always in
        List(items, selection: $always) { $item in ItemRow(item: $item, keep: keep) }
      }
    },
    RowForm("List, id, Set") { items, keep in
      Selecting { _, $several, _ in
        List(items, id: \.id, selection: $several) { $item in ItemRow(item: $item, keep: keep) }
      }
    },
    RowForm("List, id, Optional") { items, keep in
      Selecting { $one, _, _ in
        List(items, id: \.id, selection: $one) { $item in ItemRow(item: $item, keep: keep) }
      }
    },
    RowForm("List, id, always one") { items, keep in
      Selecting { _, _, $always in
        List(items, id: \.id, selection: $always) { $item in ItemRow(item: $item, keep: keep) }
      }
    },
    RowForm("List, editActions, Set") { items, keep in
      Selecting { _, $several, _ in
        List(items, editActions: .all, selection: $several) { $item in
          ItemRow(item: $item, keep: keep)
        }
      }
    },
    RowForm("List, id, editActions, Optional") { items, keep in
      Selecting { $one, _, _ in
        List(items, id: \.id, editActions: .move, selection: $one) { $item in
          ItemRow(item: $item, keep: keep)
        }
      }
    },
    RowForm("ForEach in a List, Set") { items, keep in
      Selecting { _, $several, _ in
        List(selection: $several) {
          ForEach(items) { $item in ItemRow(item: $item, keep: keep) }
        }
      }
    },
  ]

  private static let tables = [
    RowForm("Table") { items, keep in
      Table(items) { TableColumn("Title") { $item in ItemRow(item: $item, keep: keep) } }
    },
    RowForm("Table, Optional") { items, keep in
      Selecting { $one, _, _ in
        Table(items, selection: $one) {
          TableColumn("Title") { $item in ItemRow(item: $item, keep: keep) }
          TableColumn("Id") { item in Text("\(item.wrappedValue.id)") }
        }
      }
    },
    RowForm("Table, Set") { items, keep in
      Selecting { _, $several, _ in
        Table(items, selection: $several) {
          TableColumn("Title") { $item in ItemRow(item: $item, keep: keep) }
        }
      }
    },
    RowForm("Table of rows") { items, keep in
      Table(of: Binding<RowItem>.self) {
        TableColumn("Title") { $item in ItemRow(item: $item, keep: keep) }
      } rows: {
        ForEach(items) { $item in TableRow($item) }
      }
    },
  ]

  private static let trees = [
    RowForm("OutlineGroup") { items, keep in
      OutlineGroup(items, children: \.children) { $item in ItemRow(item: $item, keep: keep) }
    },
    RowForm("OutlineGroup, id") { items, keep in
      OutlineGroup(items, id: \.key, children: \.children) { $item in
        ItemRow(item: $item, keep: keep)
      }
    },
    RowForm("List, children") { items, keep in
      List(items, children: \.children) { $item in ItemRow(item: $item, keep: keep) }
    },
    RowForm("List, id, children") { items, keep in
      List(items, id: \.id, children: \.children) { $item in ItemRow(item: $item, keep: keep) }
    },
    RowForm("List, children, Set") { items, keep in
      Selecting { _, $several, _ in
        List(items, children: \.children, selection: $several) { $item in
          ItemRow(item: $item, keep: keep)
        }
      }
    },
    RowForm("List, id, children, Optional") { items, keep in
      Selecting { $one, _, _ in
        List(items, id: \.id, children: \.children, selection: $one) { $item in
          ItemRow(item: $item, keep: keep)
        }
      }
    },
    RowForm("List, children, always one") { items, keep in
      Selecting { _, _, $always in
        List(items, children: \.children, selection: $always) { $item in
          ItemRow(item: $item, keep: keep)
        }
      }
    },
  ]

  /// Bindings that lead to the collection in other ways.
  private static let stored = [
    RowForm("Binding(get:set:)", isMadeOfClosures: true) { items, keep in
      ForEach(Binding(get: { items.wrappedValue }, set: { items.wrappedValue = $0 })) { $item in
        ItemRow(item: $item, keep: keep)
      }
    },
    RowForm("Binding(get:set:) of a ContiguousArray", isMadeOfClosures: true) { items, keep in
      ForEach(
        Binding(
          get: { ContiguousArray(items.wrappedValue) }, set: { items.wrappedValue = Array($0) })
      ) { $item in
        ItemRow(item: $item, keep: keep)
      }
    },
    RowForm("ArraySlice", isMadeOfClosures: true) { items, keep in
      List(Binding(get: { items.wrappedValue[...] }, set: { items.wrappedValue = Array($0) })) {
        $item in
        ItemRow(item: $item, keep: keep)
      }
    },
    RowForm("a collection of the app's", isMadeOfClosures: true) { items, keep in
      ForEach(
        Binding(get: { Shelf(items: items.wrappedValue) }, set: { items.wrappedValue = $0.items })
      ) { $item in
        ItemRow(item: $item, keep: keep)
      }
    },
    RowForm("Binding(optional)") { items, keep in
      if let present = Binding(Binding<[RowItem]?>(items)) {
        ForEach(present) { $item in ItemRow(item: $item, keep: keep) }
      }
    },
  ]
}

/// Rows of any collection, as apps write helpers.
private struct Rows<Data: RandomAccessCollection, Row: View>: View
where Data.Element: Identifiable {
  let data: Data
  @ViewBuilder let row: (Data.Element) -> Row

  var body: some View { ForEach(data) { row($0) } }
}

struct Selecting<Content: View>: View {
  @State private var one: Int?
  @State private var several: Set<Int> = []
  @State private var always = 2
  let content: (Binding<Int?>, Binding<Set<Int>>, Binding<Int>) -> Content

  var body: some View { content($one, $several, $always) }
}

/// A collection with indices of its own.
private struct Shelf: MutableCollection, RandomAccessCollection {
  struct Place: Hashable, Comparable {
    let offset: Int
    static func < (a: Place, b: Place) -> Bool { a.offset < b.offset }
  }

  var items: [RowItem]
  var startIndex: Place { Place(offset: 0) }
  var endIndex: Place { Place(offset: items.count) }
  func index(after place: Place) -> Place { Place(offset: place.offset + 1) }
  func index(before place: Place) -> Place { Place(offset: place.offset - 1) }
  func index(_ place: Place, offsetBy distance: Int) -> Place {
    Place(offset: place.offset + distance)
  }
  func distance(from start: Place, to end: Place) -> Int { end.offset - start.offset }
  subscript(place: Place) -> RowItem {
    get { items[place.offset] }
    set { items[place.offset] = newValue }
  }
}

private struct EditableList: View {
  @Binding var items: [RowItem]
  let keep: Keep

  var body: some View {
    List {
      ForEach($items) { $item in
        ItemRow(item: $item, keep: keep).swipeActions { Button("Clear") { item.title = "" } }
      }
      .onDelete { items.remove(atOffsets: $0) }
      .onMove { items.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
