/// An element of the semantics tree with what is inside it, as a value.
public struct SemanticsNode: Equatable {
  /// The element's id: unique in the process for ever.
  public let id: UInt64
  /// What it is; the label is the one that is read out.
  public var state: SemanticsState
  /// In reading order.
  public var children: [SemanticsNode]

  public init(id: UInt64, state: SemanticsState, children: [SemanticsNode] = []) {
    self.id = id
    self.state = state
    self.children = children
  }
}

/// What an element is to an assistive technology at one moment.
public struct SemanticsState: Equatable {
  public var semantics: Semantics
  /// Whether it has focus, or something in it that is no node of the tree.
  public var isFocused: Bool
  /// Whether a modal layer covers it and all that is inside it. Said of the window's direct
  /// children only.
  public var isCovered: Bool

  public init(_ semantics: Semantics, isFocused: Bool = false, isCovered: Bool = false) {
    self.semantics = semantics
    self.isFocused = isFocused
    self.isCovered = isCovered
  }
}

/// A change of the semantics tree. Applied in their order, the changes of an update make the tree
/// before it the tree after it.
public enum SemanticsChange: Equatable {
  /// A new node with all that is inside it, directly after a sibling; nil for the first.
  case inserted(SemanticsNode, parent: UInt64, after: UInt64?)
  /// A node now stands directly after another sibling; nil for the first.
  case moved(UInt64, parent: UInt64, after: UInt64?)
  /// A node and all that is inside it is removed.
  case removed(UInt64, parent: UInt64)
  /// A node is something else now; what is inside it stays.
  case updated(UInt64, SemanticsState)
}

extension SemanticsNode {
  /// Applies a change, as a host does to its copy. Returns false when the tree has no such place.
  @discardableResult
  public mutating func apply(_ change: SemanticsChange) -> Bool {
    switch change {
    case .inserted(let node, let parent, let after):
      return edit(parent) { $0.insert(node, after) }
    case .moved(let id, let parent, let after):
      return edit(parent) { node in
        guard let index = node.children.firstIndex(where: { $0.id == id }) else { return false }
        return node.insert(node.children.remove(at: index), after)
      }
    case .removed(let id, let parent):
      return edit(parent) { node in
        guard let index = node.children.firstIndex(where: { $0.id == id }) else { return false }
        node.children.remove(at: index)
        return true
      }
    case .updated(let id, let state):
      return edit(id) {
        $0.state = state
        return true
      }
    }
  }

  private mutating func insert(_ node: SemanticsNode, _ after: UInt64?) -> Bool {
    guard let after else {
      children.insert(node, at: 0)
      return true
    }
    guard let index = children.firstIndex(where: { $0.id == after }) else { return false }
    children.insert(node, at: index + 1)
    return true
  }

  private mutating func edit(_ id: UInt64, _ body: (inout SemanticsNode) -> Bool) -> Bool {
    if self.id == id { return body(&self) }
    for index in children.indices where children[index].contains(id) {
      return children[index].edit(id, body)
    }
    return false
  }

  private func contains(_ id: UInt64) -> Bool {
    self.id == id || children.contains { $0.contains(id) }
  }
}
