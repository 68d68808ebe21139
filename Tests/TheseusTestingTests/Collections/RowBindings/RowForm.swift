import Foundation
import TheseusTesting
import TheseusViews
import Testing

/// An element whose ids can be found in several ways.
struct RowItem: Identifiable, Hashable {
  struct Key: Hashable { var number: Int }

  let id: Int
  var title: String
  var children: [RowItem]?
  var isDone = false
  var key: Key { Key(number: id) }

  init(_ id: Int, _ title: String, children: [RowItem]? = nil) {
    self.id = id
    self.title = title
    self.children = children
  }
}

/// Holds the bindings that rows received when they were created, by the ids of their elements.
@MainActor final class Keep {
  var bindings: [Int: Binding<RowItem>] = [:]
  /// Writes the collection as an action of the page would.
  var items: Binding<[RowItem]>?
  /// Whether rows write when they disappear.
  var writesOnDisappear = false

  func note(_ binding: Binding<RowItem>) {
    let id = binding.wrappedValue.id
    if bindings[id] == nil { bindings[id] = binding }
  }
}

/// A row as apps write them.
struct ItemRow: View {
  @Binding var item: RowItem
  let keep: Keep

  var body: some View {
    let _ = keep.note($item)
    Text(item.title).onDisappear {
      if keep.writesOnDisappear { item.title += " gone" }
    }
  }
}

/// The owner of the collection.
private struct Page<Content: View>: View {
  @State private var items = RowForm.start
  let keep: Keep
  let content: @MainActor (Binding<[RowItem]>, Keep) -> Content

  var body: some View {
    let _ = (keep.items = $items)
    content($items, keep)
  }
}

/// One way to write rows of bindings.
struct RowForm: Sendable, CustomTestStringConvertible {
  static let start = [RowItem(1, "one", children: []), RowItem(2, "two"), RowItem(3, "three")]

  let testDescription: String
  let page: @MainActor (Keep) -> AnyView
  let isMadeOfClosures: Bool

  init<Content: View>(
    _ name: String, isMadeOfClosures: Bool = false,
    @ViewBuilder _ content: @escaping @MainActor (Binding<[RowItem]>, Keep) -> Content
  ) {
    testDescription = name
    self.isMadeOfClosures = isMadeOfClosures
    page = { AnyView(Page(keep: $0, content: content)) }
  }
}

/// The changes that an app makes to its collection.
enum RowChange: CaseIterable {
  case removeFirst, removeMiddle, removeLast, removeAll, moveFirstToEnd, insertAtFront, sort,
    replace
  case shrinkAndGrow

  func apply(_ items: inout [RowItem]) {
    switch self {
    case .removeFirst: items.removeFirst()
    case .removeMiddle: items.remove(at: 1)
    case .removeLast: items.removeLast()
    case .removeAll: items.removeAll()
    case .moveFirstToEnd: items.append(items.removeFirst())
    case .insertAtFront: items.insert(RowItem(9, "nine"), at: 0)
    case .sort: items.sort { $0.title < $1.title }
    case .replace: items = [RowItem(7, "seven"), RowItem(8, "eight"), RowItem(2, "again")]
    case .shrinkAndGrow: items = [RowItem(3, "three"), RowItem(4, "four"), RowItem(5, "five")]
    }
  }
}

extension RowForm {
  /// Writes through the first binding of each row after `change`, and requires that each write
  /// reaches its own element or none.
  /// - Parameter inOneAction: no update between the change and the writes.
  @MainActor func check(_ change: RowChange, inOneAction: Bool) throws {
    let keep = Keep()
    let host = TestHost(columns: 60, rows: 30) { page(keep) }
    let items = try #require(keep.items)
    let rows = keep.bindings
    try #require(!rows.isEmpty, "no row was created")
    change.apply(&items.wrappedValue)
    if !inOneAction { host.flush() }
    var expected = items.wrappedValue
    var stale = 0
    for (id, row) in rows.sorted(by: { $0.key < $1.key }) {
      row.wrappedValue.title += "!"
      if let index = expected.firstIndex(where: { $0.id == id }) {
        expected[index].title += "!"
        #expect(row.wrappedValue == expected[index])
      } else {
        stale += 1
        #expect(row.wrappedValue.id == id)
      }
      #expect(items.wrappedValue == expected, "after the write to \(id)")
    }
    host.flush()
    #expect(items.wrappedValue == expected)
    // A selection may name a removed row. Closures belong to no host, so a write through them while
    // no code of a host is running is a stray issue.
    let reported = host.trace.issues.count { $0.kind == .staleBinding }
    #expect(reported == stale || isMadeOfClosures && reported == 0)
  }
}
