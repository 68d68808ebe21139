import TheseusCore

/// The semantics tree of one window, kept up to date while it is observed.
///
/// Elements note themselves when they change. At the end of an update the tree reads these elements
/// and their ancestors again and reports the differences. It never walks the whole window.
@MainActor
final class SemanticsTree: ElementObserver {
  private unowned let window: WindowHost
  // Exclusivity is unchecked for what each changed element touches: Benchmarks/NOTES.md.
  @exclusivity(unchecked) private var nodes: [UInt64: Node] = [:]
  /// Elements that may be read differently since the last update.
  @exclusivity(unchecked) private var noted: [ViewElement] = []
  /// Elements that were left out of the tree when their region was read.
  @exclusivity(unchecked) private var unread: [UInt64: ViewElement] = [:]
  /// With more of them, those that have ended are forgotten.
  private var mostUnread = 64
  @exclusivity(unchecked) private var focused: UInt64?
  private var coveringLayers: [UInt64] = []
  /// Nodes inside which priorities change the order of reading, also that of absorbed texts.
  @exclusivity(unchecked) private var reordered: Set<UInt64> = []
  /// Nodes to read again, and those whose children to list again.
  @exclusivity(unchecked) private var stale = Marks()
  @exclusivity(unchecked) private var regions = Marks()
  @exclusivity(unchecked) private var changes: [SemanticsChange] = []

  private final class Node {
    let element: ViewElement
    var state: SemanticsState
    var parent: UInt64?
    var children: [UInt64] = []

    init(_ element: ViewElement, _ state: SemanticsState, parent: UInt64?) {
      self.element = element
      self.state = state
      self.parent = parent
    }
  }

  /// Ids without repetition, in the order of their addition.
  private struct Marks {
    private(set) var ids: [UInt64] = []
    private var known: Set<UInt64> = []

    mutating func insert(_ id: UInt64) -> Bool {
      guard known.insert(id).inserted else { return false }
      ids.append(id)
      return true
    }

    mutating func take() -> [UInt64] {
      defer { self = Marks() }
      return ids
    }
  }

  init(_ window: WindowHost) {
    self.window = window
    coveringLayers = covering
    add(window.root, parent: nil)
    focused = focusedNode
    if let focused { nodes[focused]?.state.isFocused = true }
  }

  /// The tree after the last update.
  var root: SemanticsNode { value(of: window.root.id) }

  /// The state of a node.
  func state(_ id: UInt64) -> SemanticsState? { nodes[id]?.state }

  /// The element of a node.
  func element(_ id: UInt64) -> ViewElement? { nodes[id]?.element }

  /// The elements inside which priorities change the order of reading.
  var reorderedElements: [ViewElement] { reordered.compactMap { nodes[$0]?.element } }

  /// An element may be read differently.
  func note(_ element: ViewElement) { noted.append(element) }

  private func value(of id: UInt64) -> SemanticsNode {
    guard let node = nodes[id] else {
      return SemanticsNode(id: id, state: SemanticsState(Semantics(.group)))
    }
    return SemanticsNode(
      id: id, state: node.state, children: node.children.map { value(of: $0) })
  }

  // MARK: An update

  /// The changes of an update. Adds the elements that are read differently to its commit.
  func update(_ commit: inout Commit) -> [SemanticsChange] {
    for patch in commit.patches { note(patch) }
    let elements = noted
    noted = []
    for element in elements { read(element) }
    followLayers()
    for id in stale.take() { readAgain(id) }
    for id in regions.take() { listAgain(id) }
    followFocus()
    defer { changes = [] }
    for case .updated(let id, _) in changes {
      if let element = nodes[id]?.element { commit.noteSemantics(of: element) }
    }
    return changes
  }

  private func note(_ patch: Commit.Patch) {
    switch patch {
    case .inserted(let node), .moved(let node):
      if let parent = node.parent { noteChildren(of: ViewElement.of(parent)) }
    case .removed(let node, let parent):
      unread[node.id] = nil
      noteChildren(of: ViewElement.of(parent))
    case .updated(let node, let change): notePlace(of: ViewElement.of(node), change)
    }
  }

