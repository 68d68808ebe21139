import Foundation

extension ViewElement {
  /// Whether `other` is this element or inside it.
  func contains(_ other: ViewElement?) -> Bool {
    var current = other
    while let node = current {
      if node === self { return true }
      current = node.viewParent
    }
    return false
  }

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

  /// The element's frame in the window, in points.
  public var frameInWindow: CGRect {
    frame.isNull ? .null : CGRect(origin: originInWindow, size: frame.size)
  }
}
