import Foundation
import TheseusCore
import TheseusViews

/// The nodes of the shown window, kept up to date with what commits name: an update never walks the
/// whole window.
///
/// Commits only note elements. `update` brings the nodes up to date and writes what the client must
/// change; so any number of commits become one frame.
@MainActor
final class PageTree {
  let window: WindowHost
  let styles: TextStyleTable
  let surface: HTMLSurface
  private(set) var root: PageNode?
  /// By the ids of elements.
  private var nodes: [UInt64: PageNode] = [:]
  /// By the ids that the client knows.
  private var sent: [Int: PageNode] = [:]
  private var lastID: Int
  /// Elements that changed, with what changed.
  private var noted: [UInt64: (element: ViewElement, change: Commit.Change)] = [:]
  /// Elements between whose children something was inserted, moved or removed.
  private var restructured: [UInt64: ViewElement] = [:]
  /// Elements that are not shown, with everything inside them, as of the last walk past them.
  private var unshown: [UInt64: WeakElement] = [:]
  /// Shortcuts of the shown controls, with how many have each.
  private(set) var shortcuts: [KeyboardShortcut: Int] = [:]
  /// Whether the last update inserted, moved or removed nodes.
  private(set) var hasNewStructure = false

  /// The ids of nodes whose elements need none any more, during an update.
  private var stale: Set<Int> = []
  /// Nodes that an update moved to another parent: another one may lie behind a modal layer.
  private var reparented: [PageNode] = []
  /// Nodes with this id or a greater one were made in the present update.
  private var firstFreshID = 0
  /// The topmost modal layer of the last update.
  private weak var coveringLayer: LayerElement?

  private struct WeakElement {
    weak var element: ViewElement?
  }

  /// - Parameter lastID: nodes get ids after this one.
  init(_ window: WindowHost, _ styles: TextStyleTable, lastID: Int) {
    self.window = window
    self.styles = styles
    self.lastID = lastID
    surface = HTMLSurface(window.metrics, styles)
  }

  /// The last id that a node has got.
  var greatestID: Int { lastID }

  var hasChanges: Bool { !noted.isEmpty || !restructured.isEmpty || root == nil }

  /// The node with an id, if the client has it.
  func node(_ id: Int) -> PageNode? { sent[id] }

  /// The node of an element itself.
  func node(of element: ViewElement) -> PageNode? { nodes[element.id] }

  /// The node of an element, or the nearest around it.
  func nearestNode(_ element: ViewElement) -> PageNode? {
    var current: ViewElement? = element
    while let candidate = current {
      if let node = nodes[candidate.id] { return node }
      current = candidate.viewParent
    }
    return nil
  }

  /// All nodes that the client has.
  var all: some Sequence<PageNode> { sent.values }

  // MARK: Noting

  func note(_ commit: Commit) {
    for patch in commit.patches {
      switch patch {
      case .inserted(let node), .moved(let node):
        if let parent = node.parent { restructured[parent.id] = ViewElement.of(parent) }
      case .removed(_, let parent): restructured[parent.id] = ViewElement.of(parent)
      case .updated(let node, let change): note(ViewElement.of(node), change)
      }
    }
  }

  /// An element is no node of the semantics tree any more, and neither is anything inside it.
  func noteUnread(_ id: UInt64) {
    guard let node = nodes[id] else { return }
    var stack = [node]
    while let next = stack.popLast() {
      note(next.element, .semantics)
      stack.append(contentsOf: next.children)
    }
  }

  /// An element of the semantics tree is read differently, or is a node of it only now.
  func note(_ element: ViewElement, _ change: Commit.Change) {
    noted[element.id, default: (element, [])].change.formUnion(change)
  }

  // MARK: Updating

  /// Makes the whole tree.
  func build() -> PageNode {
    noted = [:]
    restructured = [:]
    forgetAll()
    coveringLayer = window.layers.topModal
    let node = makeNode(window.root, drawing(of: window.root), at: .zero)
    root = node
    markSent(node)
    hasNewStructure = true
    return node
  }

