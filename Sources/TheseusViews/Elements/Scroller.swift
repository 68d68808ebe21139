import Foundation

/// An element that moves its content.
@MainActor
public protocol Scroller: ViewElement {
  /// Scrolls until `descendant` is visible.
  func reveal(_ descendant: ViewElement)
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
