import Foundation
import TheseusCore

extension WindowHost {
  func deliver(_ event: PointerEvent) {
    let point = event.position
    switch event.action {
    case .press(let button):
      pointer.cancel()
      let chain = chain(at: point)
      if let target = chain.first(where: { $0.isFocusable }), button != .middle {
        focus.focus(target)
      }
      pointer.press(event, at: point, chain)
    case .move(.some): pointer.drag(event, at: point)
    case .move(nil): pointer.hover(at: point, chain(at: point))
    case .release: pointer.release(event, at: point)
    case .scroll:
      _ = chain(at: point, ofWheel: true).first { $0.handle(event, at: $0.local(point)) }
    }
  }

  /// The frontmost element at a point of the window and all around it, innermost first.
  func chain(at point: CGPoint, ofWheel: Bool = false) -> [ViewElement] {
    var chain: [ViewElement] = []
    var current: ViewElement? = root.hit(at: point, ofWheel: ofWheel) ?? root
    while let element = current {
      chain.append(element)
      current = element.viewParent
    }
    return chain
  }

  /// The frontmost element at a point of the window.
  public func hit(at point: CGPoint) -> ViewElement? { root.hit(at: point) ?? root }
}

extension ViewElement {
  /// A point of the window in the element's coordinates.
  func local(_ point: CGPoint) -> CGPoint {
    let origin = originInWindow
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// The frontmost element inside this one, or it itself, that a press at `point`, in its own
  /// coordinates, is for, or a turn of the wheel.
  func hit(at point: CGPoint, ofWheel: Bool = false) -> ViewElement? {
    let traits = drawing
    guard allowsPointer, !traits.isHidden else { return nil }
    let isInside = CGRect(origin: .zero, size: frame.size).contains(point)
    if traits.clips, !isInside { return nil }
    let inner = CGPoint(x: point.x - traits.childOffset.x, y: point.y - traits.childOffset.y)
    if let axis = traits.ordered, children.count > 16 {
      if let child = orderedChild(at: inner, axis),
        let found = child.hit(at: child.fromParent(inner), ofWheel: ofWheel)
      {
        return found
      }
    } else {
      for child in frontToBack {
        if let found = child.hit(at: child.fromParent(inner), ofWheel: ofWheel) { return found }
      }
    }
    return isInside && (isSolid || ofWheel && takesWheelBetweenChildren) ? self : nil
  }

  private func fromParent(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }

  private var frontToBack: [ViewElement] {
    var children = viewChildren
    if drawsFirstChildLast, let first = children.first {
      children.removeFirst()
      children.append(first)
    }
    if children.count > 1, children.contains(where: { $0.zIndex != 0 }) {
      let order = children.indices.sorted { (children[$0].zIndex, $0) < (children[$1].zIndex, $1) }
      children = order.map { children[$0] }
    }
    let raised = raisedChildren
    if !raised.isEmpty {
      children = children.filter { child in !raised.contains { $0 === child } } + raised
    }
    return children.reversed()
  }

  /// The child at a point, found by bisection.
  private func orderedChild(at point: CGPoint, _ axis: Axis) -> ViewElement? {
    let children = viewChildren
    let wanted = axis == .horizontal ? point.x : point.y
    var (low, high) = (0, children.count)
    while low < high {
      let middle = (low + high) / 2
      let end = axis == .horizontal ? children[middle].frame.maxX : children[middle].frame.maxY
      if end <= wanted { low = middle + 1 } else { high = middle }
    }
    return low < children.count ? children[low] : nil
  }
}