  private func forgetAll() {
    nodes = [:]
    sent = [:]
    unshown = [:]
    shortcuts = [:]
  }

  /// Writes the differences to the tree that the client has.
  ///
  /// - Parameter touch: called with each node whose element has changed.
  func update(_ writer: inout JSONWriter, touch: (PageNode) -> Void) {
    guard root != nil else { return }
    hasNewStructure = false
    firstFreshID = lastID + 1
    followLayers()
    let (changed, containers) = (noted, restructured)
    noted = [:]
    restructured = [:]
    var review = Review()
    for element in containers.values { review.parents.insert(shownNode(around: element)) }
    for node in review.parents.nodes where isAttached(node) { restructure(node, &writer) }
    let done = review.parents
    review.parents = NodeSet()
    for (element, change) in changed.values { self.review(element, change, &review) }
    for node in review.parents.nodes where isAttached(node) && !isFresh(node) {
      restructure(node, &writer)
    }
    for node in review.moved.nodes where isAttached(node) && !isFresh(node) {
      if review.parents.contains(node) || done.contains(node) { continue }
      forEachChildNode(of: node) { child, origin in place(child, at: origin, &writer) }
    }
    for (node, drawing) in review.redrawn where isAttached(node) {
      refresh(node, drawing, &writer)
      touch(node)
    }
    for node in review.described + done.nodes + reparented where isAttached(node) {
      refresh(node, node.drawing, &writer)
    }
    stale = []
    reparented = []
  }

  /// What changed elements mean for the nodes.
  private struct Review {
    /// Nodes whose children must be found again.
    var parents = NodeSet()
    /// Nodes whose children may be elsewhere.
    var moved = NodeSet()
    var redrawn: [(PageNode, NodeDrawing)] = []
    /// Nodes with the same drawing that may have other attributes.
    var described: [PageNode] = []
  }

  /// Whether a node was made in this update, so that it is up to date.
  private func isFresh(_ node: PageNode) -> Bool { node.id >= firstFreshID }

  /// A modal layer covers the nodes below it.
  private func followLayers() {
    let modal = window.layers.topModal
    guard modal !== coveringLayer else { return }
    coveringLayer = modal
    for node in root?.children ?? [] { note(node.element, .semantics) }
  }

  /// Nodes without repetition, in the order of their addition.
  private struct NodeSet {
    private(set) var nodes: [PageNode] = []
    private var ids: Set<Int> = []

    mutating func insert(_ node: PageNode?) {
      guard let node, ids.insert(node.id).inserted else { return }
      nodes.append(node)
    }

    func contains(_ node: PageNode) -> Bool { ids.contains(node.id) }
  }

  private func isAttached(_ node: PageNode) -> Bool { nodes[node.element.id] === node }

  private func review(_ element: ViewElement, _ change: Commit.Change, _ review: inout Review) {
    guard element.scope.isAlive else { return }
    let known = nodes[element.id]
    if let known, isFresh(known) { return }
    let isShown = element.isShown
    if isShown == (unshown[element.id] != nil) {
      review.parents.insert(element.viewParent.flatMap { shownNode(around: $0) })
      return
    }
    guard isShown else { return }
    reviewOrder(around: element, &review)
    let drawing = drawing(of: element)
    guard needsNode(element, drawing) == (known != nil) else {
      if let known { stale.insert(known.id) }
      review.parents.insert(element.viewParent.flatMap { shownNode(around: $0) })
      return
    }
    if let known {
      review.redrawn.append((known, drawing))
      if reordersChildren(known) { review.parents.insert(known) }
    } else if change.contains(.frame) {
      review.moved.insert(shownNode(around: element))
    }
  }

