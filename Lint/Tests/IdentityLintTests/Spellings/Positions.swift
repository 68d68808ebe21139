struct Item: Identifiable {
  let id: UUID
  var name: String
}
struct Row: View {
  let item: Item
  @State private var remark = ""
  var body: some View { TextField(item.name, text: $remark) }
}
// spelling: index_id: an element type whose id is its position
struct Numbered<Value> {
  let position: Int
  let value: Value
}
extension Numbered: Identifiable { var id: Int { position } }
extension Array {
  var numbered: [Numbered<Element>] {
    enumerated().map { Numbered(position: $0.offset + 1, value: $0.element) }
  }
}
struct Page: View {
  @State private var items: [Item] = []
  var body: some View {
    List {
      ForEach(items.numbered) { Row(item: $0.value) }.onDelete { items.remove(atOffsets: $0) }
    }
  }
}
// spelling: index_id: a computed list of pairs
struct Page: View {
  @State private var items: [Item] = []
  private var pairs: [(offset: Int, element: Item)] { Array(items.enumerated()) }
  var body: some View {
    ForEach(pairs, id: \.offset) { pair in Row(item: pair.element) }
    Button("Drop") { items.removeFirst() }
  }
}
// spelling: index_id: a range in a local let
struct Page: View {
  @State private var items: [Item] = []
  var body: some View {
    let range = 0..<items.count
    ForEach(range, id: \.self) { Row(item: items[$0]) }
    Button("Drop") { items.removeFirst() }
  }
}
// spelling: missed index_id: a generic view over positions
struct ForEachWithIndex<Element, Content: View>: View {
  let data: [Element]
  @ViewBuilder let content: (Int, Element) -> Content
  var body: some View {
    ForEach(Array(data.enumerated()), id: \.offset) { content($0.offset, $0.element) }
  }
}
struct Page: View {
  @State private var items: [Item] = []
  var body: some View {
    ForEachWithIndex(data: items) { _, item in Row(item: item) }
    Button("Drop") { items.removeFirst() }
  }
}
// spelling: index_id: zipped with its indices
struct Page: View {
  @State private var items: [Item] = []
  var body: some View {
    ForEach(Array(zip(items.indices, items)), id: \.0) { _, item in Row(item: item) }
    Button("Drop") { items.removeFirst() }
  }
}
// spelling: index_id: zipped with an open range
struct Page: View {
  @State private var items: [Item] = []
  var body: some View {
    ForEach(Array(zip(1..., items)), id: \.0) { _, item in Row(item: item) }
    Button("Drop") { items.removeFirst() }
  }
}
// spelling: index_id: an extension of Collection
extension Collection {
  func withIndex() -> [(index: Int, element: Element)] {
    enumerated().map { (index: $0.offset, element: $0.element) }
  }
}
struct Page: View {
  @State private var items: [Item] = []
  var body: some View {
    ForEach(items.withIndex(), id: \.index) { pair in Row(item: pair.element) }
    Button("Drop") { items.removeFirst() }
  }
}
// spelling: index_id: rows made with their position as id
struct Cell: Identifiable {
  let id: Int
  let item: Item
}
struct Page: View {
  @State private var items: [Item] = []
  private var cells: [Cell] { items.enumerated().map { Cell(id: $0.offset, item: $0.element) } }
  var body: some View {
    ForEach(cells) { Row(item: $0.item) }
    Button("Drop") { items.removeFirst() }
  }
}
// spelling: index_id: a list over indices in a model
@Observable final class Store {
  var items: [Item] = []
  func drop() { items.removeFirst() }
}
struct Page: View {
  @State private var store = Store()
  var body: some View {
    List(store.items.indices, id: \.self) { index in Row(item: store.items[index]) }
      .toolbar { Button("Drop") { store.drop() } }
  }
}
// spelling: missed index_id: an id in the row
struct Page: View {
  @State private var items: [Item] = []
  var body: some View {
    ForEach(items.indices, id: \.self) { index in row(at: index) }
    Button("Drop") { items.removeFirst() }
  }
  private func row(at index: Int) -> some View { Row(item: items[index]).id("row-\(index)") }
}
// spelling: index_id: a row type that stores its index, made in a loop
struct Cell: Identifiable {
  let index: Int
  let item: Item
  var id: String { "cell-\(index)" }
}
struct Page: View {
  @State private var items: [Item] = []
  var body: some View {
    ForEach(cells()) { Row(item: $0.item) }
    Button("Drop") { items.removeFirst() }
  }
  private func cells() -> [Cell] {
    var result: [Cell] = []
    for (index, item) in items.enumerated() { result.append(Cell(index: index, item: item)) }
    return result
  }
}
// spelling: index_id: a property of indices
struct Page: View {
  @State private var items: [Item] = []
  private var positions: Range<Int> { items.indices }
  var body: some View {
    ForEach(positions, id: \.self) { Row(item: items[$0]) }
    Button("Drop") { items.removeFirst() }
  }
}
// spelling: sound: numbered for display, identified by the element
struct Cell: Identifiable {
  let number: Int
  let item: Item
  var id: UUID { item.id }
}
struct Page: View {
  @State private var items: [Item] = []
  private var cells: [Cell] { items.enumerated().map { Cell(number: $0.offset, item: $0.element) } }
  var body: some View {
    ForEach(cells) { Row(item: $0.item) }
    Button("Drop") { items.removeFirst() }
  }
}
// spelling: sound: zipped, with the element's id
struct Page: View {
  @State private var items: [Item] = []
  var body: some View {
    ForEach(Array(zip(1..., items)), id: \.1.id) { _, item in Row(item: item) }
    Button("Drop") { items.removeFirst() }
  }
}
// spelling: sound: positions of a constant list
struct Cell: Identifiable {
  let id: Int
  let name: String
}
struct Page: View {
  private let names = ["a", "b"]
  private var cells: [Cell] { names.enumerated().map { Cell(id: $0.offset, name: $0.element) } }
  var body: some View {
    ForEach(cells) { cell in Row(item: Item(id: UUID(uuidString: "0")!, name: cell.name)) }
  }
}
// spelling: sound: a position beside the element's id
struct Cell: Identifiable {
  let id: String
  let item: Item
}
struct Page: View {
  @State private var items: [Item] = []
  private var cells: [Cell] {
    items.enumerated().map { Cell(id: "\($0.element.id)", item: $0.element) }
  }
  var body: some View {
    ForEach(cells) { Row(item: $0.item) }
    Button("Drop") { items.removeFirst() }
  }
}