  /// An element without a place is left out.
  private func notePlace(of element: ViewElement, _ change: Commit.Change) {
    guard change.contains(.frame), element.frame.isNull || !unread.isEmpty,
      element.isOutsideOfReading != (unread[element.id] != nil)
    else { return }
    noted.append(element)
  }

  /// Children of an element were inserted, removed or moved.
  private func noteChildren(of parent: ViewElement) {
    guard isInWindow(parent), let region = markAround(parent) else { return }
    _ = regions.insert(region)
    // A modifier describes a single element inside it, but none of several.
    var current: ViewElement? = parent
    while let element = current, element.id != region {
      if element.semanticsSource?.amendsContent ?? false { markInside(element) }
      current = element.viewParent
    }
  }

  /// An element has other content. It may be read differently, and so may its ancestors, whose
  /// labels are derived from it, and the element that a modifier describes.
  private func read(_ element: ViewElement) {
    guard element.scope.isAlive, isInWindow(element) else { return }
    let isUnread = element.isOutsideOfReading
    let wasUnread = unread[element.id] != nil
    if isUnread != wasUnread || element.hasOwnSemantics != (nodes[element.id] != nil) {
      if !isUnread { unread[element.id] = nil }
      if let region = element.viewParent.flatMap({ nearestNode($0) }) { _ = regions.insert(region) }
    }
    if nodes[element.id] == nil { markInside(element) }
    if element.semanticsSource?.sortPriority != nil,
      let region = element.viewParent.flatMap({ nearestNode($0) })
    {
      _ = regions.insert(region)
    }
    _ = markAround(element)
    for content in window.labeledPairs.contents(labeledBy: element) { markInside(content) }
  }

  /// Marks the nodes at and around an element. Returns the nearest.
  private func markAround(_ element: ViewElement) -> UInt64? {
    var nearest: UInt64?
    var current: ViewElement? = element
    while let candidate = current {
      if nodes[candidate.id] != nil {
        nearest = nearest ?? candidate.id
        // Its ancestors were marked with it.
        if !stale.insert(candidate.id) { return nearest }
      }
      current = candidate.viewParent
    }
    return nearest
  }

  /// Marks the one node inside a modifier.
  private func markInside(_ element: ViewElement) {
    var current = element
    while current.childCount == 1 {
      current = current.viewChildren[0]
      if nodes[current.id] != nil {
        _ = markAround(current)
        return
      }
      if current.semanticsSource?.amendsContent ?? false, let region = nearestNode(current) {
        _ = regions.insert(region)
      }
    }
    guard element.semanticsSource?.amendsContent ?? false else { return }
    for child in element.nearestSemantic { _ = markAround(child) }
  }

  private func nearestNode(_ element: ViewElement) -> UInt64? {
    var current: ViewElement? = element
    while let candidate = current {
      if nodes[candidate.id] != nil { return candidate.id }
      current = candidate.viewParent
    }
    return nil
  }

  private func isInWindow(_ element: ViewElement) -> Bool { element.window === window.context }

  // MARK: Reading

  private func state(of element: ViewElement, parent: UInt64?) -> SemanticsState {
    var semantics = element.effectiveSemantics ?? Semantics(.group)
    semantics.label = element.semanticLabel(under: semantics)
    var state = SemanticsState(semantics)
    state.isFocused = element.id == focused
    state.isCovered = parent == window.root.id && !window.layers.isReachable(element)
    return state
  }

  private func readAgain(_ id: UInt64) {
    guard let node = nodes[id], node.element.hasOwnSemantics || node.parent == nil else { return }
    let state = state(of: node.element, parent: node.parent)
    let old = node.state
    guard state != old else { return }
    node.state = state
    changes.append(.updated(id, state))
    if state.semantics.absorbsTexts != old.semantics.absorbsTexts
      || state.semantics.absorbsChildren != old.semantics.absorbsChildren
    {
      _ = regions.insert(id)
    }
    if let parent = node.parent,
      (state.semantics.role == .text) != (old.semantics.role == .text)
    {
      _ = regions.insert(parent)
    }
  }

