import Foundation
import TheseusCore

/// Rows of a tree: a row with children unfolds them below itself, each as a row of its own for an
/// enclosing list.
///
/// Which elements are unfolded is state of the group (R20): folded descendants keep it, and removed
/// elements lose it (R23).
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View
{
  private let elements: [Data.Element]
  private let tree: OutlineTree<Data, ID, Leaf>
  private let site: SourceSite
  @State private var unfolded: Set<ID> = []
  @State private var places = OutlinePlaces<ID>()

  private init(_ elements: [Data.Element], _ tree: OutlineTree<Data, ID, Leaf>, _ site: SourceSite)
  {
    self.elements = elements
    self.tree = tree
    self.site = site
  }

  /// - Parameters:
  ///   - data: the root elements.
  ///   - children: the path to an element's children; nil for a leaf, empty for an element that may
  ///     get some.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(
      Array(data),
      OutlineTree(
        identify: id.reader, children: { $0[keyPath: children].map { Array($0) } }, content: content
      ), SourceSite(fileID, line, column))
  }

  /// The tree below one element, with the element.
  public init<Root>(
    _ root: Root, id: KeyPath<Root, ID>, children: KeyPath<Root, Data?>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (Root) -> Leaf
  ) where Root == Data.Element {
    self.init(
      [root],
      OutlineTree(
        identify: id.reader, children: { $0[keyPath: children].map { Array($0) } }, content: content
      ), SourceSite(fileID, line, column))
  }

  @MainActor public static var _unfoldsRows: Bool { true }

  @MainActor public var body: some View {
    ForEach(rows: visible, site, identify: { $0.id }) { row in
      OutlineRow(row: row, content: tree.content(row.element)) {
        toggle(row.id)
      }
      .modifier(_OutlinePlaceModifier(parent: row.parent.map { AnyHashable($0) }))
    }
  }

  private func toggle(_ id: ID) {
    var unfolded = unfolded.subtracting(places.removed)
    places.removed = []
    if unfolded.remove(id) == nil { unfolded.insert(id) }
    self.unfolded = unfolded
  }

  /// The visible rows, from the top; depth does not recurse. A repeated id, in a cyclic tree, stays
  /// folded.
  private var visible: [OutlineTree<Data, ID, Leaf>.Row] {
    let unfolded = unfolded.isEmpty ? [] : present
    var rows: [OutlineTree<Data, ID, Leaf>.Row] = []
    var open: Set<ID> = []
    var waiting = elements.reversed().map { ($0, parent: ID?.none, depth: 0) }
    while let (element, parent, depth) = waiting.popLast() {
      let id = tree.identify(element)
      let children = tree.children(element)
      let isUnfolded = children != nil && unfolded.contains(id) && open.insert(id).inserted
      if children != nil { places.parents[id] = .some(parent) }
      rows.append(
        .init(
          element: element, id: id, parent: parent, depth: depth,
          isUnfolded: children == nil ? nil : isUnfolded))
      if isUnfolded, let children {
        waiting += children.reversed().map { ($0, parent: id, depth: depth + 1) }
      }
    }
    return rows
  }

  /// The unfolded elements that have been in the tree since they were unfolded.
  private var present: Set<ID> {
    let candidates = unfolded.subtracting(places.removed)
    var found: Set<ID> = []
    // Most are visible.
    var waiting = elements
    while let element = waiting.popLast() {
      let id = tree.identify(element)
      guard candidates.contains(id), let children = tree.children(element) else { continue }
      if found.insert(id).inserted { waiting += children }
    }
    for id in candidates where !found.contains(id) {
      if isInTree(id) { found.insert(id) } else { places.removed.insert(id) }
    }
    return found
  }

  /// Whether an element that is not visible is still below the ancestors that it had. One of saved
  /// state, whose ancestors are not known, counts as present.
  private func isInTree(_ id: ID) -> Bool {
    guard let path = places.path(to: id) else { return true }
    var level = elements
    for (index, step) in path.enumerated() {
      guard let element = level.first(where: { tree.identify($0) == step }) else { return false }
      if index == path.count - 1 { return true }
      level = tree.children(element) ?? []
    }
    return false
  }
}

