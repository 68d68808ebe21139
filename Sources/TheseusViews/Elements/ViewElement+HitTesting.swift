import Foundation
import TheseusCore

extension HostMetrics {
  /// The rectangle of the window that a host draws for `rect`: both edges snap to the grid, and a
  /// rectangle that is not empty takes at least one step of it. Null for an empty rectangle.
  func drawn(_ rect: CGRect) -> CGRect {
    let x = drawn(rect.minX, rect.size.width, unit: grid.width)
    let y = drawn(rect.minY, rect.size.height, unit: grid.height)
    guard let x, let y else { return .null }
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private func drawn(_ start: CGFloat, _ length: CGFloat, unit: CGFloat) -> (
    start: CGFloat, length: CGFloat
  )? {
    guard length > 0 else { return nil }
    let first = (start / unit).rounded()
    let end = max(first + 1, ((start + length) / unit).rounded())
    return (first * unit, (end - first) * unit)
  }
}

/// An element that may draw no more than a line around its frame.
protocol LineDrawing: ViewElement {
  var isLine: Bool { get }
}

extension ViewElement {
  /// The frame that the host draws for the element, in the window.
  private func drawnFrame(at origin: CGPoint) -> CGRect {
    metrics.drawn(CGRect(origin: origin, size: frame.size))
  }

