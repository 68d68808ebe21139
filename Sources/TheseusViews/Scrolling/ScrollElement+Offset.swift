import Foundation

/// How far the content is scrolled, and scrolling to a part of it.
extension ScrollElement {
  /// Scrolls to an offset, as far as there is content. Returns whether anything moved.
  @discardableResult
  public func scroll(to point: CGPoint) -> Bool {
    let target = clamped(point)
    if isHandlingInput { restored = nil }
    guard target != offset else { return false }
    offset = target
    contentMoved()
    setNeedsCommit()
    return true
  }

  /// Scrolls to the end of the content along an axis, also where lazy rows there are longer than
  /// they seemed before they were made. Returns whether anything moved.
  @discardableResult
  func scrollToEnd(_ axis: Axis) -> Bool {
    let before = offset
    scroll(to: CGPoint(axis, maximumOffset.along(axis), offset.along(axis.other)))
    for lazy in lazyContainers where lazy.axis == axis { lazy.scrollToEnd() }
    return offset != before
  }

  /// Whether the content is where the app's anchor has put it.
  var isAtAnchor: Bool { anchor != nil && anchoredOffset == offset }

  /// The offset of an earlier run, before the content is placed for the first time.
  func resume(at point: CGPoint) {
    offset = point
    anchoredOffset = nil
    // The content's anchor holds only where it was left.
    if anchor != nil { anchoredOffset = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity) }
  }

  /// Moves the content by what was inserted or removed before it, so that the visible part stays.
  /// The next layout determines the content's size and clamps.
  func shift(by delta: CGPoint) {
    offset = CGPoint(x: max(0, offset.x + delta.x), y: max(0, offset.y + delta.y))
    setNeedsCommit()
  }

  /// Scrolls so that `rect`, in the content's coordinates, has its `anchor` point at that of the
  /// view; nil: just far enough to see it.
  func scroll(to rect: CGRect, anchor: UnitPoint?) {
    guard let anchor else { return reveal(rect) }
    guard !frame.isNull else { return }
    func start(_ axis: Axis, _ begin: CGFloat, _ length: CGFloat, _ part: CGFloat) -> CGFloat {
      guard scrolls(axis) else { return offset.along(axis) }
      let (before, after) =
        axis == .horizontal ? (margins.leading, margins.trailing) : (margins.top, margins.bottom)
      let wanted = begin + part * length - before - part * (frame.size[axis] - before - after)
      return metrics.rounded(wanted, axis)
    }
    scroll(
      to: CGPoint(
        x: start(.horizontal, rect.minX, rect.width, anchor.x),
        y: start(.vertical, rect.minY, rect.height, anchor.y)))
  }

  @discardableResult
  public func scroll(by delta: CGPoint) -> Bool {
    scroll(to: CGPoint(x: offset.x + delta.x, y: offset.y + delta.y))
  }

  public func reveal(_ descendant: ViewElement) {
    guard var rect = contentFrame(of: descendant) else { return }
    // Not behind headers and footers that are kept in sight, which need not be revealed themselves.
    for lazy in lazyContainers {
      guard let covered = lazy.pinnedLengths(beside: descendant) else { return }
      let length = rect.size[lazy.axis] + covered.before + covered.after
      rect.origin = CGPoint(
        lazy.axis, rect.origin.along(lazy.axis) - covered.before, rect.origin.along(lazy.axis.other)
      )
      rect.size[lazy.axis] = length
    }
    reveal(rect)
  }

  /// Scrolls just far enough that `rect`, in the content's coordinates, is seen, with the margin
  /// beside it where it is at an end; its beginning, where it is larger than the view.
  func reveal(_ rect: CGRect) {
    guard !frame.isNull else { return }
    scroll(to: offset(revealing: withMargins(rect)))
  }

  /// The first and the last of the content are seen with the margin beyond them.
  private func withMargins(_ rect: CGRect) -> CGRect {
    guard margins != EdgeInsets() else { return rect }
    let left = rect.minX <= margins.leading ? 0 : rect.minX
    let top = rect.minY <= margins.top ? 0 : rect.minY
    let right = rect.maxX >= contentSize.width - margins.trailing ? contentSize.width : rect.maxX
    let bottom = rect.maxY >= contentSize.height - margins.bottom ? contentSize.height : rect.maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
