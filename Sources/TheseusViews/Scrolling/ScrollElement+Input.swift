import Foundation

/// Scrolling by keys and by assistive technologies.
extension ScrollElement {
  public func perform(_ action: SemanticAction) -> Bool {
    let point: CGPoint
    switch action {
    case .scrollTo(let target): point = target
    case .scrollBy(let distance):
      point = CGPoint(x: offset.x + distance.x, y: offset.y + distance.y)
    default: return false
    }
    guard isScrollEnabled, !frame.isNull, point.x.isFinite, point.y.isFinite else { return false }
    isHandlingInput = true
    defer { isHandlingInput = false }
    scroll(
      to: CGPoint(
        x: scrolls(.horizontal) ? point.x : offset.x, y: scrolls(.vertical) ? point.y : offset.y))
    return true
  }

  /// Scrolls by lines, pages and to the ends, and reloads the content.
  func scroll(for key: KeyPress) -> Bool {
    guard key.phase != .up, !frame.isNull else { return false }
    if key.key == "r", key.modifiers.intersection(.significant) == .control {
      return beginRefresh()
    }
    guard isScrollEnabled, key.modifiers.isDisjoint(with: .significant) else { return false }
    let line = sizes.scrollStep
    let page = CGPoint(
      x: max(line.width, frame.width - line.width), y: max(line.height, frame.height - line.height))
    if let direction = MoveCommandDirection(key.key), movesFocusInside(direction) { return true }
    switch key.key {
    case .upArrow where scrolls(.vertical): return scroll(by: CGPoint(x: 0, y: -line.height))
    case .downArrow where scrolls(.vertical): return scroll(by: CGPoint(x: 0, y: line.height))
    case .leftArrow where scrolls(.horizontal): return scroll(by: CGPoint(x: -line.width, y: 0))
    case .rightArrow where scrolls(.horizontal): return scroll(by: CGPoint(x: line.width, y: 0))
    case .pageUp where scrolls(.vertical): return scroll(by: CGPoint(x: 0, y: -page.y))
    case .pageDown where scrolls(.vertical): return scroll(by: CGPoint(x: 0, y: page.y))
    // Space belongs to the controls inside.
    case .space where scrolls(.vertical) && !(focusManager?.focused?.isInside(self) ?? false):
      return scroll(by: CGPoint(x: 0, y: page.y))
    case .home where scrolls(.vertical): return scroll(to: .zero)
    case .end where scrolls(.vertical): return scrollToEnd(.vertical)
    default: return false
    }
  }

  /// Moves focus from a control inside to the next one in a direction, when that is inside too and
  /// no further away than a page: text between them is scrolled through first.
  private func movesFocusInside(_ direction: MoveCommandDirection) -> Bool {
    guard let focus = focusManager, let focused = focus.focused, focused.isInside(self),
      let next = focus.next(direction), next.isInside(self)
    else { return false }
    let (from, to) = (focused.frameInWindow, next.frameInWindow)
    let distance = direction.axis == .vertical ? abs(to.minY - from.minY) : abs(to.minX - from.minX)
    guard distance < frame.size[direction.axis] else { return false }
    return focus.move(direction)
  }

  /// Reloads the content, if it is inside a `refreshable`.
  private func beginRefresh() -> Bool {
    guard let refresh else { return false }
    refreshing.begin(refresh) { [weak self] in
      guard let self, scope.isAlive else { return }
      setNeedsCommit()
      runtime.afterUpdate {}
    }
    return true
  }
}
