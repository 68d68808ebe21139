import AttributeGraph
import Foundation
import TheseusCore

/// Called when a scroll view has moved its content, or its content has changed.
@MainActor
protocol ScrollObserver: AnyObject {
  func scrollMoved(_ scroll: ScrollElement)
}

/// `scrollPosition`: passes requests to the first scroll view inside, and reports its position to
/// the app.
final class ScrollPositionElement: PassthroughElement<_ScrollPositionModifier>, ScrollObserver {
  private weak var scroll: ScrollElement?
  /// The request that was passed on last.
  private var answered: ScrollWish?
  private var isReporting = false

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let changed = try super.updateContent(context)
    let wish = value.wanted()
    let isFirst = answered == nil
    let isNew = answered?.id != wish.id || wish.isFresh && answered?.isFresh == false
    answered = wish
    if isNew, let target = wish.target {
      runtime.afterUpdate { [weak self] in self?.go(to: target, isFirst: isFirst) }
    }
    return changed
  }

  override func placeChildren(in size: CGSize) {
    super.placeChildren(in: size)
    guard scroll?.scope.isAlive != true, let found = firstScroll else { return }
    scroll = found
    found.observe(self)
  }

  /// - Parameter isFirst: whether the request is the initial one. The user has scrolled on from it
  ///   in a session that is restored.
  private func go(to request: ScrollRequest, isFirst: Bool) {
    guard scope.isAlive, let scroll else { return }
    if isFirst, scroll.isResumed { return reportPosition(byUser: true) }
    switch request {
    case .id(let id, let anchor):
      _ = scroll.scrollInside(to: id, anchor: anchor)
    case .edge(.top): scroll.scroll(to: CGPoint(x: scroll.offset.x, y: 0))
    case .edge(.bottom): scroll.scrollToEnd(.vertical)
    case .edge(.leading): scroll.scroll(to: CGPoint(x: 0, y: scroll.offset.y))
    case .edge(.trailing): scroll.scrollToEnd(.horizontal)
    case .point(let x, let y):
      scroll.scroll(to: CGPoint(x: x ?? scroll.offset.x, y: y ?? scroll.offset.y))
    }
    reportPosition(byUser: false)
  }

  /// The user's scrolling is a separate event: requests run after updates, and report themselves.
  func scrollMoved(_ scroll: ScrollElement) {
    guard !isReporting else { return }
    isReporting = true
    let byUser = scroll.isHandlingInput
    runtime.afterUpdate { [weak self] in
      guard let self else { return }
      isReporting = false
      reportPosition(byUser: byUser)
    }
  }

  private func reportPosition(byUser: Bool) {
    guard scope.isAlive, let scroll, scroll.scope.isAlive, !scroll.frame.isNull else { return }
    value.moved(scroll.idSeen(at: value.anchor), byUser)
    // The app's present state is the view's position, and requests nothing.
    answered = value.wanted()
  }
}

extension ScrollElement {
  /// The id of the view at a point of the visible part, in the marked layout, else in the first
  /// lazy one; nil when there is none.
  func idSeen(at anchor: UnitPoint?) -> AnyHashable? {
    guard let layout = targetLayout(in: self) else { return nil }
    let anchor = anchor ?? .topLeading
    let own = originInWindow
    let point = CGPoint(
      x: own.x + margins.leading + anchor.x * (frame.width - margins.horizontal),
      y: own.y + margins.top + anchor.y * (frame.height - margins.vertical))
    for child in layout.viewChildren where !child.frame.isNull {
      let end = child.originInWindow
      // The last point of the visible part belongs to the last view.
      let isPast =
        scrolls(.vertical)
        ? end.y + child.frame.height > point.y : end.x + child.frame.width > point.x
      let isLast =
        scrolls(.vertical)
        ? end.y + child.frame.height >= own.y + frame.height
        : end.x + child.frame.width >= own.x + frame.width
      if isPast || isLast { return child.elementID(below: layout) }
    }
    return layout.viewChildren.last?.elementID(below: layout)
  }

  /// The ids of the targets that are visible, in their order.
  /// - Parameter threshold: the share of a target's area, from 0 to 1, that counts as visible.
  func idsSeen(threshold: Double) -> [AnyHashable] {
    guard let layout = targetLayout(in: self) else { return [] }
    let own = originInWindow
    let window = CGRect(
      x: own.x + margins.leading, y: own.y + margins.top,
      width: frame.width - margins.horizontal, height: frame.height - margins.vertical)
    return layout.viewChildren.compactMap { child in
      let area = child.frame.width * child.frame.height
      guard !child.frame.isNull, area > 0 else { return nil }
      let seen = CGRect(origin: child.originInWindow, size: child.frame.size).overlap(with: window)
      guard !seen.isNull, seen.width * seen.height > 0,
        seen.width * seen.height / area >= threshold
      else { return nil }
      return child.elementID(below: layout)
    }
  }

  private func targetLayout(in element: ViewElement) -> ViewElement? {
    var lazy: ViewElement?
    var stack: [ViewElement] = [element]
    while let next = stack.popLast() {
      if let mark = next as? ScrollTargetLayoutElement, mark.value?.isEnabled == true {
        return mark.layout
      }
      if lazy == nil, next.childResolver?.scrollContent != nil { lazy = next }
      if next !== element, next is ScrollElement { continue }
      stack.append(contentsOf: next.viewChildren.reversed())
    }
    return lazy
  }
}

extension ScrollTargetLayoutElement {
  /// The outermost element inside that arranges several.
  fileprivate var layout: ViewElement? {
    var current: ViewElement? = content
    while let element = current, let inner = element.modifiedContent,
      element.childResolver?.scrollContent == nil, !(element is StackElement),
      !(element is any GridContainer)
    {
      current = inner
    }
    return current
  }
}

extension ViewElement {
  /// The first scroll view inside, or this one.
  var firstScroll: ScrollElement? {
    if let scroll = self as? ScrollElement { return scroll }
    for child in viewChildren { if let scroll = child.firstScroll { return scroll } }
    return nil
  }

  /// The id of the `ForEach` row or `.id()` that the element is, inside `layout`.
  fileprivate func elementID(below layout: ViewElement) -> AnyHashable? {
    var current: Scope? = scope
    while let candidate = current, candidate !== layout.scope {
      if let id = candidate.elementID { return id }
      current = candidate.parent
    }
    return nil
  }
}
