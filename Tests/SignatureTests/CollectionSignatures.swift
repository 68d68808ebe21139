import SwiftUI

/// `ForEach`, `List`, `Section`, `Table`, `OutlineGroup` and the modifiers of their rows.
@MainActor enum CollectionSignatures {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var children: [Item]?
  }

  @ViewBuilder static func rows(_ items: Binding<[Item]>, _ words: [String]) -> some View {
    ForEach(items.wrappedValue) { Text($0.name) }
    ForEach(items.wrappedValue, content: { Text($0.name) })
    ForEach(items) { $item in TextField("a", text: $item.name) }
    ForEach(items, content: { $item in TextField("a", text: $item.name) })
    ForEach(words, id: \.self) { Text($0) }
    ForEach(words, id: \.self, content: { Text($0) })
    ForEach(items, id: \.name) { $item in Text(item.name) }
    ForEach(items, editActions: .delete) { $item in Text(item.name) }
    ForEach(items, id: \.name, editActions: .all) { $item in Text(item.name) }
    ForEach(0..<3) { Text("\($0)") }
    ForEach(0..<3, id: \.self) { Text("\($0)") }
    ForEach(words.indices, id: \.self) { Text(words[$0]) }
    ForEach(Array(words.enumerated()), id: \.offset) { Text("\($0.offset) \($0.element)") }
    ForEach(items.wrappedValue) { Text($0.name) }.onDelete { _ in }
    ForEach(items.wrappedValue) { Text($0.name) }.onDelete(perform: nil)
    ForEach(items.wrappedValue) { Text($0.name) }.onInsert(of: [.text]) { _, _ in }
    ForEach(items.wrappedValue) { Text($0.name) }.onInsert(of: [.text], perform: { _, _ in })
    ForEach(items.wrappedValue) { Text($0.name) }.dropDestination(for: String.self) { _, _ in }
    ForEach(items.wrappedValue) { Text($0.name) }.onMove { _, _ in }
    ForEach(items.wrappedValue) { Text($0.name) }.onMove(perform: nil)
  }

  @ViewBuilder static func lists(
    _ items: Binding<[Item]>, _ words: Binding<[String]>, _ one: Binding<Int?>,
    _ several: Binding<Set<Int>>, _ word: Binding<String?>, _ always: Binding<Int>
  ) -> some View {
    List { Text("a") }
    List(selection: one) { Text("a").tag(1) }
    List(selection: several) { Text("a").tag(1) }
    List(items.wrappedValue) { Text($0.name) }
    List(items.wrappedValue, selection: one) { Text($0.name) }
    List(items.wrappedValue, selection: several) { Text($0.name) }
    List(items.wrappedValue, selection: always) { Text($0.name) }
    List(words.wrappedValue, id: \.self) { Text($0) }
    List(words.wrappedValue, id: \.self, selection: word) { Text($0) }
    List(items) { $item in Text(item.name) }
    List(items, selection: one) { $item in Text(item.name) }
    List(items, selection: several) { $item in Text(item.name) }
    List(items, selection: always) { $item in Text(item.name) }
    List(words, id: \.self) { $word in TextField("a", text: $word) }
    List(words, id: \.self, selection: word) { $word in TextField("a", text: $word) }
    List(items, id: \.name) { $item in Text(item.name) }
    List(items, id: \.id, selection: several) { $item in Text(item.name) }
    List(items, editActions: .move) { $item in Text(item.name) }
    List(items, editActions: .all, selection: several) { $item in Text(item.name) }
    List(words, id: \.self, editActions: .delete) { $word in Text(word) }
    List(0..<3) { Text("\($0)") }
    List(0..<3, selection: one) { Text("\($0)") }
    List(0..<3, id: \.self) { Text("\($0)") }
    List(items.wrappedValue, children: \.children) { Text($0.name) }
    List(items.wrappedValue, children: \.children, selection: one) { Text($0.name) }
    List(items.wrappedValue, id: \.name, children: \.children) { Text($0.name) }
    List(items, children: \.children) { $item in TextField("a", text: $item.name) }
    List(items, id: \.id, children: \.children, selection: several) { $item in Text(item.name) }
    OutlineGroup(items.wrappedValue, children: \.children) { Text($0.name) }
    OutlineGroup(items.wrappedValue[0], children: \.children) { Text($0.name) }
    OutlineGroup(items, children: \.children) { $item in TextField("a", text: $item.name) }
    OutlineGroup(items[0], children: \.children) { $item in TextField("a", text: $item.name) }
    OutlineGroup(items[0], id: \.name, children: \.children) { $item in Text(item.name) }
  }

  @ViewBuilder static func sections(_ isExpanded: Binding<Bool>) -> some View {
    Section { Text("a") }
    Section("b") { Text("a") }
    Section("b", content: { Text("a") })
    Section("b", isExpanded: isExpanded) { Text("a") }
    Section(header: Text("b")) { Text("a") }
    Section(header: Text("b"), content: { Text("a") })
    Section(footer: Text("c")) { Text("a") }
    Section(footer: Text("c"), content: { Text("a") })
    Section(header: Text("b"), footer: Text("c")) { Text("a") }
    Section(header: Text("b"), footer: Text("c"), content: { Text("a") })
    Section {
      Text("a")
    } header: {
      Text("b")
    }
    Section {
      Text("a")
    } footer: {
      Text("c")
    }
    Section {
      Text("a")
    } header: {
      Text("b")
    } footer: {
      Text("c")
    }
    Section(content: { Text("a") }, header: { Text("b") })
    Section(content: { Text("a") }, footer: { Text("c") })
    Section(content: { Text("a") }, header: { Text("b") }, footer: { Text("c") })
    Section(isExpanded: isExpanded) {
      Text("a")
    } header: {
      Text("b")
    }
    Section(isExpanded: isExpanded, content: { Text("a") }, header: { Text("b") })
    Section("b") { Text("a") }.collapsible(false)
    Section("b") { Text("a") }.sectionActions { Button("d") {} }
    Form { Text("a") }
    Form { Text("a") }.formStyle(.grouped)
  }

  @ViewBuilder static var rowStyles: some View {
    List { Text("a").listRowBackground(Color.red) }
    List { Text("a").listRowInsets(EdgeInsets()) }
    List { Text("a").listRowSeparator(.hidden) }
    List { Text("a").listRowSeparator(.hidden, edges: .top) }
    List { Text("a").listRowSeparatorTint(.red) }
    List { Text("a").listSectionSeparator(.hidden) }
    List { Text("a").listSectionSeparator(.hidden, edges: .top) }
    List { Text("a").listItemTint(.red) }
    List { Text("a") }.listStyle(.plain)
    List { Text("a") }.listRowSpacing(8)
    List { Text("a") }.listSectionSpacing(8)
    List { Text("a") }.listSectionMargins(.horizontal, 8)
    List { Text("a") }.headerProminence(.increased)
    List { Text("a") }.alternatingRowBackgrounds()
    List { Text("a") }.alternatingRowBackgrounds(.enabled)
    Text("a").swipeActions { Button("b") {} }
    Text("a").swipeActions(edge: .leading) { Button("b") {} }
    Text("a").swipeActions(edge: .leading, allowsFullSwipe: false) { Button("b") {} }
    Text("a").swipeActions(edge: .leading, allowsFullSwipe: false, content: { Button("b") {} })
    Text("a").deleteDisabled(true)
    Text("a").moveDisabled(true)
    Text("a").selectionDisabled()
    Text("a").selectionDisabled(true)
    Text("a").tag(1)
    Text("a").tag(1, includeOptional: false)
    Text("a").id(1)
    EditButton()
  }

  @ViewBuilder static func tables(
    _ items: Binding<[Item]>, _ one: Binding<Int?>, _ several: Binding<Set<Int>>,
    _ order: Binding<[KeyPathComparator<Item>]>
  ) -> some View {
    Table(items.wrappedValue) { TableColumn("a", value: \.name) }
    Table(items.wrappedValue, selection: one) { TableColumn("a") { Text($0.name) } }
    Table(items.wrappedValue, selection: several) {
      TableColumn("a", value: \.name)
      TableColumn("b") { (item: Item) in Text("\(item.id)") }.width(8)
    }
    Table(items.wrappedValue, sortOrder: order) {
      TableColumn("a", value: \.name)
      TableColumn("b", value: \.id) { Text("\($0.id)") }
    }
    Table(items.wrappedValue, selection: several, sortOrder: order) {
      TableColumn("a", value: \.name) { Text($0.name) }.width(min: 8, ideal: 16, max: 32)
      TableColumn("b", value: \.name).width(min: 8)
      TableColumn("c", value: \.name).width(ideal: 8)
      TableColumn("d", value: \.name).width(max: 8)
      TableColumn("e", value: \.name).width(min: 8, ideal: 16)
      TableColumn("f", value: \.name).width(min: 8, max: 16)
    }
    Table(items) { TableColumn("a") { $item in TextField("a", text: $item.name) } }
    Table(items, selection: several) {
      TableColumn("a") { $item in TextField("a", text: $item.name) }
    }
    Table(of: Item.self) {
      TableColumn("a", value: \.name)
    } rows: {
      ForEach(items.wrappedValue) { TableRow($0) }
    }
    Table(of: Item.self, selection: one) {
      TableColumn("a", value: \.name)
    } rows: {
      TableRow(Item(id: 1, name: "a"))
    }
    Table(of: Item.self, sortOrder: order) {
      TableColumn("a", value: \.name)
    } rows: {
      ForEach(items.wrappedValue) { TableRow($0) }
    }
    Table(of: Item.self) {
      TableColumn("a", value: \.name)
    } rows: {
      DisclosureTableRow(items.wrappedValue[0]) {
        ForEach(items.wrappedValue) { TableRow($0) }
      }
      DisclosureTableRow(items.wrappedValue[0], isExpanded: .constant(true)) {
        TableRow(items.wrappedValue[0])
      }
      OutlineGroup(items.wrappedValue, children: \.children) { TableRow($0) }
    }
    Table(items.wrappedValue) { TableColumn("a", value: \.name) }.tableStyle(.inset)
    Table(items.wrappedValue) { TableColumn("a", value: \.name) }.tableColumnHeaders(.hidden)
  }

  @ViewBuilder static func treeTables(
    _ items: [Item], _ one: Binding<Int?>, _ several: Binding<Set<Int>>,
    _ order: Binding<[KeyPathComparator<Item>]>
  ) -> some View {
    Table(items, children: \.children) { TableColumn("a", value: \.name) }
    Table(items, children: \.children, selection: one) { TableColumn("a") { Text($0.name) } }
    Table(items, children: \.children, selection: several) { TableColumn("a", value: \.name) }
    Table(items, children: \.children, sortOrder: order) {
      TableColumn("a", value: \.name, comparator: .lexical)
      TableColumn(Text("b"), value: \.id) { Text("\($0.id)") }
    }
    Table(items, children: \.children, selection: one, sortOrder: order) {
      TableColumn("a", value: \.name, comparator: String.StandardComparator.lexical) {
        Text($0.name)
      }
    }
    Table(items, children: \.children, selection: several, sortOrder: order) {
      TableColumn("a", value: \.children?.count) { Text("\($0.children?.count ?? 0)") }
      TableColumn("b", sortUsing: KeyPathComparator(\Item.children?.count)) { Text($0.name) }
    }
  }
}
