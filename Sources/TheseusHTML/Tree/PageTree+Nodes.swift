import Foundation
import TheseusCore
import TheseusViews

/// Making nodes, and finding those of elements.
extension PageTree {
  func drawing(of element: ViewElement) -> NodeDrawing {
    surface.windowWidth = window.size.width
    return surface.drawing(of: element)
  }

  func needsNode(_ element: ViewElement, _ drawing: NodeDrawing) -> Bool {
    if element === window.root || !drawing.isEmpty { return true }
    if window.semanticsState(of: element) != nil { return true }
    let traits = element.drawing
    if traits.clips || traits.opacity < 1 || !element.effects.isEmpty { return true }
    if element.takesFocus || !element.hitTraits.allowsPointer || !element.pointerNeeds.isEmpty {
      return true
    }
    return StackingOrder.index(of: element) != nil
  }

  func makeNode(_ element: ViewElement, _ drawing: NodeDrawing, at origin: CGPoint)
    -> PageNode
  {
    let description = describe(element, drawing)
    let key = inherited.isEmpty ? nil : NodeKey.hash(of: element)
    let node = PageNode(
      takeID(for: element, key), element, description.tag, description.attributes, drawing,
      box: CGRect(origin: origin, size: element.frame.size))
    if let key { node.key = key }
    nodes[element.id] = node
    notePictures(of: node)
    node.field = FieldValue.known(of: element, window)
    if node.field != nil {
      node.attributes.set(.value, node.field?.text ?? "")
      node.field?.revision = revisions[element.id] ?? 0
    }
    node.offset = element.scroller?.offset
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

  /// A new id, or that under which the client knows the element from an earlier run.
  private func takeID(for element: ViewElement, _ key: UInt64?) -> Int {
    if let key, let known = inherited.removeValue(forKey: key) {
      if let revision = known.revision, revisions[element.id] == nil {
        revisions[element.id] = revision
      }
      return known.id
    }
    lastID += 1
    return lastID
  }

  func describe(_ element: ViewElement, _ drawing: NodeDrawing) -> NodeDescription {
    let state = window.semanticsState(of: element)
    return NodeDescription(
      element, state, drawing, styles, isInert: isInert(element),
      isUnread: state == nil && isUnread(element))
  }

  /// Whether an element that is no node of the semantics tree is hidden from reading, so that what
  /// it draws must not be read either.
  private func isUnread(_ element: ViewElement) -> Bool {
    var current: ViewElement? = element
    while let candidate = current, window.semanticsState(of: candidate) == nil {
      if candidate.isUnread { return true }
      current = candidate.viewParent
    }
    return false
  }

  /// Whether an element directly below the root lies behind a modal layer.
  func isInert(_ element: ViewElement) -> Bool {
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

  func notePictures(of node: PageNode) {
    picturing[node.id] = node.drawing.pictures.isEmpty ? nil : node
  }

  func takeShortcut(of node: PageNode) {
    let shortcut = node.element.activation?.shortcut
    guard shortcut != node.shortcut else { return }
    dropShortcut(of: node)
    node.shortcut = shortcut
    if let shortcut { shortcuts[shortcut, default: 0] += 1 }
  }

  func dropShortcut(of node: PageNode) {
    guard let shortcut = node.shortcut, let count = shortcuts[shortcut] else { return }
    shortcuts[shortcut] = count > 1 ? count - 1 : nil
    node.shortcut = nil
  }

  func markSent(_ node: PageNode) {
    node.isSent = true
    sent[node.id] = node
    for child in node.children where !child.isSent { markSent(child) }
  }

  func forget(_ node: PageNode) {
    if nodes[node.element.id] === node { nodes[node.element.id] = nil }
    sent[node.id] = nil
    picturing[node.id] = nil
    dropShortcut(of: node)
    for child in node.children where child.parent === node { forget(child) }
  }

  // MARK: Walking

  /// Visits the nearest elements inside an element that have or need a node, in reading order, with
  /// their origin in its coordinates; and the drawing of those that have no node yet.
  func walk(
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
  func forEachChildNode(of node: PageNode, _ visit: (PageNode, CGPoint) -> Void) {
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
  func origin(of node: PageNode) -> CGPoint {
    var origin = node.element.frame.origin
    var current = node.element.viewParent
    while let element = current, nodes[element.id].map({ stale.contains($0.id) }) ?? true {
      origin.x += element.frame.minX
      origin.y += element.frame.minY
      current = element.viewParent
    }
    return origin
  }
}

extension ViewElement {
  /// Whether the element has a place and is not hidden.
  var isShown: Bool { !frame.isNull && !drawing.isHidden }

  /// Whether the element and all that contain it are shown.
  var isShownInWindow: Bool {
    var current: ViewElement? = self
    while let element = current {
      guard element.isShown else { return false }
      current = element.viewParent
    }
    return true
  }
}
