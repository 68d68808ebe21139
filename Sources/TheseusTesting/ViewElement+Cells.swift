import Foundation
import TheseusCells
import TheseusViews

extension ViewElement {
  /// The frame in cells; of size zero if no part of it is visible.
  func cellFrame(in window: WindowHost) -> CellRect {
    guard !frame.isNull else { return .zero }
    let frame = CGRect(origin: originInWindow, size: frame.size)
    guard isVisible(frame, in: window) else { return .zero }
    let cell = window.metrics.grid
    let x = cells(frame.minX, cell.width)
    let y = cells(frame.minY, cell.height)
    return CellRect(
      x: x, y: y, width: cells(frame.maxX, cell.width) - x,
      height: cells(frame.maxY, cell.height) - y)
  }

  private func isVisible(_ frame: CGRect, in window: WindowHost) -> Bool {
    var visible = frame
    var current = viewParent
    while let ancestor = current {
      if ancestor.drawing.isHidden { return false }
      if ancestor.drawing.clips || ancestor === window.root {
        visible = visible.intersection(
          CGRect(origin: ancestor.originInWindow, size: ancestor.frame.size))
        if visible.isNull || visible.isEmpty { return false }
      }
      current = ancestor.viewParent
    }
    return !visible.isEmpty
  }

  private func cells(_ length: CGFloat, _ cell: CGFloat) -> Int {
    Int((length / cell).rounded())
  }
}

extension ViewElement {
  /// The semantics that an assistive technology reads; a group for an element without semantics.
  var readSemantics: Semantics { effectiveSemantics ?? Semantics(.group) }

  /// The element and everything below it in the semantics tree, in reading order.
  var allSemantic: [ViewElement] {
    var found: [ViewElement] = []
    var stack = [self]
    while let next = stack.popLast() {
      found.append(next)
      stack.append(contentsOf: next.semanticChildren.reversed())
    }
    return found
  }
}