  /// Reports which children of a node were inserted, removed and moved.
  private func listAgain(_ id: UInt64) {
    guard let node = nodes[id] else { return }
    noteUnread(in: node.element)
    let elements = readChildren(of: node)
    let new = elements.map(\.id)
    let old = node.children
    guard new != old else { return }
    var oldPlaces: [UInt64: Int] = [:]
    for (place, child) in old.enumerated() { oldPlaces[child] = place }
    let staying = Set(new)
    for child in old where !staying.contains(child) { remove(child, from: id) }
    node.children = new
    let places = new.map { oldPlaces[$0] }
    let kept = LongestAscent.indices(of: places)
    for (index, element) in elements.enumerated() {
      let after = index > 0 ? new[index - 1] : nil
      if places[index] == nil {
        if let elsewhere = nodes[element.id] {
          let parent = elsewhere.parent ?? id
          nodes[parent]?.children.removeAll { $0 == element.id }
          remove(element.id, from: parent)
        }
        add(element, parent: id)
        changes.append(.inserted(value(of: element.id), parent: id, after: after))
      } else if !kept.contains(index) {
        changes.append(.moved(element.id, parent: id, after: after))
      }
    }
  }

  private func remove(_ id: UInt64, from parent: UInt64) {
    guard nodes[id]?.parent == parent else { return }
    changes.append(.removed(id, parent: parent))
    forget(id)
  }

  private func forget(_ id: UInt64) {
    var stack = [id]
    while let next = stack.popLast() {
      guard let node = nodes.removeValue(forKey: next) else { continue }
      reordered.remove(next)
      stack.append(contentsOf: node.children.filter { nodes[$0]?.parent == next })
    }
  }

  /// Makes the nodes of an element and of everything inside it.
  private func add(_ element: ViewElement, parent: UInt64?) {
    var stack: [(ViewElement, UInt64?)] = [(element, parent)]
    while let (next, parent) = stack.popLast() {
      let node = Node(next, state(of: next, parent: parent), parent: parent)
      if let elsewhere = nodes[next.id], let other = elsewhere.parent, other != parent {
        nodes[other]?.children.removeAll { $0 == next.id }
        remove(next.id, from: other)
      }
      nodes[next.id] = node
      noteUnread(in: next)
      let children = readChildren(of: node)
      node.children = children.map(\.id)
      stack.append(contentsOf: children.map { ($0, next.id) })
    }
  }

  private func readChildren(of node: Node) -> [ViewElement] {
    let element = node.element
    let children = element.semanticChildren(
      under: element.hasOwnSemantics ? node.state.semantics : nil)
    if children.isReordered {
      reordered.insert(element.id)
    } else {
      reordered.remove(element.id)
    }
    return children.elements
  }

  /// Remembers the elements that are left out between a node and the nodes below it.
  private func noteUnread(in element: ViewElement) {
    if unread.count > mostUnread {
      unread = unread.filter { $0.value.scope.isAlive }
      mostUnread = max(64, 2 * unread.count)
    }
    var stack = element.viewChildren
    while let child = stack.popLast() {
      if child.isOutsideOfReading {
        unread[child.id] = child
      } else if !child.hasOwnSemantics {
        stack.append(contentsOf: child.viewChildren)
      }
    }
  }

  // MARK: The window

  private var covering: [UInt64] {
    guard let modal = window.layers.topModal else { return [] }
    return window.layers.layers.drop { $0 !== modal }.map(\.id)
  }

  /// A modal layer covers everything below it.
  private func followLayers() {
    let present = covering
    guard present != coveringLayers else { return }
    coveringLayers = present
    for child in nodes[window.root.id]?.children ?? [] { _ = stale.insert(child) }
  }

  private var focusedNode: UInt64? { window.focus.focused.flatMap { nearestNode($0) } }

  private func followFocus() {
    let present = focusedNode
    guard present != focused else { return }
    let before = focused
    focused = present
    for id in [before, present] {
      guard let id, let node = nodes[id], node.state.isFocused != (id == present) else { continue }
      node.state.isFocused = id == present
      changes.append(.updated(id, node.state))
    }
  }
}