  /// The parent of a changed element may draw its children in another order than before.
  private func reviewOrder(around element: ViewElement, _ review: inout Review) {
    guard let parent = element.viewParent else { return }
    let node = nodes[parent.id]
    guard StackingOrder.reorders(parent) != (node?.attributes[.z] != nil) else { return }
    if let node {
      guard !isFresh(node) else { return }
      if !needsNode(parent, node.drawing) {
        stale.insert(node.id)
        review.parents.insert(parent.viewParent.flatMap { shownNode(around: $0) })
      } else {
        review.described.append(node)
        review.parents.insert(node)
      }
    } else {
      review.parents.insert(shownNode(around: parent))
    }
  }

  /// Whether the ranks of the element's children may have changed.
  private func reordersChildren(_ node: PageNode) -> Bool {
    StackingOrder.reorders(node.element) || node.children.contains { $0.attributes[.z] != nil }
  }

  /// The nearest node at or around an element; nil where the element is not in the shown window.
  private func shownNode(around element: ViewElement) -> PageNode? {
    var current: ViewElement? = element
    while let candidate = current {
      if let node = nodes[candidate.id] { return node }
      if unshown[candidate.id] != nil { return nil }
      current = candidate.viewParent
    }
    return nil
  }

  // MARK: Nodes

  private func drawing(of element: ViewElement) -> NodeDrawing { surface.drawing(of: element) }

  private func needsNode(_ element: ViewElement, _ drawing: NodeDrawing) -> Bool {
    if element === window.root || !drawing.isEmpty { return true }
    if window.semanticsState(of: element) != nil { return true }
    let traits = element.drawing
    if traits.clips || traits.opacity < 1 || !element.effects.isEmpty { return true }
    if element.takesFocus || !element.allowsPointer || !element.pointerNeeds.isEmpty { return true }
    return StackingOrder.index(of: element) != nil
  }

  private func makeNode(_ element: ViewElement, _ drawing: NodeDrawing, at origin: CGPoint)
    -> PageNode
  {
    let description = describe(element, drawing)
    lastID += 1
    let node = PageNode(
      lastID, element, description.tag, description.attributes, drawing,
      box: CGRect(origin: origin, size: element.frame.size))
    nodes[element.id] = node
    node.field = FieldValue.known(of: element, window)
    if node.field != nil { node.attributes.set(.value, node.field?.text ?? "") }
    node.offset = (element as? ScrollElement)?.offset
    takeShortcut(of: node)
    var children: [PageNode] = []
    walk(element, .zero) { child, origin, drawing in
      children.append(
        nodes[child.id] ?? makeNode(child, drawing ?? self.drawing(of: child), at: origin))
    }
    // Nodes that the client has are moved here after this one is sent.
    node.children = children.filter { !$0.isSent }
    for child in node.children { child.parent = node }
    return node
  }

  private func describe(_ element: ViewElement, _ drawing: NodeDrawing) -> NodeDescription {
    NodeDescription(
      element, window.semanticsState(of: element), drawing, styles, isInert: isInert(element))
  }

  /// Whether an element directly below the root lies behind a modal layer.
  private func isInert(_ element: ViewElement) -> Bool {
    guard window.layers.topModal != nil, element !== window.root,
      !window.layers.isReachable(element)
    else { return false }
    var current = element.viewParent
    while let parent = current, parent !== window.root {
      if let node = nodes[parent.id], !stale.contains(node.id) { return false }
      current = parent.viewParent
    }
    return true
  }

  private func takeShortcut(of node: PageNode) {
    let shortcut = node.element.activation?.shortcut
    guard shortcut != node.shortcut else { return }
    dropShortcut(of: node)
    node.shortcut = shortcut
    if let shortcut { shortcuts[shortcut, default: 0] += 1 }
  }

  private func dropShortcut(of node: PageNode) {
    guard let shortcut = node.shortcut, let count = shortcuts[shortcut] else { return }
    shortcuts[shortcut] = count > 1 ? count - 1 : nil
    node.shortcut = nil
  }

  private func markSent(_ node: PageNode) {
    node.isSent = true
    sent[node.id] = node
    for child in node.children where !child.isSent { markSent(child) }
  }