  /// A point of the window in the element's coordinates. A point that the element draws
  /// is inside its bounds, also where the frame covers less than the host can draw.
  func local(_ point: CGPoint) -> CGPoint {
    let origin = originInWindow
    let drawn = frame.isNull ? .null : drawnFrame(at: origin)
    guard !drawn.isNull else { return CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
    func position(_ value: CGFloat, _ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> CGFloat
    {
      (start..<end).contains(value) ? min(value - start, length.nextDown) : value - start
    }
    return CGPoint(
      x: position(point.x, drawn.minX, drawn.maxX, frame.width),
      y: position(point.y, drawn.minY, drawn.maxY, frame.height))
  }

  /// The frontmost element at a point of the window and all around it, innermost first; asked of
  /// the window's root.
  func chain(at point: CGPoint, ofWheel: Bool = false) -> [ViewElement] {
    var chain: [ViewElement] = []
    var current: ViewElement? = hit(at: point, ofWheel: ofWheel) ?? self
    while let element = current {
      chain.append(element)
      current = element.viewParent
    }
    return chain
  }

  /// The frontmost element inside this one, or it itself, that a press at `point` of the window is
  /// for, or a turn of the wheel: the one that draws there.
  ///
  /// A line, such as a frame around a card, covers what is inside it with nothing. A press on it is
  /// for a view behind that takes presses, unless the line itself belongs to one.
  ///
  /// The same goes for an empty area, such as that of a gesture around a text, when the middle of
  /// what is drawn at `point` is beside it: areas that overlap by a few points would overlap by a
  /// whole cell. What a view draws outside of its frame is hit as well, unless something clips it.
  func hit(at point: CGPoint, ofWheel: Bool = false) -> ViewElement? {
    guard let front = frontmost(at: point, ofWheel) else { return nil }
    if ofWheel || front.hitTraits.drawsArea { return front }
    return drawn(at: point, beside: front) ?? front
  }

  /// The element that is drawn at a point behind `front`, which has an empty area there that does
  /// not reach to the drawn element's middle.
  private func drawn(at point: CGPoint, beside front: ViewElement) -> ViewElement? {
    var search = HitSearch(false, false)
    var current: ViewElement? = front
    while let element = current {
      if !element.hitTraits.drawsArea { search.passed.insert(ObjectIdentifier(element)) }
      current = element === self ? nil : element.viewParent
    }
    guard let behind = hit(at: point, origin: originInWindow, search),
      behind.hitTraits.drawsArea, !behind.isRelated(to: front)
    else { return nil }
    let (origin, inside) = (behind.originInWindow, behind.local(point))
    let place = CGPoint(x: origin.x + inside.x, y: origin.y + inside.y)
    let area = CGRect(origin: front.originInWindow, size: front.frame.size)
    return area.contains(place) ? nil : behind
  }

  /// The frontmost element; of a line and a view behind it, the one that takes presses.
  private func frontmost(at point: CGPoint, _ ofWheel: Bool) -> ViewElement? {
    let search = { (passesLines: Bool) in
      self.hit(at: point, origin: self.originInWindow, HitSearch(ofWheel, passesLines))
    }
    guard let front = search(false) else { return nil }
    guard front.drawsLine, let behind = search(true) else { return front }
    var around: Set<ObjectIdentifier> = []
    var current: ViewElement? = behind
    while let element = current {
      around.insert(ObjectIdentifier(element))
      current = element.viewParent
    }
    current = front
    while let element = current, !around.contains(ObjectIdentifier(element)) {
      if element.takesPresses { return front }
      current = element.viewParent
    }
    return behind
  }

  private struct HitSearch {
    let ofWheel: Bool
    let passesLines: Bool
    /// Elements that are not hit themselves.
    var passed: Set<ObjectIdentifier> = []

    init(_ ofWheel: Bool, _ passesLines: Bool) {
      self.ofWheel = ofWheel
      self.passesLines = passesLines
    }
  }

  private var drawsLine: Bool { (self as? any LineDrawing)?.isLine ?? false }

  /// Whether it reacts to a pointer itself.
  private var takesPresses: Bool {
    pointerResponder != nil || self is any PointerReceiver || takesFocus
  }

  private func hit(at point: CGPoint, origin: CGPoint, _ search: HitSearch) -> ViewElement? {
    let traits = drawing
    let hits = hitTraits
    guard hits.allowsPointer, !traits.isOutOfReach, !frame.isNull, !isLeaving else { return nil }
    let isInside = drawnFrame(at: origin).contains(point)
    if traits.clips, !isInside { return nil }
    let inner = CGPoint(x: origin.x + traits.childOffset.x, y: origin.y + traits.childOffset.y)
    let axis = children.count > 16 ? traits.ordered : nil
    for child in axis.map({ orderedChildren(at: point, from: inner, $0) })
      ?? frontToBack(raised: hits.raisedChildren)
    {
      let place = CGPoint(x: inner.x + child.frame.minX, y: inner.y + child.frame.minY)
      if let found = child.hit(at: point, origin: place, search) { return found }
    }
    if search.passesLines, drawsLine { return nil }
    guard isInside, hits.isSolid || search.ofWheel && scroller != nil else { return nil }
    return search.passed.isEmpty || !search.passed.contains(ObjectIdentifier(self)) ? self : nil
  }

  /// The effect of a press at a point of the window on an element.
  package enum Reach {
    /// It is for the element, for a view inside it or for one around it.
    case hit
    /// It is for another view in front.
    case covered(by: ViewElement)
    /// The element takes no presses.
    case passed
  }

  package func reach(at point: CGPoint, in root: ViewElement) -> Reach {
    guard hit(at: point) != nil, takesPointer else { return .passed }
    guard let front = root.hit(at: point), !front.isRelated(to: self) else { return .hit }
    return .covered(by: front)
  }

  /// Whether something inside it can be hit. What is clear or hidden, or refuses the pointer,
  /// cannot: a press goes to what is behind it.
  var holdsTarget: Bool {
    viewChildren.contains { child in
      guard !child.drawing.isOutOfReach, !child.frame.isNull else { return false }
      if child is any ContentReceiver { return child.holdsTarget }
      let hits = child.hitTraits
      return hits.allowsPointer && (hits.isSolid || child.scroller != nil || child.holdsTarget)
    }
  }

  /// Whether it is seen, and it or a view around it refuses the pointer (`allowsHitTesting`). What
  /// is only read, and not drawn, has no place for a pointer.
  package var refusesPointer: Bool {
    var refuses = false
    var current: ViewElement? = self
    while let element = current {
      if element.drawing.opacity == 0 || element.drawing.isOutOfReach { return false }
      if !element.hitTraits.allowsPointer { refuses = true }
      current = element.viewParent
    }
    return refuses
  }

  /// Whether neither this element nor one around it refuses the pointer.
  private var takesPointer: Bool {
    var current: ViewElement? = self
    while let element = current {
      if !element.hitTraits.allowsPointer || element.drawing.isOutOfReach { return false }
      current = element.viewParent
    }
    return true
  }

  private func isRelated(to other: ViewElement) -> Bool {
    contains(other) || other.contains(self)
  }

  private func frontToBack(raised: [ViewElement]) -> [ViewElement] {
    var children = viewChildren
    if drawing.firstChildIsInFront, let first = children.first {
      children.removeFirst()
      children.append(first)
    }
    if children.count > 1, !drawing.ignoresZIndex, children.contains(where: { $0.zIndex != 0 }) {
      let order = children.indices.sorted { (children[$0].zIndex, $0) < (children[$1].zIndex, $1) }
      children = order.map { children[$0] }
    }
    if !raised.isEmpty {
      children = children.filter { child in !raised.contains { $0 === child } } + raised
    }
    return children.reversed()
  }

  /// The children drawn at a point of the window, front to back, found by bisection: those of less
  /// than the host can draw share a position with the next.
  private func orderedChildren(at point: CGPoint, from inner: CGPoint, _ axis: Axis)
    -> [ViewElement]
  {
    let children = viewChildren
    let (wanted, start) = (point.along(axis), inner.along(axis))
    let unit = grid[axis]
    func drawn(_ child: ViewElement) -> Range<CGFloat> {
      let frame = child.frame
      guard !frame.isNull else { return 0..<0 }
      let first = ((start + frame.origin.along(axis)) / unit).rounded()
      let end = ((start + frame.origin.along(axis) + frame.size[axis]) / unit).rounded()
      return first * unit..<max(first + 1, end) * unit
    }
    var (low, high) = (0, children.count)
    while low < high {
      let middle = (low + high) / 2
      if drawn(children[middle]).upperBound <= wanted { low = middle + 1 } else { high = middle }
    }
    var found: [ViewElement] = []
    while low < children.count, drawn(children[low]).lowerBound <= wanted {
      found.append(children[low])
      low += 1
    }
    return found.reversed()
  }
}
