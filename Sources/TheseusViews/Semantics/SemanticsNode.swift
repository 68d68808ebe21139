/// An element of the semantics tree with its content, as a value.
public struct SemanticsNode: Equatable {
  /// The element's id: unique in the process and never reused.
  public let id: UInt64
  /// The element's state; its label is the one read out.
  public var state: SemanticsState
  /// In reading order.
  public var children: [SemanticsNode]

  public init(id: UInt64, state: SemanticsState, children: [SemanticsNode] = []) {
    self.id = id
    self.state = state
    self.children = children
  }
}

/// The state of an element for assistive technologies, at one moment.
public struct SemanticsState: Equatable {
  public var semantics: Semantics
  /// Whether it has focus, or an element in it that is not a node of the tree has.
  public var isFocused: Bool
  /// Whether a modal layer covers it and everything inside it. Set only for the window's direct
  /// children.
  public var isCovered: Bool

  public init(_ semantics: Semantics, isFocused: Bool = false, isCovered: Bool = false) {
    self.semantics = semantics
    self.isFocused = isFocused
    self.isCovered = isCovered
  }
}

/// A change of the semantics tree. Applied in order, the changes of an update turn the tree before
/// it into the tree after it.
public enum SemanticsChange: Equatable {
  /// A new node with everything inside it, directly after a sibling; nil for the first.
  case inserted(SemanticsNode, parent: UInt64, after: UInt64?)
  /// A node moved directly after another sibling; nil for the first position.
  case moved(UInt64, parent: UInt64, after: UInt64?)
  /// A node is removed, with everything inside it.
  case removed(UInt64, parent: UInt64)
  /// A node's state changed; its content stays.
  case updated(UInt64, SemanticsState)
}

extension SemanticsNode {
  /// Applies a change, like a host to its copy. Returns false if the tree has no such position.
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
