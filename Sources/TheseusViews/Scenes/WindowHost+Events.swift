import Foundation
import TheseusCore

extension WindowHost {
  /// Delivers one event and commits what it caused: writes of one event are one transaction (R26).
  public func send(_ event: InputEvent) {
    switch event {
    case .key(let press): deliver(press)
    case .text(let text): _ = bubble(from: focus.focused) { $0.insert(text, isPaste: false) }
    case .paste(let text): _ = bubble(from: focus.focused) { $0.insert(text, isPaste: true) }
    case .pointer(let event): deliver(event)
    case .windowFocus: break
    case .resize(let columns, let rows): resize(columns: columns, rows: rows)
    }
    flush()
  }

  private func deliver(_ press: KeyPress) {
    if bubble(from: focus.focused ?? root, { $0.handle(press) }) { return }
    if press.key == .escape, let layer = layers.layers.last, layer.style.dismissesOnEscape { return layer.dismiss() }
    guard press.key == .tab else { return }
    focus.move(forward: !press.modifiers.contains(.shift))
  }

  /// From an element towards the root, until one says that the event was for it.
  private func bubble(from element: ViewElement?, _ offer: (ViewElement) -> Bool) -> Bool {
    var current = element
    while let target = current {
      if offer(target) { return true }
      current = target.viewParent
    }
    return false
  }

  private func deliver(_ event: PointerEvent) {
    let point = CGPoint(
      x: (CGFloat(event.column) + 0.5) * metrics.pixel.width, y: (CGFloat(event.row) + 0.5) * metrics.pixel.height)
    guard let hit = hit(at: point) else { return }
    if case .press(.left) = event.action {
      var target: ViewElement? = hit
      while let element = target, !element.isFocusable { target = element.viewParent }
      if let target { focus.focus(target) }
    }
    var current: ViewElement? = hit
    while let element = current {
      let origin = element.originInWindow
      if element.handle(event, at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)) { return }
      current = element.viewParent
    }
  }

  /// The frontmost element at a point of the window.
  public func hit(at point: CGPoint) -> ViewElement? {
    var found: ViewElement?
    var current: ViewElement = root
    var local = point
    search: while true {
      let children = current.drawsFirstChildLast ? [current.viewChildren.first].compactMap { $0 } + [] : current.viewChildren.reversed()
      let offset = current.drawing.childOffset
      let inner = CGPoint(x: local.x - offset.x, y: local.y - offset.y)
      for child in children where child.frame.contains(inner) && !child.drawing.isHidden {
        found = child
        current = child
        local = CGPoint(x: inner.x - child.frame.minX, y: inner.y - child.frame.minY)
        continue search
      }
      return found ?? current
    }
  }
}

extension ViewElement {
  /// The element's leading top corner in the window, in points.
  public var originInWindow: CGPoint {
    var origin = CGPoint.zero
    var current: ViewElement? = self
    while let element = current {
      guard !element.frame.isNull else { break }
      origin.x += element.frame.minX
      origin.y += element.frame.minY
      if let parent = element.viewParent {
        let offset = parent.drawing.childOffset
        origin.x += offset.x
        origin.y += offset.y
      }
      current = element.viewParent
    }
    return origin
  }
}
