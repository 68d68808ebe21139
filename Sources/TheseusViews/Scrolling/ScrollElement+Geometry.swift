import Foundation

extension ViewElement {
  /// Whether the element is in `other` and not it itself.
  func isInside(_ other: ViewElement) -> Bool { self !== other && other.contains(self) }

  /// The innermost scroll view around it, of those that scroll along `axis` where one is given.
  func enclosingScroll(along axis: Axis? = nil) -> ScrollElement? {
    var current = viewParent
    while let element = current {
      if let scroll = element as? ScrollElement, axis.map(scroll.scrolls) ?? true { return scroll }
      current = element.viewParent
    }
    return nil
  }
}

extension ScrollElement {
  /// The visible part for the app: the content starts after its margins.
  var geometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - margins.leading, y: offset.y - margins.top),
      contentSize: CGSize(
        width: contentSize.width - margins.horizontal, height: contentSize.height - margins.vertical
      ),
      contentInsets: margins, containerSize: frame.size)
  }
}
