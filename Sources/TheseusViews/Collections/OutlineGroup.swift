import Foundation
import TheseusCore

/// Rows of a tree: what has children unfolds them below itself, each of them a row of its own for a
/// list around.
///
/// Which elements are unfolded is state of the group (R20): what a folded element hides is as it
/// was when it unfolds again.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View
{
  private let elements: [Data.Element]
  private let tree: OutlineTree<Data, ID, Leaf>
  @State private var unfolded: Set<ID> = []

  private init(_ elements: [Data.Element], _ tree: OutlineTree<Data, ID, Leaf>) {
    self.elements = elements
    self.tree = tree
  }

  /// - Parameters:
  ///   - data: the elements nearest the root.
  ///   - children: leads to the elements below one; nil for a leaf, empty for what could have some.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(Array(data), OutlineTree(id: id, children: children, content: content))
  }

  /// The tree below one element, with the element.
  public init<Root>(
    _ root: Root, id: KeyPath<Root, ID>, children: KeyPath<Root, Data?>,
    @ViewBuilder content: @escaping (Root) -> Leaf
  ) where Root == Data.Element {
    self.init([root], OutlineTree(id: id, children: children, content: content))
  }

  @MainActor public var body: some View {
    ForEach(visible, id: \.id) { row in
      OutlineRow(row: row, content: tree.content(row.element)) {
        if unfolded.remove(row.id) == nil { unfolded.insert(row.id) }
      }
      .modifier(_OutlinePlaceModifier(parent: row.parent.map { AnyHashable($0) }))
    }
  }

  /// The rows to be seen, from the top; no recursion on depth. An id that comes again, in a tree
  /// that leads back into itself, stays folded.
  private var visible: [OutlineTree<Data, ID, Leaf>.Row] {
    var rows: [OutlineTree<Data, ID, Leaf>.Row] = []
    var open: Set<ID> = []
    var waiting = elements.reversed().map { ($0, parent: ID?.none, depth: 0) }
    while let (element, parent, depth) = waiting.popLast() {
      let id = element[keyPath: tree.id]
      let children = element[keyPath: tree.children]
      let isUnfolded = children != nil && unfolded.contains(id) && open.insert(id).inserted
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
}

nonisolated extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }

  public init<Root: Identifiable>(
    _ root: Root, children: KeyPath<Root, Data?>, @ViewBuilder content: @escaping (Root) -> Leaf
  ) where Root == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }
}

/// How the elements of a tree are told apart, where their children are, and what is shown of them.
nonisolated private struct OutlineTree<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  typealias Row = OutlineTreeRow<Data.Element, ID>
}

private struct OutlineRow<Element, ID: Hashable, Content: View>: View {
  let row: OutlineTreeRow<Element, ID>
  let content: Content
  let toggle: () -> Void

  /// The sign before what unfolds, and the same room before what does not.
  private var step: CGFloat { 16 }

  var body: some View {
    if let isUnfolded = row.isUnfolded {
      _ButtonCore(
        header: ButtonHeader(
          look: .plain, role: nil, action: Unseen(toggle), semanticRole: .disclosure,
          semanticValue: isUnfolded ? "on" : "off"),
        label: HStack(spacing: 8) {
          PartView(.disclosure, ControlState.Value(isUnfolded)).foregroundStyle(.secondary)
          content
        }
      )
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
  /// Of the element above it.
  let parent: ID?
  /// Elements above it.
  let depth: Int
  /// nil for a leaf.
  let isUnfolded: Bool?
}

extension List where Content: View {
  /// A row for each element of a tree; what has children unfolds them.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection.map { ListSelection($0) },
      OutlineGroup(data, children: children, content: rowContent))
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection.map { ListSelection($0) },
      OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List where SelectionValue == Never, Content: View {
  /// A row for each element of a tree; what has children unfolds them.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(nil, OutlineGroup(data, children: children, content: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(nil, OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