  private func forget(_ node: PageNode) {
    if nodes[node.element.id] === node { nodes[node.element.id] = nil }
    sent[node.id] = nil
    dropShortcut(of: node)
    for child in node.children where child.parent === node { forget(child) }
  }

  // MARK: Walking

  /// Visits the nearest elements inside an element that have or need a node, in reading order, with
  /// their origin in its coordinates; and the drawing of those that have no node yet.
  private func walk(
    _ element: ViewElement, _ origin: CGPoint,
    _ visit: (ViewElement, CGPoint, NodeDrawing?) -> Void
  ) {
    for child in element.viewChildren {
      guard child.isShown else {
        unshown[child.id] = WeakElement(element: child)
        continue
      }
      if !unshown.isEmpty { unshown[child.id] = nil }
      let place = CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY)
      if let known = nodes[child.id] {
        if stale.contains(known.id) {
          walk(child, place, visit)
        } else {
          visit(child, place, nil)
        }
        continue
      }
      let drawing = drawing(of: child)
      if needsNode(child, drawing) {
        visit(child, place, drawing)
      } else {
        walk(child, place, visit)
      }
    }
  }

  /// Visits the child nodes with their origins, without making any.
  private func forEachChildNode(of node: PageNode, _ visit: (PageNode, CGPoint) -> Void) {
    var stack: [(ViewElement, CGPoint)] = [(node.element, .zero)]
    while let (element, origin) = stack.popLast() {
      for child in element.viewChildren where child.isShown {
        let place = CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY)
        if let known = nodes[child.id], !stale.contains(known.id) {
          visit(known, place)
        } else {
          stack.append((child, place))
        }
      }
    }
  }

  /// Where an element is in the coordinates of the nearest node around it.
  private func origin(of node: PageNode) -> CGPoint {
    var origin = node.element.frame.origin
    var current = node.element.viewParent
    while let element = current, nodes[element.id].map({ stale.contains($0.id) }) ?? true {
      origin.x += element.frame.minX
      origin.y += element.frame.minY
      current = element.viewParent
    }
    return origin
  }

  // MARK: Differences

  /// Finds the children of a node again.
  private func restructure(_ parent: PageNode, _ writer: inout JSONWriter) {
    if unshown.count > 256 { unshown = unshown.filter { $0.value.element != nil } }
    var wanted: [PageNode] = []
    var places: [Int: CGPoint] = [:]
    walk(parent.element, .zero) { element, origin, drawing in
      if let known = nodes[element.id], !stale.contains(known.id) {
        wanted.append(known)
        places[known.id] = origin
      } else {
        wanted.append(makeNode(element, drawing ?? self.drawing(of: element), at: origin))
      }
    }
    arrange(wanted, in: parent, &writer)
    for node in wanted {
      if let origin = places[node.id] { place(node, at: origin, &writer) }
      // Another order of drawing changes the ranks of siblings.
      if places[node.id] != nil,
        node.attributes[.z] != nil || StackingOrder.reorders(parent.element)
      {
        refresh(node, node.drawing, &writer)
      }
    }
  }

  /// Makes `wanted` the children of a node: inserts, moves and removes as little as possible.
  private func arrange(_ wanted: [PageNode], in parent: PageNode, _ writer: inout JSONWriter) {
    let old = parent.children
    guard !old.elementsEqual(wanted, by: ===) else { return }
    hasNewStructure = true
    var oldPlaces: [Int: Int] = [:]
    for (place, child) in old.enumerated() { oldPlaces[child.id] = place }
    let staying = LongestAscent.indices(of: wanted.map { oldPlaces[$0.id] })
    var next: PageNode?
    for (index, node) in wanted.enumerated().reversed() {
      if !node.isSent {
        insert(node, in: parent, before: next, &writer)
      } else if !staying.contains(index) {
        move(node, to: parent, before: next, &writer)
      }
      next = node
    }
    let kept = Set(wanted.map(\.id))
    parent.children = wanted
    for child in old where !kept.contains(child.id) && child.parent === parent {
      writer.list {
        $0.string("-")
        $0.int(child.id)
      }
      forget(child)
    }
  }

  private func insert(
    _ node: PageNode, in parent: PageNode, before next: PageNode?, _ writer: inout JSONWriter
  ) {
    node.parent = parent
    writer.list {
      $0.string("+")
      $0.int(parent.id)
      $0.int(next?.id ?? 0)
      $0.node(node, isNew: true)
    }
    markSent(node)
    adopt(node, &writer)
  }

  /// Moves nodes that the client has into one that was inserted around them.
  private func adopt(_ node: PageNode, _ writer: inout JSONWriter) {
    for child in node.children { adopt(child, &writer) }
    var wanted: [PageNode] = []
    var places: [(PageNode, CGPoint)] = []
    forEachChildNode(of: node) { child, origin in places.append((child, origin)) }
    guard places.count != node.children.count else { return }
    walk(node.element, .zero) { element, _, _ in
      if let known = nodes[element.id] { wanted.append(known) }
    }
    arrange(wanted, in: node, &writer)
    for (child, origin) in places { place(child, at: origin, &writer) }
  }

  private func move(
    _ node: PageNode, to parent: PageNode, before next: PageNode?, _ writer: inout JSONWriter
  ) {
    if let old = node.parent, old !== parent {
      old.children.removeAll { $0 === node }
      reparented.append(node)
    }
    node.parent = parent
    writer.list {
      $0.string(">")
      $0.int(node.id)
      $0.int(parent.id)
      $0.int(next?.id ?? 0)
    }
  }

  private func place(_ node: PageNode, at origin: CGPoint, _ writer: inout JSONWriter) {
    let box = CGRect(origin: origin, size: node.element.frame.size)
    guard box != node.box else { return }
    node.box = box
    writer.list {
      $0.string("b")
      $0.int(node.id)
      $0.rect(box)
    }
  }

  /// Brings a node's own content up to date.
  private func refresh(_ node: PageNode, _ drawing: NodeDrawing, _ writer: inout JSONWriter) {
    place(node, at: node === root ? .zero : origin(of: node), &writer)
    redraw(node, drawing, &writer)
    let description = describe(node.element, drawing)
    takeShortcut(of: node)
    guard description.tag == node.tag else { return replace(node, &writer) }
    var attributes = description.attributes
    // The text of a field has messages of its own.
    if node.field != nil { attributes[.value] = node.attributes[.value] }
    guard attributes != node.attributes else { return }
    writer.list {
      $0.string("=")
      $0.int(node.id)
      $0.changes(from: node.attributes, to: attributes)
    }
    node.attributes = attributes
  }

  private func redraw(_ node: PageNode, _ drawing: NodeDrawing, _ writer: inout JSONWriter) {
    let before = node.drawing
    guard drawing.pieces != before.pieces || drawing.overPieces != before.overPieces else { return }
    node.drawing = drawing
    if let old = before.soleText, let new = drawing.soleText, old.place == new.place {
      guard old.text != new.text else { return }
      return writer.list {
        $0.string("t")
        $0.int(node.id)
        $0.string(new.text)
      }
    }
    writer.list { writer in
      writer.string("d")
      writer.int(node.id)
      writer.list { $0.values(drawing.pieces) }
      if !drawing.overPieces.isEmpty || !before.overPieces.isEmpty {
        writer.list { $0.values(drawing.overPieces) }
      }
    }
  }

  /// Another tag needs another node: it is made anew where the old one was.
  private func replace(_ node: PageNode, _ writer: inout JSONWriter) {
    guard let parent = node.parent, let index = parent.children.firstIndex(where: { $0 === node })
    else { return }
    forget(node)
    var wanted = parent.children
    wanted[index] = makeNode(node.element, drawing(of: node.element), at: node.box.origin)
    arrange(wanted, in: parent, &writer)
  }
}

extension ViewElement {
  /// Whether the element has a place and is not hidden.
  fileprivate var isShown: Bool { !frame.isNull && !drawing.isHidden }
}
