import Foundation

/// An element that shows a part of its content, and moves it.
@MainActor
public protocol Scroller: ViewElement {
  /// How far the content is scrolled, in points.
  var offset: CGPoint { get }
  /// At least as large as the element.
  var contentSize: CGSize { get }
  /// The axes along which the user can scroll now.
  var userAxes: Axis.Set { get }
  /// Whether it stands at the offset of the last run (R32).
  var isResumed: Bool { get }
  /// Scrolls until `descendant` is visible.
  func reveal(_ descendant: ViewElement)
}

extension Scroller {
  /// The furthest the content can be scrolled.
  public var maximumOffset: CGPoint {
    guard !frame.isNull else { return .zero }
    return CGPoint(
      x: max(0, contentSize.width - frame.width), y: max(0, contentSize.height - frame.height))
  }

  func clamped(_ point: CGPoint) -> CGPoint {
    let most = maximumOffset
    return CGPoint(x: min(max(0, point.x), most.x), y: min(max(0, point.y), most.y))
  }

  /// The frame of a descendant in the coordinates of the content; nil before it has one.
  func contentFrame(of descendant: ViewElement) -> CGRect? {
    guard !descendant.frame.isNull, !frame.isNull else { return nil }
    let (own, origin) = (originInWindow, descendant.originInWindow)
    return CGRect(
      x: origin.x - own.x + offset.x, y: origin.y - own.y + offset.y,
      width: descendant.frame.width, height: descendant.frame.height)
  }

  /// The nearest offset at which a part of the content is seen; its beginning, where it is larger
  /// than the element.
  func offset(revealing rect: CGRect) -> CGPoint {
    var target = offset
    if rect.maxY > target.y + frame.height { target.y = rect.maxY - frame.height }
    if rect.minY < target.y { target.y = rect.minY }
    if rect.maxX > target.x + frame.width { target.x = rect.maxX - frame.width }
    if rect.minX < target.x { target.x = rect.minX }
    return target
  }
}

extension ViewElement {
  /// Whether an element inside takes focus.
  final var containsFocusable: Bool {
    var stack = viewChildren
    while let element = stack.popLast() {
      if element.takesFocus { return true }
      stack.append(contentsOf: element.viewChildren)
    }
    return false
  }
}

/// A container that creates its rows when they come near the screen, as the scroll view around it
/// sees it.
@MainActor
public protocol ScrollContent: ViewElement {
  /// The axis along which the rows follow each other.
  var axis: Axis { get }
  /// The visible part may have changed.
  func scrolled()
  /// The lengths that pinned rows cover at the beginning and the end of what is seen; nil where
  /// `element` is in one of them.
  func pinnedLengths(beside element: ViewElement?) -> (before: CGFloat, after: CGFloat)?
  /// Scrolls to a row, created or not. False where no row has the id.
  func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool
  /// Scrolls to the end of the scroll view, again until the rows there are made and measured.
  func scrollToEnd()
}