/// Where the elements of an outline have been. It is written where the rows are made, so nothing
/// follows from a write.
nonisolated private final class OutlinePlaces<ID: Hashable> {
  /// The parents of the elements with children that have been visible; nil for a root.
  var parents: [ID: ID?] = [:]
  /// Unfolded elements that have been removed since: when they return, they are folded.
  var removed: Set<ID> = []

  /// The ids from the root to an element; nil when it has never been visible.
  func path(to id: ID) -> [ID]? {
    var path = [id]
    while true {
      guard let last = path.last, let parent = parents[last] else { return nil }
      guard let parent else { return path.reversed() }
      // A cyclic tree.
      if path.contains(parent) { return nil }
      path.append(parent)
    }
  }
}

nonisolated extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, at site: SourceSite,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(
      Array(data),
      OutlineTree(
        identify: { $0.id }, children: { $0[keyPath: children].map { Array($0) } }, content: content
      ), site)
  }

  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(
      data, id: \.id, children: children, fileID: fileID, line: line, column: column,
      content: content)
  }

  public init<Root: Identifiable>(
    _ root: Root, children: KeyPath<Root, Data?>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (Root) -> Leaf
  ) where Root == Data.Element {
    self.init(
      root, id: \.id, children: children, fileID: fileID, line: line, column: column,
      content: content)
  }
}

// Trees of a bound collection: a row's binding finds its element by the ids from the root (R80).
nonisolated extension OutlineGroup {
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C> {
    self.init(
      data.elements(identifiedBy: id.reader),
      OutlineTree(bindings: C.self, id.reader, children, content),
      SourceSite(fileID, line, column))
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(
      data, id: \.id, children: children, fileID: fileID, line: line, column: column,
      content: content)
  }

  /// The tree below one bound element, with the element.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, E == C.Element {
    self.init(
      [root.checked(by: id.reader)], OutlineTree(bindings: C.self, id.reader, children, content),
      SourceSite(fileID, line, column))
  }

  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, E == C.Element, ID == E.ID {
    self.init(
      root, id: \.id, children: children, fileID: fileID, line: line, column: column,
      content: content)
  }
}

/// The identities, the children and the content of a tree's elements.
nonisolated private struct OutlineTree<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  let identify: (Data.Element) -> ID
  /// The elements below one; nil for a leaf.
  let children: (Data.Element) -> [Data.Element]?
  let content: (Data.Element) -> Leaf

  typealias Row = OutlineTreeRow<Data.Element, ID>
}

nonisolated extension OutlineTree {
  /// A tree of bindings to elements.
  init<C: MutableCollection & RandomAccessCollection>(
    bindings: C.Type, _ identify: @escaping (C.Element) -> ID,
    _ children: WritableKeyPath<C.Element, C?>,
    _ content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C> {
    self.init(
      identify: { identify($0.wrappedValue) },
      children: { Binding<C>($0[dynamicMember: children])?.elements(identifiedBy: identify) },
      content: content)
  }
}

private struct OutlineRow<Element, ID: Hashable, Content: View>: View {
  let row: OutlineTreeRow<Element, ID>
  let content: Content
  let toggle: () -> Void
  @Environment(\.tableOutline) private var table

  /// The width of the indicator before a row that unfolds, reserved before other rows too.
  private var step: CGFloat { 16 }

  var body: some View {
    if table == nil { listRow } else { tableRow }
  }

  /// Its first column is indented.
  private var tableRow: some View {
    content.environment(
      \.tableOutline,
      TableOutline(
        depth: (table?.depth ?? 0) + row.depth, isExpanded: row.isUnfolded, toggle: Unseen(toggle)))
  }

  @ViewBuilder private var listRow: some View {
    if let isUnfolded = row.isUnfolded {
      disclosureHeader(content, isExpanded: isUnfolded, toggle: toggle)
        .padding(.leading, step * CGFloat(row.depth))
    } else {
      content.padding(.leading, step * CGFloat(row.depth + 1))
    }
  }
}

/// An element of a tree that is to be seen.
nonisolated private struct OutlineTreeRow<Element, ID: Hashable> {
  let element: Element
  let id: ID
  /// The parent's id.
  let parent: ID?
  /// The number of ancestors.
  let depth: Int
  /// nil for a leaf.
  let isUnfolded: Bool?
}
