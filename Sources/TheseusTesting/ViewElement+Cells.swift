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
    visiblePart(of: frame, in: window) != nil
  }

  /// Nil when nothing of it is visible.
  private func visiblePart(of frame: CGRect, in window: WindowHost) -> CGRect? {
    var visible = frame
    var current = viewParent
    while let ancestor = current {
      if ancestor.drawing.isHidden { return nil }
      if ancestor.drawing.clips || ancestor === window.root {
        visible = visible.overlap(
          with: CGRect(origin: ancestor.originInWindow, size: ancestor.frame.size))
        if visible.isNull || visible.isEmpty { return nil }
      }
      current = ancestor.viewParent
    }
    return visible.isEmpty ? nil : visible
  }

  /// The cells of the part that is not clipped: its middle first, then row by row.
  func visibleCells(in window: WindowHost) -> [(column: Int, row: Int)] {
    guard !frame.isNull,
      let part = visiblePart(of: CGRect(origin: originInWindow, size: frame.size), in: window)
    else { return [] }
    let cell = window.metrics.grid
    let (left, top) = (cells(part.minX, cell.width), cells(part.minY, cell.height))
    let right = max(left + 1, cells(part.maxX, cell.width))
    let bottom = max(top + 1, cells(part.maxY, cell.height))
    let middle = (column: (left + right) / 2, row: (top + bottom) / 2)
    let others = (top..<bottom).flatMap { row in (left..<right).map { (column: $0, row: row) } }
    return ([middle] + others.filter { $0 != middle }).filter {
      (0..<window.columns).contains($0.column) && (0..<window.rows).contains($0.row)
    }
  }

  private func cells(_ length: CGFloat, _ cell: CGFloat) -> Int {
    Int(clamping: (length / cell).rounded())
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
