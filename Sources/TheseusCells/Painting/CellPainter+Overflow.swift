import Foundation
import TheseusCore
import TheseusViews

/// The areas in which elements draw, also outside their frames.
extension CellPainter {
  /// When an overflowing element changes its frame, its ancestors' overflow may change.
  func noteMovedOverflow(_ commit: Commit) {
    // Few elements overflow, and most of them are old: comparing ids skips most patches.
    let newest = max(overflow.keys.max() ?? 0, haveOverflowingChildren.max() ?? 0)
    for case .updated(let node, let change) in commit.patches
    where node.id <= newest && change.contains(.frame) {
      let element = ViewElement.of(node)
      if haveOverflowingChildren.contains(node.id) { noteOverflow(of: element) }
      if overflow[node.id] != nil, let parent = element.viewParent { noteOverflow(of: parent) }
    }
  }

  /// Where an element and its overflow were drawn last.
  func drawn(_ element: ViewElement?) -> CellRect {
    guard let element else { return .zero }
    let at = element.drawnAt
    let rect = CellRect(x: Int(at.x), y: Int(at.y), width: Int(at.width), height: Int(at.height))
    guard !overflow.isEmpty, let outside = overflow[element.id] else { return rect }
    // Its origin was rounded to a cell: the exact one is up to half a cell away.
    let (width, height) = (CellSize.width, CellSize.height)
    return rect.union(
      cells(
        outside.insetBy(dx: -width / 2, dy: -height / 2).offsetBy(
          dx: CGFloat(at.x) * width, dy: CGFloat(at.y) * height)))
  }

  /// The cells in which an element and its descendants are drawn.
  func extent(of element: ViewElement, at origin: CGPoint) -> CellRect {
    let frame = CGRect(origin: origin, size: element.frame.isNull ? .zero : element.frame.size)
    var rect = cells(frame)
    // A small child gets a whole cell, also where the frame ends within it.
    if rect.width > 0, CGFloat(rect.endX) * CellSize.width != frame.maxX { rect.width += 1 }
    if rect.height > 0, CGFloat(rect.endY) * CellSize.height != frame.maxY { rect.height += 1 }
    guard !overflow.isEmpty, let outside = overflow[element.id] else { return rect }
    return rect.union(cells(outside.offsetBy(dx: origin.x, dy: origin.y)))
  }

  /// Records the overflow of an element that is smaller than a cell. It gets a whole cell, which
  /// can be the one after its parent's last.
  func noteWholeCell(_ rect: CellRect, of element: ViewElement, at origin: CGPoint) {
    let frame = element.frame
    guard frame.width < CellSize.width || frame.height < CellSize.height, !rect.isEmpty,
      let parent = element.viewParent, !parent.frame.isNull
    else { return }
    let cell = CGRect(
      x: CGFloat(rect.x) * CellSize.width - origin.x,
      y: CGFloat(rect.y) * CellSize.height - origin.y,
      width: CGFloat(rect.width) * CellSize.width, height: CGFloat(rect.height) * CellSize.height)
    let known = overflow[element.id] ?? CGRect(origin: .zero, size: frame.size)
    guard !cell.offsetBy(dx: frame.minX, dy: frame.minY).fits(in: parent.frame.size),
      !known.contains(cell)
    else { return }
    overflow[element.id] = known.union(cell)
    noteOverflow(of: parent)
  }

  /// Records where the children of an element overflow it, and so its ancestors, which are then
  /// visited for drawing outside of them.
  func noteOverflow(of element: ViewElement) {
    var current: ViewElement? = element
    while let parent = current, !parent.frame.isNull {
      let traits = parent.drawing
      if traits.clips { return }
      var reach = CGRect(origin: .zero, size: parent.frame.size)
      for child in parent.viewChildren where !child.frame.isNull {
        reach = reach.union(extent(of: child, traits.childOffset))
      }
      guard !reach.fits(in: parent.frame.size) else { return }
      // The previous overflow may still have to be cleared.
      if let known = overflow[parent.id] { reach = reach.union(known) }
      guard overflow[parent.id] != reach else { return }
      overflow[parent.id] = reach
      guard let outer = parent.viewParent else { return }
      haveOverflowingChildren.insert(outer.id)
      current = outer
    }
  }

  /// The area of a child and its overflow, in its parent's coordinates.
  private func extent(of child: ViewElement, _ offset: CGPoint) -> CGRect {
    let frame = child.frame.offsetBy(dx: offset.x, dy: offset.y)
    guard let own = overflow[child.id] else { return frame.withinSight }
    return frame.union(own.offsetBy(dx: frame.minX, dy: frame.minY)).withinSight
  }

  func forget(_ node: ElementNode) {
    overflow[node.id] = nil
    haveOverflowingChildren.remove(node.id)
  }
}

extension CGRect {
  /// Its part within the scrollable range, or the nearest part of its edge: a more distant origin
  /// would leave no digits for the ends of its own and joined rectangles.
  fileprivate var withinSight: CGRect {
    let most: CGFloat = 1e9
    func near(_ length: CGFloat) -> CGFloat {
      length > -most ? (length < most ? length : most) : -most
    }
    guard abs(minX) > most || abs(maxX) > most || abs(minY) > most || abs(maxY) > most else {
      return self
    }
    let (left, top) = (near(origin.x), near(origin.y))
    return CGRect(
      x: left, y: top, width: near(origin.x + width) - left, height: near(origin.y + height) - top)
  }
}
