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
  // Exclusivity is unchecked for what each changed element touches: Benchmarks/NOTES.md.
  @exclusivity(unchecked) var root: PageNode?
  /// By the ids of elements.
  @exclusivity(unchecked) var nodes: [UInt64: PageNode] = [:]
  /// By the ids that the client knows.
  @exclusivity(unchecked) var sent: [Int: PageNode] = [:]
  var lastID: Int
  /// How many texts of fields the client was sent.
  var lastText = 0
  /// Elements that changed, with what changed.
  @exclusivity(unchecked) private var noted:
    [UInt64: (element: ViewElement, change: Commit.Change)] = [:]
  /// Elements between whose children something was inserted, moved or removed.
  @exclusivity(unchecked) private var restructured: [UInt64: ViewElement] = [:]
  /// Elements that are not shown, with everything inside them, as of the last walk past them.
  @exclusivity(unchecked) var unshown: [UInt64: WeakElement] = [:]
  /// The last edits of fields that the server has seen, by the ids of elements: they outlive the
  /// nodes of one connection.
  var revisions: [UInt64: Int] = [:]
  /// Nodes that the client has from an earlier run of the app, by their keys. Until it gets a whole
  /// tree, new nodes with the same keys take their ids.
  var inherited: [UInt64: SuspendedPage.Node] = [:]
  /// The ids of nodes that the client had from that run and that no element took.
  var missing: Set<Int> = []
  /// Nodes whose drawing has pictures of other elements, by their ids.
  @exclusivity(unchecked) var picturing: [Int: PageNode] = [:]
  /// Shortcuts of the shown controls, with how many have each.
  var shortcuts: [KeyboardShortcut: Int] = [:]
  /// Nodes that own others, so that these are read in another order than that of the document.
  @exclusivity(unchecked) var owners: [PageNode] = []
  /// Whether the last update inserted, moved or removed nodes.
  @exclusivity(unchecked) var hasNewStructure = false

  /// The ids of nodes whose elements need none any more, during an update.
  @exclusivity(unchecked) var stale: Set<Int> = []
  /// Nodes that an update moved to another parent: another one may lie behind a modal layer.
  @exclusivity(unchecked) var reparented: [PageNode] = []
  /// Movements that the client performs by itself from the next frame on.
  @exclusivity(unchecked) var movements = Movements()
  /// Nodes that the update at hand changes.
  @exclusivity(unchecked) var changed: Set<Int> = []
  /// New nodes that move, with the attributes that they are sent with.
  var entering: [(node: PageNode, first: NodeAttributes)] = []
  /// Nodes with this id or a greater one were made in the present update.
  @exclusivity(unchecked) var firstFreshID = 0
  /// The topmost modal layer of the last update.
  private weak var coveringLayer: LayerElement?
  /// The window's width in the last update.
  private var knownWidth = CGFloat.infinity

  struct WeakElement {
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

  func note(_ change: SemanticsChange) {
    switch change {
    case .inserted(let node, let parent, _):
      var stack = [node]
      while let next = stack.popLast() {
        if let element = window.element(next.id) { note(element, .semantics) }
        stack.append(contentsOf: next.children)
      }
      if let element = window.element(parent) { note(element, .semantics) }
    case .removed(let id, let parent):
      noteUnread(id)
      // A list without items has another role.
      if let list = nodes[parent],
        list.attributes[.role] == .text("list") || list.attributes[.role] == .text("table")
      {
        note(list.element, .semantics)
      }
    case .updated(let id, let state):
      if let element = window.element(id) { note(element, .semantics) }
      // Hidden content of a control is no node of its own in that tree.
      if state.semantics.absorbsTexts || state.semantics.absorbsChildren { noteUnread(id) }
    case .moved: break
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
    movements = Movements()
    forgetAll()
    coveringLayer = window.layers.topModal
    knownWidth = window.size.width
    let node = makeNode(window.root, drawing(of: window.root), at: .zero)
    root = node
    if !revisions.isEmpty { revisions = revisions.filter { nodes[$0.key] != nil } }
    markSent(node)
    var unneeded = JSONWriter()
    followReading(&unneeded)
    hasNewStructure = true
    return node
  }

  private func forgetAll() {
    nodes = [:]
    sent = [:]
    unshown = [:]
    shortcuts = [:]
    picturing = [:]
    owners = []
  }

  /// Writes the differences to the tree that the client has.
  ///
  /// - Parameter touch: called with each node whose element has changed.
  func update(_ writer: inout JSONWriter, touch: (PageNode) -> Void) {
    guard root != nil else { return }
    guard !movements.isEmpty else { return writeChanges(&writer, touch: touch) }
    var moving = movingNodes(movements)
    var changes = JSONWriter()
    changed = []
    writeChanges(&changes, touch: touch)
    moving = moving.filter { changed.contains($0.key) }
    writer.animations(moving)
    writer.values(changes.bytes)
    writeEntrances(entering, &writer)
    entering = []
    movements = Movements()
  }

  func writeChanges(_ writer: inout JSONWriter, touch: (PageNode) -> Void) {
    hasNewStructure = false
    firstFreshID = lastID + 1
    followLayers()
    followWidth()
    let (changed, containers) = (noted, restructured)
    noted = [:]
    restructured = [:]
    var review = Review()
    for element in containers.values { review.parents.insert(shownNode(around: element)) }
    for node in review.parents.nodes where isAttached(node) { restructure(node, &writer) }
    let done = review.parents
    review.parents = NodeSet()
    for (element, change) in changed.values { self.review(element, change, &review) }
    reviewPictures(of: changed.values.map { $0.element } + containers.values, &review)
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
    let described = review.described + done.nodes + reparented + namedByContent
    for node in described where isAttached(node) {
      refresh(node, node.drawing, &writer)
    }
    stale = []
    reparented = []
    followReading(&writer)
  }

  /// A layer without a title has the first text in it for a name, whatever changes that text.
  private var namedByContent: [PageNode] {
    window.layers.layers.filter { $0.title.isEmpty }.compactMap { nodes[$0.id] }
  }

  /// The nodes that changed elements affect.
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
  func isFresh(_ node: PageNode) -> Bool { node.id >= firstFreshID }

  /// A modal layer covers the nodes below it.
  private func followLayers() {
    let modal = window.layers.topModal
    guard modal !== coveringLayer else { return }
    coveringLayer = modal
    for node in root?.children ?? [] { note(node.element, .semantics) }
  }

  /// A field that is as wide as the window looks like a bar. So a resize can change the drawing of
  /// an element whose own frame stays.
  private func followWidth() {
    let width = window.size.width
    guard width != knownWidth else { return }
    let least = min(width, knownWidth)
    knownWidth = width
    for node in sent.values where node.box.width >= least { note(node.element, .semantics) }
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
    if let known, known.attributes[.z] != nil { releaseRanked(known) }
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

  /// A picture of an element changes with what is inside the element.
  private func reviewPictures(of elements: [ViewElement], _ review: inout Review) {
    guard !picturing.isEmpty else { return }
    var owners: [UInt64: PageNode] = [:]
    for node in picturing.values { for id in node.drawing.pictures { owners[id] = node } }
    for element in elements {
      var current: ViewElement? = element
      while let candidate = current {
        if let node = owners.removeValue(forKey: candidate.id), node.element.scope.isAlive {
          review.redrawn.append((node, drawing(of: node.element)))
        }
        current = candidate.viewParent
      }
    }
  }

  /// The parent of a changed element may draw its children in another order than before.
  private func reviewOrder(around element: ViewElement, _ review: inout Review) {
    guard let parent = element.viewParent else { return }
    let node = nodes[parent.id]
    guard StackingOrder.reorders(parent) != (node?.attributes[.z] != nil) else { return }
    if let node {
      guard !isFresh(node) else { return }
      if node.attributes[.z] != nil { releaseRanked(node) }
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

  /// An element whose children are drawn in their order again: those that had nodes only for their
  /// ranks need none.
  func releaseRanked(_ node: PageNode) {
    guard !StackingOrder.reorders(node.element) else { return }
    for child in node.element.viewChildren where child.isShown {
      guard let ranked = nodes[child.id], ranked.attributes[.z] != nil, !isFresh(ranked),
        !needsNode(child, drawing(of: child))
      else { continue }
      stale.insert(ranked.id)
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
}
