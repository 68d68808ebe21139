/// An element that moves its content.
@MainActor
public protocol Scroller: ViewElement {
  /// Scrolls until `descendant` is visible.
  func reveal(_ descendant: ViewElement)
}
