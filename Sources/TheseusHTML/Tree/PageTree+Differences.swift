import Foundation
import TheseusCore
import TheseusViews

/// Writing what a client must change.
extension PageTree {
  /// Finds the children of a node again.
  func restructure(_ parent: PageNode, _ writer: inout JSONWriter) {
    if unshown.count > 256 { unshown = unshown.filter { $0.value.element != nil } }
    var wanted: [PageNode] = []
    var places: [Int: CGPoint] = [:]
    if parent.children.contains(where: { $0.attributes[.z] != nil }) { releaseRanked(parent) }
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
  func arrange(_ wanted: [PageNode], in parent: PageNode, _ writer: inout JSONWriter) {
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

  func insert(
    _ node: PageNode, in parent: PageNode, before next: PageNode?, _ writer: inout JSONWriter
  ) {
    node.parent = parent
    writer.list {
      $0.string("+")
      $0.int(parent.id)
      $0.int(next?.id ?? 0)
      $0.node(node, isNew: true) { [self] node in
        guard !movements.isEmpty, let first = firstAttributes(of: node) else { return nil }
        entering.append((node, first))
        return first
      }
    }
    markSent(node)
    adopt(node, &writer)
  }

  /// Moves nodes that the client has into one that was inserted around them.
  func adopt(_ node: PageNode, _ writer: inout JSONWriter) {
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

  func move(
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

  func place(_ node: PageNode, at origin: CGPoint, _ writer: inout JSONWriter) {
    let box = CGRect(origin: origin, size: node.element.frame.size)
    guard box != node.box else { return }
    node.box = box
    changed.insert(node.id)
    writer.list {
      $0.string("b")
      $0.int(node.id)
      $0.rect(box)
    }
  }

  /// Brings a node's own content up to date.
  func refresh(_ node: PageNode, _ drawing: NodeDrawing, _ writer: inout JSONWriter) {
    place(node, at: node === root ? .zero : origin(of: node), &writer)
    redraw(node, drawing, &writer)
    let description = describe(node.element, drawing)
    takeShortcut(of: node)
    // A window scrolls while it is smaller than its content.
    if (node.offset == nil) != (node.element.scroller == nil) {
      node.offset = node.element.scroller == nil ? nil : .zero
    }
    guard description.tag == node.tag else { return replace(node, &writer) }
    var attributes = description.attributes
    // The text of a field has messages of its own.
    if node.field != nil { attributes[.value] = node.attributes[.value] }
    attributes[.owns] = node.attributes[.owns]
    guard attributes != node.attributes else { return }
    changed.insert(node.id)
    writer.list {
      $0.string("=")
      $0.int(node.id)
      $0.changes(from: node.attributes, to: attributes)
    }
    node.attributes = attributes
  }

  func redraw(_ node: PageNode, _ drawing: NodeDrawing, _ writer: inout JSONWriter) {
    let before = node.drawing
    guard drawing.pieces != before.pieces || drawing.overPieces != before.overPieces else {
      node.drawing.pictures = drawing.pictures
      return
    }
    node.drawing = drawing
    notePictures(of: node)
    changed.insert(node.id)
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

  /// Another tag needs another node: it is created where the old one was.
  func replace(_ node: PageNode, _ writer: inout JSONWriter) {
    guard let parent = node.parent, let index = parent.children.firstIndex(where: { $0 === node })
    else { return }
    forget(node)
    var wanted = parent.children
    wanted[index] = makeNode(node.element, drawing(of: node.element), at: node.box.origin)
    arrange(wanted, in: parent, &writer)
  }
}
